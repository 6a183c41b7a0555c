function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** What people do to people. */
export const violenceWords = words(`
  abuse abused abuser abusers abusive assault assaulted assaults atrocities atrocity beheading
  bombing bombings bullied bullying colonialism femicide genocide gunman gunmen holocaust
  homicide hostage hostages killed killer killers killing killings lynching massacre massacres
  molestation molested murder murdered murderer murderers murders nazi nazis paedophilia
  pedophilia persecution pogrom pogroms rape raped rapes rapist rapists shooter shooters
  shootings slavery stabbed stabbing stabbings starvation terror terrorism terrorist terrorists
  torture tortured trafficking victim victims violence violent war warfare
`);

/** Words of violence that have a harmless sense as well: the word beside them decides. */
export const violentPhrases =
  /\b(?:(?:the|last night's|yesterday's|today's) shooting(?! (?:stars?|range|schedule|location|script|guard|days?))|(?:school|mass|church|synagogue|mosque|police|drive-by|nightclub|deadly|fatal) shootings?|shooting (?:at|in) (?:a|an|the|our|my) (?:school|church|mosque|synagogue|mall|club|nightclub|concert|festival|university|street|supermarket)|(?:was|were|been|got|being) shot\b(?! (?:on|in|with|at|by) )|shot (?:dead|to death)|(?:knife|gun|acid|bomb|terror|sexual|racist|deadly|hate) (?:attack|attacks|crime|crimes)|(?:attack|attacks) (?:on|in|at) (?:a|an|the|our) (?:school|church|mosque|synagogue|market|crowd|concert|festival|hospital|city)|gun violence|car bomb|airstrikes?|air strikes?|invasion of|domestic abuse)/i;

/** Death and grave illness. */
export const graveWords = words(`
  abortion abortions alzheimer alzheimer's amputation anorexia bereaved bereavement bulimia
  burial cancer chemo chemotherapy coffin condolences cremation dead death deaths deceased
  dementia died dies drowned dying earthquake euthanasia famine funeral funerals grave grief
  grieve grieving hiv hospice leukemia miscarriage miscarried mourn mourning obituary orphan
  orphans overdose overdosed palliative self-harm stillbirth stillborn suicidal suicide suicides
  tragedy trauma traumatic tumor tumour widow widowed widower
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

/** Whom one can lose; after "I lost my" a client, a match or a voice is no bereavement. */
export const mournedWords = words(`
  wife husband spouse partner boyfriend girlfriend fiancé fiancée fiance fiancee son sons daughter
  daughters child children kid kids baby babies twins mother mom mum mama father dad papa parent
  parents brother brothers sister sisters sibling siblings grandmother grandma granny nana
  grandfather grandpa grandparents grandson granddaughter aunt uncle cousin niece nephew family
  stepfather stepmother godmother godfather friend friends colleague colleagues classmate teammate
  neighbor neighbour mentor teacher cat cats dog dogs puppy kitten horse rabbit pet pets bird
  hamster home house homes unborn pregnancy boy girl
`);
