import type { Angle } from '../voice.ts';

export const question: readonly Angle[] = [
  {
    hooks: [
      'It takes courage to ask this honestly: {question}',
      'Be brave for a minute and ask yourself: {question}',
    ],
    body: [
      'You do not have to answer right away.',
      'Let the question sit next to you for a while.',
      'The first answer may be fear talking, and the second may be habit.',
      'Wait for the third one, it tends to sound like you.',
    ],
  },
  {
    hooks: [
      'Take this question on your next walk: {question}',
      'Put your shoes on and bring this with you: {question}',
    ],
    body: [
      'Move your feet and let your mind follow.',
      'You are not looking for the perfect answer.',
      'You are looking for the next honest one.',
      'Come home with a single sentence and call it a good walk.',
    ],
  },
  {
    hooks: [
      'Nobody expects you to know this yet: {question}',
      'You are allowed to not know: {question}',
    ],
    body: [
      'Not knowing is where every learner stands.',
      'Stand there with a straight back.',
      'Ask one person, read one page, try one small thing.',
      'By next week the question will already look different.',
    ],
  },
  {
    hooks: [
      'A good question can change the direction of a day: {question}',
      'Let this question set the tone for your day: {question}',
    ],
    body: [
      'Answers close a chapter, questions open one.',
      'Write it at the top of a blank page.',
      'Fill the page without lifting the pen and without being clever.',
      'Circle the line that surprised you and start there.',
    ],
  },
  {
    hooks: [
      'Ask it out loud, even if your voice is quiet: {question}',
      'Said quietly, meant sincerely: {question}',
    ],
    body: [
      'Quiet questions reach people too.',
      'Somebody reading this has the same one and thought they were the only one.',
      'Now there are at least two of you.',
      'That is how a lot of good things begin.',
    ],
  },
  {
    hooks: [
      'What if the question itself is the progress: {question}',
      'You are further along than you think if you are asking: {question}',
    ],
    body: [
      'There was a time it would not have crossed your mind.',
      'Look how far your curiosity has carried you.',
      'Trust it for one more step.',
      'You can rest there and ask again.',
    ],
  },
  {
    hooks: [
      'Answer this for the person you want to become: {question}',
      'Let your future self answer: {question}',
    ],
    body: [
      'They are calmer than you are today.',
      'They remember that you did not have it all worked out.',
      'They are glad you began before you felt sure.',
      'Do one thing today that makes their answer true.',
    ],
  },
  {
    hooks: [
      'Give this one a kind and honest answer: {question}',
      'Be as gentle with your answer as you would be with a friend: {question}',
    ],
    body: [
      'You would never rush a friend through it.',
      'You would put the kettle on and let them find the words.',
      'Offer yourself the same patience.',
      'A kind answer can still be a true one.',
    ],
  },
  {
    hooks: [
      'Stop scrolling for ten seconds and answer: {question}',
      'Ten seconds, one deep breath: {question}',
    ],
    body: [
      'Whatever came up first, write it down.',
      'It does not have to make sense to anyone else.',
      'You can argue with it tomorrow.',
      'Today, just let it be on paper.',
    ],
  },
  {
    hooks: [
      '{Question} You have more of the answer than you think.',
      '{Question} Start with what you already know.',
    ],
    body: [
      'Begin with the part you can say without hesitation.',
      'Then add the part you only suspect.',
      'The space between the two is your next step.',
      'It may be smaller than it looked.',
    ],
  },
  {
    hooks: [
      'We grow in the direction of our questions, so: {question}',
      'Choose your questions with care, today I choose: {question}',
    ],
    body: [
      'It could open up more than it settles.',
      'Carry it for a week without forcing it.',
      'Notice who and what seems to answer along the way.',
      'Then share what you found, someone is waiting to hear it.',
    ],
  },
];
