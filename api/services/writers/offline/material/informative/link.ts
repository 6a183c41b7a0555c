import type { Angle } from '../voice.ts';

export const link: readonly Angle[] = [
  {
    hooks: ['Source in the link, questions in the comments.', 'Straight to the source.'],
    body: [
      'Reading the original takes a little longer than reading about it.',
      'You see what was said, what was not, and in which order.',
      'Bring back whatever remained unclear.',
    ],
  },
  {
    hooks: [
      'How to get more out of this link in five minutes.',
      'A short reading plan for this link.',
    ],
    body: [
      'Skim the headings, read the first and the last part, then choose one section.',
      'Write down one thing you did not know.',
      'Write down one thing you want to check.',
    ],
  },
  {
    hooks: [
      'Three questions to take with you before you click.',
      'Before you open this, pick a question.',
    ],
    body: [
      'What is it for, who is it for, and what is new here?',
      'Reading with a question makes it easier to skip what you do not need.',
      'Afterwards, see which of the three got answered.',
    ],
  },
  {
    hooks: [
      'For everyone who prefers details over slogans.',
      'All the details are behind this link.',
    ],
    body: [
      'A post can point, and a page can explain.',
      'So I will do the pointing.',
      'If you find a part that needs explaining further, let me know.',
    ],
  },
  {
    hooks: ['A resource to keep.', 'Save this one for reference.'],
    body: [
      'Bookmarks work better with a reason attached.',
      'Add a note on why you saved it and when you expect to need it.',
      'Your future self will find it much faster.',
    ],
  },
  {
    hooks: [
      'Read it, then explain it to somebody in two sentences.',
      'A small test to go with this link.',
    ],
    body: [
      'If two sentences are enough, you have understood it.',
      'If they are not, read the part where you got stuck.',
      'Feel free to post your two sentences below.',
    ],
  },
  {
    hooks: [
      'What do you notice first when you open this?',
      'Open this and note your first question.',
    ],
    body: [
      'First questions are valuable, they disappear as soon as we get used to something.',
      'Write yours down before reading further.',
      'Check at the end whether it was answered.',
    ],
  },
  {
    hooks: ['Please read critically and report back.', 'Read this one with a pencil in hand.'],
    body: [
      'Underline what is claimed, circle what is shown.',
      'Both have their place, and it helps to know which is which.',
      'Corrections are welcome, with a source if possible.',
    ],
  },
  {
    hooks: ['Here is where to find it.', 'The address, so you do not have to search.'],
    body: [
      'Short and practical.',
      'If it helps you, pass it on to someone who is still looking.',
      'If it does not, tell me what you were looking for.',
    ],
  },
  {
    hooks: ['New on the reading list.', 'Added to the reading list today.'],
    body: [
      'A good list is short, dated and pruned once a month.',
      'This entry can go when it has done its job.',
      'What is on yours at the moment?',
    ],
  },
  {
    hooks: [
      'Everything you need is one click away, so I will keep this brief.',
      'Brief note, longer link.',
    ],
    body: [
      'Take from it what fits your situation.',
      'Situations differ, and good information says where it applies.',
      'Keep that in mind while you read, here and anywhere else.',
    ],
  },
];
