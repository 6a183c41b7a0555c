import type { Checklist } from '../voice.ts';

export const invitations: readonly Checklist[] = [
  {
    intro: 'What would make my day:',
    items: [
      'an honest "huh, tell me more"',
      "a question I didn't see coming",
      "a picture of wherever you're reading this",
    ],
  },
  {
    intro: 'Three easy ways to answer:',
    items: [
      'the first word that came up',
      "the thing you'd ask if we were on a long drive",
      'a story that has only a little to do with it',
    ],
  },
  {
    intro: 'What you can expect if you write back:',
    items: [
      'a reply from me, at some point between coffees',
      'at least one follow-up question',
      'possibly a typo',
    ],
  },
  {
    intro: "Things I'd like to get better at, while we're here:",
    items: ["stopping when I'm done", 'asking before explaining', 'saying thank you sooner'],
  },
  {
    intro: "If you're the quiet type, also good:",
    items: ['read along', 'nod once', 'come back when you feel like it'],
  },
  {
    intro: 'You might be thinking one of these:',
    items: ['"finally"', '"wait, what?"', '"I have a cousin who needs to hear this"'],
  },
  {
    intro: "What I'd tell you in person:",
    items: [
      'take your time with it',
      "you don't have to have an opinion today",
      "I'm glad you stopped by",
    ],
  },
  {
    intro: 'Small things that go a long way here:',
    items: [
      'a question instead of a verdict',
      "using somebody's name",
      'assuming they meant it kindly',
    ],
  },
  {
    intro: "What happens next, as far as I'm concerned:",
    items: ['I read what you think', 'I sleep on it', 'I tell you if it changed anything'],
  },
  {
    intro: "Questions I'd ask if I were you:",
    items: ['how come now?', 'what was the hardest bit?', "who's it really for?"],
  },
  {
    intro: 'Before you scroll on:',
    items: ['drink some water', 'text that one friend', 'tell me what I missed'],
  },
];
