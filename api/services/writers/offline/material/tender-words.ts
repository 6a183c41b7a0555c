function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Death, violence and grave illness. */
export const graveWords = words(`
  abortion abortions abuse abused abusive alzheimer alzheimer's amputation anorexia assault
  assaults atrocities beheading bereavement bulimia bullying cancer chemo chemotherapy coffin
  colonialism death deaths dementia died dies dying earthquake euthanasia famine femicide
  funeral funerals genocide grave grief grieving gunman hiv holocaust homicide hospice hostage
  hostages killed killings lynching massacre massacres miscarriage molestation mourning murder
  murdered murders nazi nazis obituary orphan orphans overdose paedophilia palliative pedophilia
  persecution pogrom rape raped rapist self-harm shootings slavery starvation stillbirth
  suicidal suicide suicides terror terrorism terrorist terrorists torture tragedy trafficking
  trauma traumatic tumor tumour victim victims violence violent war widow widower
`);

/** The people who get talked about most carelessly, and the names of that carelessness. */
export const peopleWords = words(`
  apartheid antisemitism homophobia islamophobia misogyny racism racist sexism transphobia
  homeless homelessness aborigines africans afghans amish arabs asexual asians asylum autistic
  bisexual bisexuals blacks christians deaf disabilities disability disabled elderly gay gays
  gypsies hindu hindus immigrant immigrants immigration indigenous intersex islam israel israeli
  israelis jew jewish jews judaism kurds latinas latino latinos latinx lesbian lesbians lgbt
  lgbtq lgbtqia migrant migrants minorities mormons muslim muslims nonbinary palestine
  palestinian palestinians queer refugee refugees sikh sikhs syrians trans transgender uyghurs
  ukrainians whites women
`);

/** Burdens that some voices can speak about and others would make light of. */
export const heavyWords = words(`
  accident addict addiction addicts adhd alcoholic alcoholism anxiety arthritis autism
  bankruptcy betrayal bipolar breakup caregiver caregiving depressed depression diabetes
  diagnosed diagnosis disease divorce divorced epilepsy evicted eviction fired foreclosure
  heartbreak illness infertility insomnia ivf jobless laid-off layoff layoffs lonely loneliness
  neurodivergent neurodiversity ocd panic parkinson's poverty prison ptsd recovery redundancy
  rehab schizophrenia separation sick sober sobriety surgery therapy unemployed unemployment
`);
