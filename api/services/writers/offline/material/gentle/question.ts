import type { Angle } from '../voice.ts';

export const question: readonly Angle[] = [
  {
    hooks: [
      'I am asking this carefully: {question}',
      'A careful question, for anyone who wants to answer: {question}',
    ],
    body: [
      'There is no pressure to reply.',
      'Those who know it from experience are especially welcome.',
      'I will read without judging.',
      'Please do the same for each other.',
    ],
    more: [
      'It is not a question for a quick poll. People may be answering it with their whole lives behind them. So let us take our time, believe each other, and leave the clever remarks for another day. If all you want to do is to read along, that is welcome as well.',
    ],
  },
  {
    hooks: [
      'I do not have an answer, and I do not want to look away: {question}',
      'This question stays with me: {question}',
    ],
    body: [
      'Perhaps it cannot be answered quickly.',
      'Perhaps it helps to think about it together.',
      'If you have found words for it, I would be glad to read them.',
      'If you have not, you are in good company.',
    ],
    more: [
      'Some questions are too heavy for one person. Put between several people, they weigh a little less. That is what I hope for here. You can bring a thought, a memory, something that somebody once told you. It does not have to fit with what the others say.',
    ],
  },
  {
    hooks: [
      'Who could we ask, and really listen to: {question}',
      'Before we answer, let us listen to those concerned: {question}',
    ],
    body: [
      'They are often the last to be asked.',
      'Their answers may be different from what we expect.',
      'I would like to leave them room.',
      'The rest of us can hold back for a while.',
    ],
    more: [
      "Holding back is a form of respect that nobody sees. It means not filling the silence, not explaining from the outside, not turning somebody's life into our example. If you are one of those concerned and would like to say something, please do. I will listen.",
    ],
  },
  {
    hooks: ['With an open heart: {question}', 'Gently asked: {question}'],
    body: [
      'You can answer for yourself and keep it.',
      'You can share it here, if it feels right.',
      'Either way, be kind to yourself while you think about it.',
      'There is time.',
    ],
    more: [
      'We are used to answering fast and moving on. With this I would rather move slowly. If it stirs something in you, take a break, drink some water, call a friend. The question will still be here tomorrow, and so will the people who care about you.',
    ],
  },
  {
    hooks: [
      'I want to understand this better: {question}',
      'Please help me understand: {question}',
    ],
    body: [
      'I may not ask in the right words, so correct me where I am wrong.',
      'I would rather learn than be right.',
      'Personal experience is worth more to me here than theory.',
      'Thank you for your patience.',
    ],
    more: [
      'Understanding starts, I think, with putting aside what we believe we know. That is not easy, and it gets easier with company. If there is something you would like people to read, watch or hear, please leave it below. I will begin with what you recommend.',
    ],
  },
  {
    hooks: [
      'I carry this question with me: {question}',
      'There are questions one should not have to carry alone: {question}',
    ],
    body: [
      'So I am putting it down here for a moment.',
      'You may sit next to it with me.',
      'We do not have to solve anything.',
      'Company is a good start.',
    ],
    more: [
      'Perhaps you have a question like this yourself. One that turns up at night, or in the middle of the dishes, and has no respect for office hours. I have no advice. I only know that mine got lighter on the day somebody said, "yes, I know that one, too."',
    ],
  },
  {
    hooks: [
      'Please take your time with this: {question}',
      'A question that deserves patience: {question}',
    ],
    body: [
      'The first answer may be the loudest and not the truest.',
      'Give the quieter one a chance.',
      'I will be here when it comes.',
      'And if it never does, the asking was worth it.',
    ],
    more: [
      'Patience is easily mistaken for doing nothing. I think of it as keeping a chair free. You do not know who will come, or when, but they will see that somebody thought of them. Let us keep a chair free for answers that need a bit longer, and for the people who bring them.',
    ],
  },
  {
    hooks: ['What would kindness answer: {question}', 'If we answered out of kindness: {question}'],
    body: [
      'I find that it changes the tone of my own thoughts.',
      'Kindness is not the same as looking away.',
      'It can be clear, and it can say no.',
      'It only never makes anybody smaller.',
    ],
    more: [
      'Try it with your own first answer. Read it again as if it were meant for someone you love, who is listening in the next room. Would you change a word? I usually do. And the sentence that is left afterwards is often truer than the one I began with.',
    ],
  },
  {
    hooks: [
      'I hope that we can talk about this with respect: {question}',
      'Let us talk about this as people who care: {question}',
    ],
    body: [
      'Everyone here has a story I do not know.',
      'So I will assume less and ask more.',
      'If you disagree, please stay gentle.',
      'We can be honest and still protect each other.',
    ],
    more: [
      'Conversations like this can hurt, and they can also do a lot of good. The difference is seldom what we think. It is how we treat the person who thinks otherwise. If you notice yourself getting sharp, take a walk and come back. The question will wait for you, and so will we.',
    ],
  },
  {
    hooks: [
      'If you know this question from your own life, what has helped: {question}',
      'I turn to those who have been there: {question}',
    ],
    body: [
      'You do not have to tell the whole story.',
      'One thing that helped is a gift to someone else.',
      'One thing that did not is useful as well.',
      'Thank you for whatever you can give.',
    ],
    more: [
      'Experience does not make anyone responsible for teaching the rest of us. So please only write if it is good for you. And to all who read along: take it as the present it is. Do not correct it, do not compare it. Say thank you, and carry it carefully.',
    ],
  },
];
