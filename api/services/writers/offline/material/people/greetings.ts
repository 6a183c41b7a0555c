import type { Angle } from '../voice.ts';

/** Around good wishes, congratulations and thanks: nothing there to explain, to prove or to sell. */
export const greetings: readonly Angle[] = [
  {
    hooks: ['{Statement} From the heart.', 'From the heart: {statement}'],
    body: [
      'No long speech today.',
      'Some words are old because they work.',
      'I hope they find you well.',
    ],
    more: [
      'We say such things so often that they wear thin. I tried to say this one slowly, as if it were new, with a few faces in mind. Yours may well have been among them, even if we have never met.',
    ],
  },
  {
    hooks: [
      '{Statement} To those near and those far away.',
      'To those near and those far away: {statement}',
    ],
    body: [
      'Distance matters less on some days.',
      'A thought arrives anyway.',
      'This is mine, on its way to you.',
    ],
    more: [
      'There is somebody you have not spoken to in a while. You know who it is, the name came to you just now. A short message is enough. It does not have to explain the silence, it only has to end it.',
    ],
  },
  {
    hooks: ['{Statement} I mean it.', 'I say it gladly, and I mean it: {statement}'],
    body: [
      'It costs nothing and it is easily forgotten.',
      'So I am saying it while I think of it.',
      'Feel free to take it personally.',
    ],
    more: [
      'Kind words have one advantage over presents: they fit everybody, they need no wrapping, and they can be passed on after use. I have kept some for years. I still take them out on rainy days.',
    ],
  },
  {
    hooks: ['{Statement} A small wave from here.', 'With a small wave from here: {statement}'],
    body: ['Imagine a window, and somebody in it.', 'That would be me.', 'Wave back if you like.'],
    more: [
      'I like to picture all the people who read this. Somebody on a train, somebody in a kitchen, somebody who should be working. It makes a strange and friendly crowd, and I am glad to be standing in it.',
    ],
  },
  {
    hooks: [
      '{Statement} May the day be kind to you.',
      'May the day be kind to you, and: {statement}',
    ],
    body: [
      'Not every day is easy for everyone.',
      'If this one is not, the wish counts twice.',
      'Be gentle with yourself.',
    ],
    more: [
      'Behind every shared occasion there are as many different days as there are people. Some celebrate, some work, some would rather that it were over. I am thinking of all of you, and a little more of the last ones.',
    ],
  },
  {
    hooks: ['{Statement} Pass it on to somebody.', 'Please pass this on to somebody: {statement}'],
    body: [
      'Good wishes do not get smaller by being shared.',
      'Somebody near you could use one.',
      'You can say that it was your idea.',
    ],
    more: [
      'It could be the person next to you, or the one who brings the mail, or somebody whose number you still know by heart. It takes half a minute. I have never seen it go wrong, apart from one wrong number, and he was pleased as well.',
    ],
  },
  {
    hooks: ['{Statement} With a smile.', 'Today with a smile: {statement}'],
    body: [
      'You cannot see it, so I am mentioning it.',
      'It is the crooked, honest kind.',
      'I hope it travels.',
    ],
    more: [
      'A smile is a modest thing. It does not pay a bill or mend a roof. But I have seen one turn a queue of strangers into people who hold the door for each other, and I thought that was a good return for so little.',
    ],
  },
  {
    hooks: [
      '{Statement} And a good cup of something.',
      'A good cup of something, and this: {statement}',
    ],
    body: [
      'Sit down for five minutes, if you can.',
      'The rest of the day will wait.',
      'It always does.',
    ],
    more: [
      'I recommend a chair by a window and no phone, or only this one post and then no phone. Look out. Somebody is walking a dog, somebody is late. For five minutes none of it needs you, and that is a lovely feeling.',
    ],
  },
  {
    hooks: [
      '{Statement} It had to be said.',
      'Before the day is over, this has to be said: {statement}',
    ],
    body: [
      'Days run off so quickly.',
      'One means to say something, and then it is evening.',
      'So here it is, in time.',
    ],
    more: [
      'My list of things that I meant to say is long. Thanks that came too late, wishes I only thought. I have decided to be early more often, even at the price of being a little clumsy. You may hold me to it.',
    ],
  },
  {
    hooks: [
      '{Statement} And a kind word to everyone who reads this.',
      'A kind word to everyone who reads this, and above all: {statement}',
    ],
    body: [
      'I do not know all of your names.',
      'I am glad that you are here all the same.',
      'That is worth saying now and then.',
    ],
    more: [
      'It is easy to think of readers as a number. I try to think of them as guests, who could be anywhere else and came in for a moment. The least I can do is to look up, say something friendly and offer you the good chair.',
    ],
  },
  {
    hooks: ['{Statement} No more words needed.', 'A few good words, and no more: {statement}'],
    body: [
      'I could add a paragraph.',
      'It would not make it any truer.',
      'So I will leave it like this, with warm regards.',
    ],
    more: [
      'Well, perhaps one thing. If you read this and think of somebody, tell them. It is the best use that a post like this can be put to, and I would be proud to have been the occasion.',
    ],
  },
];
