import type { Angle } from '../voice.ts';

export const link: readonly Angle[] = [
  {
    hooks: [
      'For the part of you that wants to begin.',
      'Maybe this is the nudge you were waiting for.',
    ],
    body: [
      'Open it without any pressure.',
      'Take one idea, leave the rest for another day.',
      'One is plenty when you actually use it.',
    ],
  },
  {
    hooks: [
      'Five minutes for yourself, starting now.',
      'You can spare five minutes for something that lifts you.',
    ],
    body: [
      'The inbox will cope.',
      'Read slowly, breathe, and see what stays with you.',
      'Then carry that one thing into the rest of your day.',
    ],
  },
  {
    hooks: [
      'Share this with someone who is close to giving up.',
      'You know somebody who could use this today.',
    ],
    body: [
      'Send it with two words: thinking of you.',
      'Encouragement does not need to be eloquent.',
      'It needs to arrive.',
      'You can be the reason it does.',
    ],
  },
  {
    hooks: ['Stay curious, click gently.', 'Follow your curiosity for one click.'],
    body: [
      'You never know which page meets you at the right time.',
      'If it is this one, I will be happy.',
      'If it is not, keep looking, you are on the right road.',
    ],
  },
  {
    hooks: ['Putting this out into the world with an open heart.', 'Here it is, shared with hope.'],
    body: [
      'Sharing something always feels a little exposed.',
      'It is still better than keeping it in a drawer.',
      'Have a look, and then share something of yours.',
    ],
  },
  {
    hooks: ['Save this for the day you need it.', 'Keep this close for a harder day.'],
    body: [
      'On good days we forget where we put the helpful things.',
      'So leave yourself a trail now.',
      'The future you will be grateful for the kindness.',
    ],
  },
  {
    hooks: ['Small invitation for a brave day.', 'Consider this an invitation.'],
    body: [
      'You can say no, and I will still be glad you stopped by.',
      'If you say yes, go in with your own questions.',
      'Come back with one thing you want to try.',
    ],
  },
  {
    hooks: [
      'Every good change starts with somebody paying attention.',
      'Give this your full attention for a moment.',
    ],
    body: [
      'Attention is the most generous thing you own.',
      'Spend a little of it here.',
      'Spend the rest on someone you love.',
    ],
  },
  {
    hooks: ['Keep going, and take this along.', 'Something for the road you are on.'],
    body: [
      'It weighs nothing and fits in any pocket.',
      'Use it on a slow stretch.',
      'When you no longer need it, hand it to the next person.',
    ],
  },
  {
    hooks: ['You deserve good things in your feed.', 'Let me add something hopeful to your feed.'],
    body: [
      'So much of what we scroll past makes us smaller.',
      'I hope this does the opposite.',
      'Tell me honestly whether it did.',
    ],
  },
  {
    hooks: ['Start where you are, even if that is one click.', 'One click is a start too.'],
    body: [
      'Beginnings rarely look like much.',
      'A page opened, a thought noted, a message sent.',
      'Look back in a month and see what grew from it.',
    ],
  },
];
