import type { Angle } from '../voice.ts';

export const question: readonly Angle[] = [
  {
    hooks: [
      'How to approach a question like this: {question}',
      'Let us take this question apart: {question}',
    ],
    body: [
      'Begin with the words in it.',
      'Which of them could mean two things?',
      'Settle those first, and the rest often becomes two smaller questions.',
      'Smaller ones are easier to look up, test or ask.',
    ],
  },
  {
    hooks: [
      'Before you search for the answer, make a guess: {question}',
      'Guess first, look it up second: {question}',
    ],
    body: [
      'Write the guess down where you cannot edit it.',
      'Then search, and compare.',
      'Being wrong in writing makes the right answer easier to remember.',
      'If you were right, you learn how well calibrated you are.',
    ],
  },
  {
    hooks: [
      'Who would know the answer to this: {question}',
      'One question, and a way to find good sources for it: {question}',
    ],
    body: [
      'Look for someone who has seen it up close.',
      'Look for someone who has counted.',
      'Look for someone who disagrees with both.',
      'Three short conversations can replace a long evening of searching.',
    ],
  },
  {
    hooks: [
      'What kind of question is this: {question}',
      'First decide what type of question you have: {question}',
    ],
    body: [
      'Some questions ask for a fact, some for a cause, some for a choice.',
      'Facts can be looked up.',
      'Causes need comparison, and choices need values.',
      'Mixing them up is a common reason why a discussion goes in circles.',
    ],
  },
  {
    hooks: [
      'Worth researching properly: {question}',
      'If you had one hour to research this: {question}',
    ],
    body: [
      'Ten minutes for an overview, and no opinions yet.',
      'Thirty for two sources that disagree.',
      'The last twenty go to writing half a page in your own words.',
      'The half page is what you will still have next year.',
    ],
  },
  {
    hooks: [
      'What would a complete answer contain: {question}',
      'Sketch the answer before you look for it: {question}',
    ],
    body: [
      'A cause, an example and an exception.',
      'An answer without an exception has probably not met reality yet.',
      'Leave blanks where you are unsure.',
      'Now you know exactly what to look for.',
    ],
  },
  {
    hooks: [
      'Try turning it around: {question}',
      'The opposite of a question can teach you something: {question}',
    ],
    body: [
      'Ask the reverse and answer that first.',
      'It sounds like a trick and it is a solid method.',
      'What you would do to get the opposite result shows which conditions matter.',
      'Then flip your notes back the right way up.',
    ],
  },
  {
    hooks: [
      'Filed under open questions: {question}',
      'From the list of things worth looking up: {question}',
    ],
    body: [
      'I like keeping such a list.',
      'Date each entry, and add one line whenever you learn something.',
      'Old questions rarely get a grand solution.',
      'They get a little clearer with every line.',
    ],
  },
  {
    hooks: [
      'What do we need to know before we can answer: {question}',
      'There is a question hidden before this one: {question}',
    ],
    body: [
      'Nearly every big question stands on a smaller one.',
      'Find it by asking what you are taking for granted.',
      'Answer that one carefully and the bigger one often gives way.',
      'Which assumption did you spot first?',
    ],
  },
  {
    hooks: [
      '{Question} Reply with an answer and how you know.',
      '{Question} I am looking for answers with a source.',
    ],
    body: [
      'Your own observation counts as a source.',
      'Just say when and where you made it.',
      'A small, well-described observation is better than a large rumor.',
      'Collected side by side, they begin to show a pattern.',
    ],
  },
  {
    hooks: [
      'How would you test your answer to this: {question}',
      'An answer is good when you can test it, so: {question}',
    ],
    body: [
      'Think of something you would expect to see if you were right.',
      'Then think of something you should never see.',
      'Go and look for the second one.',
      'It is quicker, and it is harder to fool yourself that way.',
    ],
  },
];
