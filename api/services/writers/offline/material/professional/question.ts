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
    more: [
      'When I take time for such a question, I try to separate three things: what I have seen myself, what I have been told by people I trust, and what I simply find plausible. The third pile is always the largest. It is also where most of my mistakes have come from, so I try to answer from the first two.',
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
    more: [
      'If you do reply, a few lines of background would help everyone who reads along. How large is the group you have in mind, how long have you watched it, and what would have surprised you? An answer with its circumstances attached is something others can apply with care. Without them it is only an opinion.',
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
    more: [
      'There is usually a moment of silence after such an exercise, when people realize how differently they understood the same question. I think that moment is the most valuable part. It shows where the next conversation should begin, and it saves the team from agreeing on words while meaning different things.',
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
    more: [
      'I would also ask how we would recognize a bad answer. It might be the one that suits us too well, the one that requires no change on our part, or the one nobody in the room is able to question. If an answer passes these tests as well, I am inclined to act on it.',
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
    more: [
      'It took me a while to be comfortable with asking before having a view of my own. The habit of arriving with a position is strong, and it is often rewarded. But a position narrows what you hear. For this question I would like to hear as broadly as possible before I narrow anything.',
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
    more: [
      'In practice this means asking people by name, giving them time to prepare and thanking them for answers that complicate the picture. It is a small amount of extra work. In return you hear about the exceptions, the workarounds and the quiet concerns, which are what a good decision is made of.',
    ],
  },
  {
    hooks: [
      'The answer may well depend on your situation: {question}',
      'Same question, different seats: {question}',
    ],
    body: [
      '"It depends" is fine as long as the next word is "on."',
      'On what, exactly?',
      'Naming the two or three conditions turns a shrug into advice.',
      'That is the reply I am hoping for.',
    ],
    more: [
      'I find that most disagreements about such questions dissolve once the conditions are named. One person is thinking of the first month, another of the fifth year. One has a single bad case in mind, another a long uneventful record. All of them are right, and none of them has the whole answer.',
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
    more: [
      'Keeping a question open is not the same as avoiding it. I write down what I currently believe, with a date, and I add to it whenever I learn something that matters. After a while the notes show a direction. If you have a similar question, I would be interested to hear how you keep track of it.',
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
    more: [
      'What I hope to hear is less the conclusion and more the path to it. What did you expect, what happened, and what would you do again? Such accounts do not settle the matter, and they give the rest of us something we can examine, compare with our own work and, where it fits, put to use.',
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
    more: [
      'I will read every reason given here with the same attention, whether or not I agree with the verdict attached to it. Reasons can be combined, improved and tested. If several of them point in the same direction from different starting points, we will have learned something that no single answer could have told us.',
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
    more: [
      'Afterwards, compare your sentence with that of a colleague. If they agree, you have a foundation. If they differ, look at the first word on which they part, because the disagreement is usually small and located exactly there. It is a quick exercise, and it can spare a team a very long document.',
    ],
  },
];
