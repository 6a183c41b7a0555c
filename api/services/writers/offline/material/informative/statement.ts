import type { Angle } from '../voice.ts';

export const statement: readonly Angle[] = [
  {
    hooks: ['In short: {statement}', 'The summary comes first: {statement}'],
    body: [
      'Details are only a question away.',
      'Leading with the main point lets you decide how much you want to read.',
      'Ask for the who, the when or the why.',
      'I will answer what I know and mark what I do not.',
    ],
  },
  {
    hooks: [
      'Here is the sentence, and below it how to read it: {statement}',
      'One sentence, three ways to read it: {statement}',
    ],
    body: [
      'First for what it says, word by word.',
      'Then for what it leaves out.',
      'Finally for what you would like to know next.',
      'The third reading is where a good conversation starts.',
    ],
  },
  {
    hooks: ['Good to know: {statement}', 'For your information, without decoration: {statement}'],
    body: [
      'Decoration can wait until the facts have arrived.',
      'If you need this in a different form, say so.',
      'A clear question gets a clear answer.',
      'And if something is ambiguous, pointing it out helps everyone who reads after you.',
    ],
  },
  {
    hooks: ['Noted, dated and shared: {statement}', 'Adding this to the public notes: {statement}'],
    body: [
      'Written notes beat memory.',
      'A date and a name turn a remark into something others can use.',
      'If you pass it on, please pass on the source as well.',
      'That is how information stays fresh on its way.',
    ],
  },
  {
    hooks: [
      'What you need to know, in one line: {statement}',
      'If you are short on time, read only this: {statement}',
    ],
    body: [
      'Everything below is optional.',
      'The useful follow-up is whether it changes anything for you.',
      'If yes, think of one thing you would do differently.',
      'If no, you are now up to date and may carry on.',
    ],
  },
  {
    hooks: ['Let me put this precisely: {statement}', 'As precisely as I can put it: {statement}'],
    body: [
      'Precise wording makes it easier to correct.',
      'A vague sentence can never be wrong, and it can never be useful either.',
      'So please correct me where needed.',
      'I would rather update a sentence than defend it.',
    ],
  },
  {
    hooks: [
      'Some context to go with this: {statement}',
      'Context matters, so start here: {statement}',
    ],
    body: [
      'Ask yourself what you already knew before reading it.',
      'Then ask what is new.',
      'The difference between the two is the actual information.',
      'It is a handy way to read nearly anything.',
    ],
  },
  {
    hooks: [
      'Easy to miss, so I am repeating it: {statement}',
      'In case it got lost in your feed: {statement}',
    ],
    body: [
      'Feeds are good at burying things.',
      'Save it if you may need it, mention it to someone who will.',
      'A message passed on by a person arrives better than one pushed by an algorithm.',
    ],
  },
  {
    hooks: ['A sentence worth unpacking: {statement}', 'Let us unpack this together: {statement}'],
    body: [
      'Which word carries the most weight?',
      'Swap it for a neighbor and see how the meaning moves.',
      'It is a simple exercise, and it shows quickly what a sentence depends on.',
      'Try it and tell me which word you picked.',
    ],
  },
  {
    hooks: [
      '{Statement} Questions are welcome, simple ones first.',
      '{Statement} Ask me what you would like to know.',
    ],
    body: [
      'Simple questions tend to be the ones everybody has.',
      'Asking them in public means they only need answering once.',
      'So you are doing others a favor.',
    ],
  },
  {
    hooks: ["Today's entry, kept short: {statement}", 'The entry for today reads: {statement}'],
    body: [
      'Short entries are easier to find again.',
      'I try to keep one thought per note.',
      'When two thoughts belong together, a link does the job.',
      'What would you connect this one to?',
    ],
  },
];
