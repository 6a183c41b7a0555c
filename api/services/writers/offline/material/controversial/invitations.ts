import type { Checklist } from '../voice.ts';

export const invitations: readonly Checklist[] = [
  {
    intro: 'Replies that will not impress me:',
    items: [
      '"wow"',
      '"it is complicated"',
      'a thumbs-up from somebody who stopped at the first line',
    ],
  },
  {
    intro: 'Replies that will:',
    items: ['a case I forgot', 'a cost I ignored', '"I used to think the same, until last year"'],
  },
  {
    intro: 'If you disagree, pick your weapon:',
    items: ['an example', 'a question', 'a better sentence'],
  },
  {
    intro: 'What I am not going to do:',
    items: [
      'apologize for the tone and change nothing',
      'delete the awkward comments',
      'pretend that I have no interest in the outcome',
    ],
  },
  {
    intro: 'The three stages of reading something uncomfortable:',
    items: ['looking for the typo', 'looking at who wrote it', 'finally, looking at what it says'],
  },
  {
    intro: 'You are free to:',
    items: [
      'like it for the wrong reasons',
      'hate it for the right ones',
      'ask me what on earth I mean',
    ],
  },
  {
    intro: 'Before you type "well, actually":',
    items: [
      'have you read it to the end?',
      'does it need saying by you?',
      'will you still be here for the answer?',
    ],
  },
  {
    intro: 'What I would rather have than approval:',
    items: ['a precise objection', 'an honest silence', 'a good enemy with a sense of humor'],
  },
  {
    intro: 'My side of the bargain:',
    items: ['I answer arguments', 'I admit hits', 'I do not sulk, or not for long'],
  },
  {
    intro: 'Three sentences I would like to see more often:',
    items: [
      '"you have a point"',
      '"show me"',
      '"I was thinking of something else, let me start again"',
    ],
  },
  {
    intro: 'In case you are looking for the weak spot:',
    items: [
      'check what I took for granted',
      'check whom I left out',
      'check whether I would say the same if it cost me something',
    ],
  },
];
