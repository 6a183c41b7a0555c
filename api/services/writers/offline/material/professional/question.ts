import type { Angle } from '../voice.ts';

export const question: readonly Angle[] = [
  {
    hooks: [
      "A question worth ten minutes of anyone's week: {question}",
      'Please give this one some thought: {question}',
    ],
    body: [
      'My first answer came quickly, which makes me suspicious of it.',
      'Quick answers tend to describe the last case we saw.',
      'Slower ones say when they apply and when they do not.',
      'I am interested in the slower kind.',
    ],
  },
  {
    hooks: [
      'I would like to compare notes on this: {question}',
      'Comparing notes with people who have thought about it longer: {question}',
    ],
    body: [
      'Context decides more than we like to admit.',
      'Please say where you are looking from before you say what you see.',
      'A team of three and a team of three hundred can both be right and disagree.',
      'The differences will teach us more than the average would.',
    ],
  },
  {
    hooks: [
      'Before the next meeting, try answering this on paper: {question}',
      'One for the top of your next agenda: {question}',
    ],
    body: [
      'Everyone writes for two minutes, nobody talks.',
      'Then read the answers aloud and listen for the gaps.',
      'It is a modest exercise, and it brings quiet views to the table.',
      'Whatever you decide afterwards, you will decide with more in front of you.',
    ],
  },
  {
    hooks: [
      'What would count as a good answer here: {question}',
      'I am less sure than I would like to be: {question}',
    ],
    body: [
      'Uncertainty is a fine place to start.',
      'I would look for an answer that names its assumptions.',
      'One that also says what would prove it wrong gets my full attention.',
      'Everything short of that is a useful hunch, and hunches are welcome too.',
    ],
  },
  {
    hooks: [
      'Let me ask this openly: {question}',
      'An open question to people I respect: {question}',
    ],
    body: [
      'No agenda behind it and nothing to sell.',
      'I find that asking in public improves the question before anyone answers.',
      'If you think I am asking the wrong one, please give me the right one.',
      'That would be the best reply of all.',
    ],
  },
  {
    hooks: [
      'Who should be in the room when we ask: {question}',
      'Think about who gets to answer this: {question}',
    ],
    body: [
      'The usual voices will reply first.',
      'The people closest to the work tend to reply last, if they are asked.',
      'Their answers are often shorter and easier to act on.',
      'So I will ask twice, and wait a little longer the second time.',
    ],
  },
  {
    hooks: [
      'The answer may well depend on your situation: {question}',
      'Same question, different seats: {question}',
    ],
    body: [
      '"It depends" is fine as long as the next word is "on".',
      'On what, exactly?',
      'Naming the two or three conditions turns a shrug into advice.',
      'That is the reply I am hoping for.',
    ],
  },
  {
    hooks: [
      'I keep this question where I can see it: {question}',
      'A question I would rather keep open than answer badly: {question}',
    ],
    body: [
      'Some questions do more work unanswered.',
      'They make you look twice at decisions that seemed settled.',
      'I do not expect a final answer, only better ones over time.',
      'Yours could be the next improvement.',
    ],
  },
  {
    hooks: [
      'What has your experience taught you here: {question}',
      'Experience beats theory on this one, so I am asking you: {question}',
    ],
    body: [
      'A concrete case is worth more than a principle.',
      'Even better if it did not go as planned.',
      'We learn a lot from polished stories, mostly about polish.',
      'An ordinary example with rough edges would help more.',
    ],
  },
  {
    hooks: [
      '{Question} I am collecting considered answers.',
      '{Question} Short replies are welcome, reasons even more so.',
    ],
    body: [
      'The reason is the part others can use.',
      'A verdict travels badly from one situation to the next.',
      'Tell me what you weighed, and I can do my own weighing.',
    ],
  },
  {
    hooks: [
      'Suppose you had to answer in one sentence: {question}',
      'A one-sentence challenge: {question}',
    ],
    body: [
      'No semicolons, please.',
      'A single sentence forces you to decide what matters most.',
      'You will notice what you had to leave out, and that is informative as well.',
      'I would gladly read both the sentence and the leftovers.',
    ],
  },
];
