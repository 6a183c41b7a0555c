import type { Angle } from '../voice.ts';

export const question: readonly Angle[] = [
  {
    hooks: ['Everyone dodges this one: {question}', 'A question people love to dodge: {question}'],
    body: [
      'Watch how fast the subject changes.',
      'A straight answer means somebody can disagree with you.',
      'That is exactly why it is worth giving.',
      'No preamble, no "great question", your answer first.',
    ],
  },
  {
    hooks: [
      'Pick a side before you read the comments: {question}',
      'Decide first, scroll second: {question}',
    ],
    body: [
      'Your own mind, while you still have it to yourself.',
      'Once you have seen what others wrote, you are voting with the room.',
      'I think most of us hold about three opinions of our own.',
      'Let this be one of yours.',
    ],
  },
  {
    hooks: [
      'The polite answer is boring, give me yours: {question}',
      'Skip the diplomatic version: {question}',
    ],
    body: [
      'Diplomacy is for people who have to sign something.',
      'We only have to be honest.',
      'A strong answer can be corrected, a weak one just evaporates.',
      'I would rather correct you, or be corrected.',
    ],
  },
  {
    hooks: [
      'I suspect we already know the answer and dislike it: {question}',
      'The uncomfortable answer is usually the interesting one: {question}',
    ],
    body: [
      'We keep asking because asking is easier than acting on it.',
      'At some point a question turns into an excuse.',
      'Say the uncomfortable version out loud, just once.',
      'It may turn out to be less dangerous than the silence.',
    ],
  },
  {
    hooks: [
      'Stop asking experts, start asking each other: {question}',
      'No credentials needed for this one: {question}',
    ],
    body: [
      'Titles end conversations that should continue.',
      'A good argument does not care who made it.',
      'Bring a reason and leave the résumé at home.',
      'I will read the argument before the profile, I promise to try.',
    ],
  },
  {
    hooks: [
      'Your answer will annoy somebody, post it anyway: {question}',
      'There is no answer to this that pleases everyone: {question}',
    ],
    body: [
      'Pleasing everyone is a way of saying nothing.',
      'Choose whom you are willing to annoy.',
      'Then be fair to them: state their case before you knock it down.',
      'That is rarer than courage and worth more.',
    ],
  },
  {
    hooks: [
      'We have been asking this the wrong way around: {question}',
      'I think the question is loaded, and I am asking it anyway: {question}',
    ],
    body: [
      'Every question smuggles in an assumption.',
      'Find the one in here before you answer.',
      'People who argue about answers and never about questions are easy to lead.',
      'Do not be easy to lead.',
    ],
  },
  {
    hooks: [
      'One honest sentence, no hedging: {question}',
      'Hedging is banned for the next five minutes: {question}',
    ],
    body: [
      'No "perhaps", no "on the other hand".',
      'You have one hand today, use it.',
      'Hedges make us feel safe and sound like everybody else.',
      'Be wrong in your own words for once.',
    ],
  },
  {
    hooks: [
      'If your answer is "it depends", finish the sentence: {question}',
      '"It depends" will not be accepted here: {question}',
    ],
    body: [
      'Depends on what?',
      'Name the condition and you have said something.',
      'Leave it out and you have only cleared your throat in public.',
      'I am happy to be shown a better third option.',
    ],
  },
  {
    hooks: [
      '{Question} My answer would start an argument, so you first.',
      '{Question} Strong answers only.',
    ],
    body: [
      'A good argument is a compliment.',
      'You only argue with people you take seriously.',
      'Ignoring each other politely is the real insult.',
      'So, seriously: what do you say?',
    ],
  },
  {
    hooks: [
      'Ask this at dinner and see who gets quiet: {question}',
      'A question that tells you who has done the thinking: {question}',
    ],
    body: [
      'The loudest person rarely has the best answer.',
      'Look at whoever puts down the glass and takes a second.',
      'We should build our debates around that second.',
      'Right now we build them around the interruption.',
    ],
  },
];
