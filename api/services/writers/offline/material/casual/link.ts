import type { Angle } from '../voice.ts';

export const link: readonly Angle[] = [
  {
    hooks: [
      "Leaving this here for whenever you've got a minute.",
      'No rush, but this one is for you.',
    ],
    body: [
      'Open it with a coffee, skip it if the day is full.',
      "I won't spoil it with a summary.",
      "I'd love to hear the first thing you thought.",
    ],
  },
  {
    hooks: ['Have a look and tell me what you think.', 'Could you take a look at this?'],
    body: [
      'Fresh eyes beat mine.',
      "I'm too close to say anything clever.",
      'Two honest words from you would do more than a page from me.',
      'Kind and blunt can be the same two words.',
    ],
  },
  {
    hooks: [
      'Sharing is easier than explaining, so here.',
      'I could explain, or I could just send you the link.',
    ],
    body: [
      'Link it is.',
      'Some things are better met in person, so to speak.',
      'Go and see for yourself, then come back and talk to me.',
    ],
  },
  {
    hooks: ['File this under worth a click.', 'One link today, just the one.'],
    body: [
      'I keep my links on a diet.',
      "If I send too many, you'd stop opening them, and fair enough.",
      'So this is the one for today.',
    ],
  },
  {
    hooks: [
      'Guess what I want to talk about today.',
      'Conversation starter, delivered to your door.',
    ],
    body: [
      "It's all behind the link.",
      'Open it first so we start from the same page, literally.',
      'Then bring me your questions, odd ones included.',
    ],
  },
  {
    hooks: [
      'If you only open one thing from me this week, make it this.',
      'My one small request for the week.',
    ],
    body: [
      'A click and an honest reaction.',
      "You don't have to like it.",
      "You don't even have to finish it.",
      'Tell me where you stopped and I learn something too.',
    ],
  },
  {
    hooks: [
      'Passing this along the way you pass a good snack.',
      'This is me sliding something across the table.',
    ],
    body: [
      'No speech attached.',
      'Take it, try it, hand it to the next person if you like it.',
      'And if it is not your thing, tell me what is.',
    ],
  },
  {
    hooks: ['Something for your next slow five minutes.', 'For your next break, the short one.'],
    body: [
      'Made for the bit of the day between two things.',
      'Kettle on, link open, that is the whole plan.',
      'Come back and tell me if the timing worked.',
    ],
  },
  {
    hooks: ['Psst, over here.', 'Tiny tap on the shoulder.'],
    body: [
      "There's a link below and I'd like you to have it.",
      'I could have written a big introduction.',
      'You could have scrolled past it.',
      'This way we both save time.',
    ],
  },
  {
    hooks: [
      "I'd like to know how this looks from where you are.",
      'Same link, different eyes: yours.',
    ],
    body: [
      'People notice such different things.',
      'What stands out to you is probably not what stands out to me.',
      "That's the fun of it, so tell me.",
    ],
  },
  {
    hooks: [
      'Bookmark now, thank yourself on Sunday.',
      'Save it for the weekend if today is too much.',
    ],
    body: [
      "It'll keep.",
      'I like links that are still there when the week calms down.',
      'When you get to it, let me know what stuck.',
    ],
  },
];
