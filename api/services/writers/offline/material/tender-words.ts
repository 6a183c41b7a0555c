function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Death, violence and grave illness, and the people who get talked about most carelessly. */
export const graveWords = words(`
  abortion abortions abuse abused abusive alzheimer alzheimer's amputation anorexia antisemitism
  apartheid assault assaults atrocities beheading bereavement bulimia bullying cancer chemo chemotherapy
  coffin colonialism death deaths dementia died dies dying earthquake euthanasia
  famine femicide funeral funerals genocide grave grief grieving gunman hiv holocaust homeless
  homelessness homicide homophobia hospice hostage hostages islamophobia killed killings lynching
  massacre massacres miscarriage misogyny molestation mourning murder murdered murders nazi nazis obituary
  orphan orphans overdose paedophilia palliative pedophilia persecution pogrom racism racist rape raped
  rapist self-harm sexism shootings slavery starvation stillbirth suicidal suicide suicides
   terror terrorism terrorist terrorists torture tragedy trafficking transphobia trauma traumatic
  tumor tumour victim victims violence violent war widow widower
  aborigines africans afghans amish arabs asexual asians asylum autistic bisexual bisexuals blacks 
  christians deaf disabilities disability disabled elderly gay gays gypsies hindu hindus immigrant
  immigrants immigration indigenous intersex islam israel israeli israelis jew jewish jews judaism kurds
  latinas latino latinos latinx lesbian lesbians lgbt lgbtq lgbtqia migrant migrants minorities mormons
  muslim muslims nonbinary palestine palestinian palestinians queer refugee refugees sikh sikhs
  syrians trans transgender uyghurs ukrainians whites women
`);

/** Burdens that some voices can speak about and others would make light of. */
export const heavyWords = words(`
  accident addict addiction addicts adhd alcoholic alcoholism anxiety arthritis autism bankruptcy betrayal
  bipolar breakup  caregiver caregiving depressed depression diabetes diagnosed diagnosis disease
  divorce divorced epilepsy evicted eviction fired foreclosure heartbreak illness infertility insomnia ivf
  jobless laid-off layoff layoffs lonely loneliness neurodivergent neurodiversity ocd panic parkinson's
  poverty prison ptsd recovery redundancy rehab schizophrenia separation sick sober sobriety surgery
  therapy unemployed unemployment
`);
