/** What sort of thing a topic is; a post of another sort misses its purpose. */
export const kinds = [
  'announcement',
  'offer',
  'event',
  'job',
  'story',
  'how-to',
  'list',
  'question',
  'opinion',
  'subject',
] as const;

export type Kind = (typeof kinds)[number];

/** The first that matches decides, so the plainest signs stand first. */
const signs: readonly (readonly [Kind, RegExp])[] = [
  [
    'list',
    /^(the |my |our )?(top )?(\d+|three|five|seven|ten) (\w+ ){0,3}(mistakes|tips|ways|reasons|things|rules|ideas|steps|lessons|tricks|signs|facts|habits|myths|books|tools|questions)\b/,
  ],
  [
    'job',
    /\b(hiring|we need a|looking for an?|join (our|the) team|job|vacancy|apprentice(ship)?|internship|position|apply)\b/,
  ],
  [
    'offer',
    /(\d ?%|[$€£] ?\d|\b(discount|coupon|promo|sale|free shipping|half price|black friday|giveaway|off (all|every|your)|special offer|early bird)\b)/,
  ],
  [
    'event',
    /\b(workshop|meetup|webinar|concert|festival|conference|open (day|house|evening|mic)|exhibition|fundraiser|party|fair|class starts|live on|join us|this (monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|tickets?)\b/,
  ],
  ['how-to', /^(how to|how you|guide to|a guide|tutorial|steps? to|ways to|tips (for|on|to))\b/],
  [
    'announcement',
    /\b(launch(es|ed|ing)?|announc(e|es|ed|ing|ement)|now open|opening|new (hours|store|shop|menu|website|book|album|product|feature|release|location)|we('re| are) moving|moves? to|released?|introducing|coming soon|closed on|no longer)\b/,
  ],
  [
    'story',
    /^(i|we|my|our|how (i|we)|why (i|we)|when (i|we)|the day|what (i|we) learn(ed|t)|becoming|quitting|leaving)\b/,
  ],
  [
    'opinion',
    /\b(should|shouldn't|must|never|overrated|underrated|better than|worse than|unpopular|hot take|is dead|vs\.?|versus|too many|nobody needs)\b/,
  ],
  ['question', /(\?\s*$|^(is|are|do|does|can|could|what|why|when|where|which|who|how)\b)/],
];

/** Long enough to say what it is. */
const readLength = 500;

export function kindOf(topic: string): Kind {
  const text = topic.trim().slice(0, readLength).toLowerCase().replaceAll('’', "'");
  return signs.find(([, sign]) => sign.test(text))?.[0] ?? 'subject';
}
