import type { Angle } from '../voice.ts';

export const statement: readonly Angle[] = [
  {
    hooks: [
      "Saying it here so I can't pretend I didn't: {statement}",
      "Putting this where I'll have to look at it: {statement}",
    ],
    body: [
      "There, it's out.",
      'I read it back and it still sounds right, which is a good sign.',
      'I could dress it up with a thread and a diagram.',
      "I'd rather leave it as a plain line and see who it speaks to.",
      'If you have a question, the easy way is right below.',
    ],
  },
  {
    hooks: ['Short version: {statement}', 'The whole thing in one line: {statement}'],
    body: [
      'The long version needs snacks.',
      'I like a sentence that does its job and sits down.',
      'Everything else is detail, and I enjoy detail, so ask away.',
      "I'd start with the part you're most curious about.",
    ],
  },
  {
    hooks: [
      "If I were texting a friend, I'd put it like this: {statement}",
      'The way I would text it to a friend: {statement}',
    ],
    body: [
      'No build-up, no drum roll.',
      "That's my test for whether I mean something.",
      "If it only works with a long intro, it isn't ready.",
      'This one felt ready.',
      'Now I want to hear how it lands on your side.',
    ],
  },
  {
    hooks: [
      'Somewhere between a note to self and an announcement: {statement}',
      'Half note to self, half news: {statement}',
    ],
    body: [
      'Do with it what you like.',
      "I'd be happy with a nod, a question or a better way to say it.",
      'Writing it down made it feel a little more real.',
      'Funny how one line can do that.',
    ],
  },
  {
    hooks: [
      'Before I talk myself into a longer post: {statement}',
      'Keeping it simple for once: {statement}',
    ],
    body: [
      'I had a longer draft and it was worse.',
      'Three paragraphs of me clearing my throat.',
      'So you get the one line that mattered.',
      'You can have the throat-clearing in the comments if you insist.',
    ],
  },
  {
    hooks: [
      "On my mind today, so now it's on yours: {statement}",
      'Sharing what is on my mind today: {statement}',
    ],
    body: [
      'Sorry, and also welcome.',
      "It's the kind of thing I want to talk about with people who have time.",
      "If that's you, pull up a chair.",
      "If it isn't, a quick yes or no works too.",
      "I'm easy.",
    ],
  },
  {
    hooks: [
      'You heard it from me first: {statement}',
      'Better you hear it from me than in passing: {statement}',
    ],
    body: [
      "I'd rather be clear than mysterious.",
      "Teasing is fun, but you've got things to do.",
      'So there it is, no countdown and no riddle.',
      'Tell me what you want to know next.',
    ],
  },
  {
    hooks: [
      'Reading this out loud before I post it: {statement}',
      'Said it out loud twice, still like it: {statement}',
    ],
    body: [
      'Yep, keeping it.',
      'Reading aloud catches the sentences that only look good.',
      "It's a slightly embarrassing habit and I'd recommend it to anyone.",
      "If it sounds different in your head, I'd like to know how.",
    ],
  },
  {
    hooks: [
      'For whoever needs this on their screen today: {statement}',
      'This one is for the two people who know exactly what I mean: {statement}',
    ],
    body: [
      'You know who you are.',
      'And if you only half know, stay anyway.',
      'I like posts that feel like a wave across the street.',
      'So here I am, waving.',
    ],
  },
  {
    hooks: ['{Statement} That is the post.', '{Statement} Pass it on if it helps.'],
    body: [
      "I won't stretch it to fill the space.",
      'Some thoughts arrive the right size.',
      "I'd only make it blurrier by explaining.",
      "Questions are a different matter, I've got time for those.",
    ],
  },
  {
    hooks: [
      'Today in plain words: {statement}',
      'No clever framing, just plain words: {statement}',
    ],
    body: [
      'Clever would have taken longer.',
      'I keep finding that the plain sentence is the one people answer.',
      'The clever one gets a like and disappears by dinner.',
      "I'd rather have the answer.",
    ],
  },
];
