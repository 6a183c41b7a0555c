import type { Angle } from '../voice.ts';

export const statement: readonly Angle[] = [
  {
    hooks: [
      'For the record, and in one sentence: {statement}',
      'Stated plainly, so it can be discussed plainly: {statement}',
    ],
    body: [
      'Clarity first, nuance in the comments.',
      'A plain sentence gives people something to agree with, question or improve.',
      'If it raises a concern on your side, I would like to hear it early.',
      'Early questions are the helpful kind.',
    ],
  },
  {
    hooks: [
      'One line I would like you to take away today: {statement}',
      'If you read a single line from me today, let it be this: {statement}',
    ],
    body: [
      'The reasoning matters more than the wording.',
      'I am glad to explain how it came about and what it leaves open.',
      'What would you want to know first?',
      'Start there, and I will do my best to be precise.',
    ],
  },
  {
    hooks: [
      'Sharing this openly rather than in fragments: {statement}',
      'I prefer to say this once and clearly: {statement}',
    ],
    body: [
      'Fragments travel fast and arrive bent.',
      'One clear statement saves everyone the guessing.',
      'It also makes me accountable for what I said, which seems fair.',
      'Questions are welcome, including the uncomfortable ones.',
    ],
  },
  {
    hooks: [
      'A short note to colleagues and partners: {statement}',
      'To everyone I work with, near and far: {statement}',
    ],
    body: [
      'I wanted you to read it here first.',
      'Details follow for anyone who needs them, and I will keep them brief.',
      'If this touches your work, please tell me what would help.',
      'Two sentences from you can save a week on either side.',
    ],
  },
  {
    hooks: ['The headline is simple: {statement}', 'Let me begin with the conclusion: {statement}'],
    body: [
      'What follows from it is the interesting part.',
      'Who should know, what changes for them, and what stays the same?',
      'I would rather answer those three questions than add adjectives.',
      'Ask me whichever of them concerns you most.',
    ],
  },
  {
    hooks: [
      'I would welcome a second opinion on this: {statement}',
      'Please test this sentence for me: {statement}',
    ],
    body: [
      'Push on it and see what gives.',
      'I am looking for the weak point, and applause will not find it.',
      'If you disagree, tell me which word you would change.',
      'A single word is often where two views really part.',
    ],
  },
  {
    hooks: ['Worth saying without the usual padding: {statement}', 'Without preamble: {statement}'],
    body: [
      'Padding protects the writer more than the reader.',
      'You have a full inbox, so I left out the introduction.',
      'If it is relevant to you, we can talk about the details.',
      'If it is not, you have lost ten seconds at most.',
    ],
  },
  {
    hooks: [
      'I thought about how to phrase this and kept the simplest version: {statement}',
      'The simplest version turned out to be the right one: {statement}',
    ],
    body: [
      'Simple is not the same as easy.',
      'There is work behind a short sentence, and there is more ahead of it.',
      'I would be glad to compare notes with anyone on a similar path.',
      'An honest exchange is worth more to me than a like.',
    ],
  },
  {
    hooks: [
      'Making a note of this in public: {statement}',
      'I am writing this where others can hold me to it: {statement}',
    ],
    body: [
      'Public notes keep me honest.',
      'I intend to come back to this line and see how it aged.',
      'If it aged badly, I will say so here as well.',
      'That seems like a fair deal between writer and reader.',
    ],
  },
  {
    hooks: [
      '{Statement} I would like to hear what that means from where you sit.',
      '{Statement} Happy to answer questions.',
    ],
    body: [
      'Every desk has a different view of the same sentence.',
      'What looks obvious here may need explaining two doors down.',
      'Tell me what you would need to know, and I will respond in plain terms.',
    ],
  },
  {
    hooks: [
      'A sentence I am ready to stand behind: {statement}',
      'This is my position, stated once: {statement}',
    ],
    body: [
      'Standing behind something includes listening to objections.',
      'I am interested in the strongest one you have.',
      'A position that has met its best counterargument is worth keeping.',
      'One that has not is still a draft.',
    ],
  },
];
