import type { Checklist } from '../voice.ts';

export const invitations: readonly Checklist[] = [
  {
    intro: 'What you may want to ask next:',
    items: ['Since when?', 'For whom?', 'Where can I read more?'],
  },
  {
    intro: 'To use this information:',
    items: [
      'note it in your own words',
      "add today's date",
      'decide when you will look at it again',
    ],
  },
  {
    intro: 'How to tell whether it concerns you:',
    items: [
      'it touches something you do regularly',
      'you would act differently because of it',
      'somebody is going to ask you about it',
    ],
  },
  {
    intro: 'What I know, and how:',
    items: [
      'what I say about myself is first-hand',
      'what I expect is marked as an expectation',
      'what I left out can be asked for below',
    ],
  },
  {
    intro: 'Formats I am happy to provide:',
    items: [
      'one sentence, for passing on',
      'a short list, for checking',
      'a longer answer, for deciding',
    ],
  },
  {
    intro: 'If you share this, please include:',
    items: ['who said it', 'when it was said', 'what you would like the reader to do with it'],
  },
  {
    intro: 'To check that we understand each other:',
    items: ['say it back in your own words', 'name one thing it does not mean', 'give an example'],
  },
  {
    intro: 'Where misunderstandings tend to begin:',
    items: ['a word with two meanings', 'a missing date', 'an assumption nobody said aloud'],
  },
  {
    intro: 'For different amounts of time:',
    items: [
      '10 seconds: read the first line again',
      '1 minute: write down your question',
      '10 minutes: ask it, and look up one thing',
    ],
  },
  {
    intro: 'Good reasons to reply:',
    items: ['something is missing', 'something is wrong', 'you know where more can be found'],
  },
  {
    intro: 'How I would file this:',
    items: [
      'under the question it answers',
      'next to whatever contradicts it',
      'with a reminder to check whether it still holds',
    ],
  },
];
