import type { Checklist } from '../voice.ts';

export const invitations: readonly Checklist[] = [
  {
    intro: 'If this reached you on a hard day:',
    items: [
      'breathe out slowly',
      'put one hand on the table and feel that it holds',
      'do the next small thing, and only that',
    ],
  },
  {
    intro: 'What I wish for everyone reading this:',
    items: [
      'one person who believes in you',
      'one hour that belongs to you',
      'one reason to smile before the evening',
    ],
  },
  {
    intro: 'You can use this moment to:',
    items: [
      'send a kind message',
      'forgive yourself for something small',
      'write down what you are hoping for',
    ],
  },
  {
    intro: 'Courage can look like this:',
    items: [
      'raising your hand',
      'changing your mind',
      'going to bed early and trying again tomorrow',
    ],
  },
  {
    intro: 'Three things I want to remember:',
    items: [
      'nobody grows in a straight line',
      'a pause is a part of the music',
      'we are all carrying something',
    ],
  },
  {
    intro: 'When you doubt yourself, look for:',
    items: [
      'the friend who stayed',
      'the day you kept your word',
      'the thing you can do now and could not do before',
    ],
  },
  {
    intro: 'Let us make it a little easier for each other:',
    items: [
      'ask twice how somebody is',
      'celebrate the small stuff out loud',
      'leave the light on for those who come later',
    ],
  },
  {
    intro: 'Things worth more than being perfect:',
    items: ['being honest', 'being there', 'being willing to begin again'],
  },
  {
    intro: 'For your pocket, to take along:',
    items: ['you may go slowly', 'you may ask', 'you may be proud'],
  },
  {
    intro: 'What comes next can be very small:',
    items: ['one line on a page', 'one call', 'one walk around the block with your head up'],
  },
  {
    intro: 'A question for each part of the day:',
    items: [
      'morning: what matters today?',
      'noon: what can I let go of?',
      'evening: what was good?',
    ],
  },
];
