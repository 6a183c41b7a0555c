import type { Angle } from '../voice.ts';

export const statement: readonly Angle[] = [
  {
    hooks: [
      'I am saying this with a steady voice: {statement}',
      'Head up, shoulders back: {statement}',
    ],
    body: [
      'Words get stronger when you stand behind them.',
      'You may not feel ready when you say yours.',
      'Say it anyway, ready tends to catch up.',
      'What is the sentence you have been holding back?',
    ],
  },
  {
    hooks: [
      'Some sentences deserve daylight: {statement}',
      'Out of the notebook and into daylight: {statement}',
    ],
    body: [
      'It felt bigger in the notebook.',
      'In daylight it is simply the next thing to live up to.',
      'If you are keeping one in your own notebook, consider this your nudge.',
      'It does not need to be perfect to be seen.',
    ],
  },
  {
    hooks: [
      'Today I choose one clear line: {statement}',
      'One clear line to carry through the day: {statement}',
    ],
    body: [
      'Clear is a kind of courage.',
      'It gives the day a direction without planning every step of it.',
      'When things get noisy, come back to the line.',
      'Then take one step that matches it.',
    ],
  },
  {
    hooks: [
      'Write it where you will see it tomorrow: {statement}',
      'A sentence for the mirror, the fridge or the lock screen: {statement}',
    ],
    body: [
      'We become what we keep in front of us.',
      'Read it when you are sure, and read it twice when you are not.',
      'A good reminder asks nothing of you except attention.',
      'The rest grows from there.',
    ],
  },
  {
    hooks: [
      'If you have been waiting for a sign, borrow this one: {statement}',
      'Take this with you into the rest of the week: {statement}',
    ],
    body: [
      'You can put it in your own words.',
      'You can disagree with half of it and keep the other half.',
      'The only thing I ask is that you do something small with it today.',
      'Small is how it becomes yours.',
    ],
  },
  {
    hooks: [
      'It takes a little courage to write this: {statement}',
      'My heart beat a bit faster typing this: {statement}',
    ],
    body: [
      'That is usually a good sign.',
      'The things we care about make our hands less steady.',
      'So if yours are shaking over something today, you are in good company.',
      'Press post, and then go and be kind to yourself.',
    ],
  },
  {
    hooks: [
      'Imagine saying this to the person you were a year ago: {statement}',
      'A year ago I would have loved to read this: {statement}',
    ],
    body: [
      'Think about how much can fit into a year.',
      'Most of it happens on days that feel like nothing special.',
      'Keep going on the ordinary days, they are doing more than you can see.',
      'What would you like to read a year from now?',
    ],
  },
  {
    hooks: [
      'There is a whole story behind one sentence: {statement}',
      'Behind this one line there is a lot of heart: {statement}',
    ],
    body: [
      'There is a story behind yours too.',
      'You do not owe it to anyone, but it could be the thing somebody needs to hear.',
      'Tell it when you are ready.',
      'I will be glad to listen.',
    ],
  },
  {
    hooks: [
      'Let this be the loudest thing in my feed today: {statement}',
      'If we repeat anything today, let it be this: {statement}',
    ],
    body: [
      'We repeat our worries so easily.',
      'It is only fair to repeat something better.',
      'Say it once for yourself and once for someone who is tired.',
      'They may not answer, and it may still help.',
    ],
  },
  {
    hooks: [
      '{Statement} Now your turn to say something out loud.',
      '{Statement} Onward, one honest step at a time.',
    ],
    body: [
      'Saying it makes it harder to forget.',
      'And it lets other people cheer, which they are better at than we expect.',
      'Give them the chance.',
      "You might be somebody's reason to speak up next.",
    ],
  },
  {
    hooks: [
      'No waiting for the perfect moment: {statement}',
      'The right time is rarely announced, so: {statement}',
    ],
    body: [
      'Perfect moments are mostly seen in hindsight.',
      'The moment you have is a little messy and completely real.',
      'Use it for one thing that matters to you.',
      'You can tidy up afterwards.',
    ],
  },
];
