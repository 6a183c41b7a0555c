import { names } from '../people/names.ts';
import { dear } from '../people/person.ts';
import type { Voice } from '../voice.ts';
import { own } from './own.ts';
import { question } from './question.ts';
import { statement } from './statement.ts';
import { subject } from './subject.ts';
import { violence } from './violence.ts';

const lists: Voice['lists'] = [
  {
    intro: 'What helps more than advice:',
    items: ['being there', 'asking again next week', 'believing what you hear'],
  },
  {
    intro: 'What you could say when you do not know what to say:',
    items: [
      'I am glad you told me',
      'I do not have the words, and I am here',
      'would you like company or quiet?',
    ],
  },
  {
    intro: 'Three quiet ways to support somebody:',
    items: [
      'bring food and do not stay long',
      'remember the date',
      'write without expecting an answer',
    ],
  },
  {
    intro: 'If this is close to you:',
    items: [
      'you may mute, skip or leave at any time',
      'you may talk about it on your own terms',
      'you may ask for help before it becomes too much',
    ],
  },
  {
    intro: 'Before we comment, we could ask:',
    items: ['Is it kind?', 'Is it mine to say?', 'Would I say it with that person in front of me?'],
  },
  {
    intro: 'What I would like to practice:',
    items: [
      'listening to the end',
      'asking without curiosity for drama',
      'thanking people for their trust',
    ],
  },
  {
    intro: 'Where to begin if you want to learn more:',
    items: [
      'with those who speak from experience',
      'with people who work in the field every day',
      'with your own questions, asked respectfully',
    ],
  },
  {
    intro: 'Small things that are never wrong:',
    items: ['a message', 'a walk together', 'saying the name of somebody who is missed'],
  },
  {
    intro: 'I hope that today somebody:',
    items: [
      'holds the door for you',
      'asks and really waits for the answer',
      'lets you be as you are',
    ],
  },
  {
    intro: 'What we can leave out:',
    items: ['comparisons', 'quick solutions', 'the words “at least”'],
  },
];

const closings: Voice['closings'] = {
  short: [
    'Take care of each other.',
    'I am listening.',
    'Thank you for reading.',
    'Be gentle today.',
    'You are not alone.',
    'Please be kind.',
    'With respect.',
    'Share if you wish.',
    'Take your time.',
    'I am here.',
    'Thinking of you.',
  ],
  article: [
    'What has helped you to understand this better?',
    'What would you want others to know?',
    'How can we support each other better?',
    'Whose voice should we be listening to?',
    'What is one kind thing each of us could do?',
    'What do you wish people would ask?',
    'How do you make room for this where you work?',
    'What would a respectful conversation look like to you?',
    'Who could use a kind word from you today?',
    'What have you learned by listening?',
    'What should I read or hear next?',
  ],
  caption: [
    'If you would like to share something, the comments are open.',
    'Send this to someone you are thinking of.',
    'Be kind to each other below, please.',
    'Save it for a day when you need it.',
    'Leave a word for somebody who needs one.',
    'Take a breath before you scroll on.',
    'Share it gently, if it speaks to you.',
    'Tell us what has helped you, if you feel like it.',
    'Write to someone you have not heard from in a while.',
    'You are welcome to say hello, or just to read along.',
    'If you know somebody who should read this, pass it on.',
  ],
};

const thoughts: Voice['thoughts'] = [
  'It costs nothing to believe somebody. We can still ask, we can still learn more, and we can change our minds. But the first answer to a person who has taken heart and spoken should be one that makes it easier for them to speak again.',
  'I like the word "with." Not for, not about, only with. It asks for less knowledge and more presence. You can be with somebody on a bench, on the phone, at the other end of a long table, and it is nearly always the thing that is remembered.',
  'Remembering is something we can do for each other. We can mention a name, look at a picture, say that it has been a year. We are often afraid of making somebody sad, as if they had forgotten. They have not. They are glad that we have not, either.',
  'There is no ranking of what hurts. Somebody has always had it worse, and that has never helped anyone. What you feel may simply be there, without a comparison, for as long as it needs to be.',
  'When we do not understand each other, we can begin with what we share: the wish to be safe, to be seen, to come home to someone. It is a small piece of ground. But two people can stand on it, and a conversation can begin there.',
  'Hope does not always look like hope. Sometimes it looks like making the bed, or answering the door, or planting something in October. If you did one of these things today, I would like to tell you that it counts.',
  'I think of those who are good at sitting next to someone. They do not talk much, and they do not look at the clock. They pass a glass of water at the right moment. I would like to learn that from them, and I would like to tell them how rare it is.',
  'Some days it is enough to get through. You washed a cup, you answered one message, you opened a window. From outside it looks like nothing. From inside it was everything you had, and it counts in full.',
  'When somebody trusts you with something difficult, you do not have to be wise. You can say that you are glad they told you. You can ask whether they would like advice or just company. And you can keep what you heard to yourself, which may be the kindest part of all.',
  'We learn the names of so many famous people, and so few of those who live on our own street. Perhaps we could begin there. A greeting, a name, a small favor. It is from such threads that people are held when something heavy comes along.',
  'Anger has its place in this as well. It often stands in front of something softer that has been hurt. If we can hear it without fear and without throwing it back, it may step aside after a while, and then we can talk about what is behind it.',
  'Nobody is only what has happened to them. There is also the way they laugh, the song they cannot stand, the cake they bake every year. If you talk to someone who is going through a lot, leave some room for the cake.',
  'I would like to apologize to everyone to whom I once gave advice when they needed an ear. I meant well and I was uncomfortable. I know now that the two can feel very similar, and I try to notice the difference before I speak.',
  'If you are looking for help, please know that there are people who have chosen this as their work. They have heard much of it before, and they will not be shocked. Asking them is no weakness. It is a way of looking after somebody who matters, and that is you.',
  'I believe that most people want to do right by each other and are afraid of getting it wrong. So they say nothing. If you are one of them, let this be a small encouragement: a clumsy, honest word is nearly always better than none.',
  'There are things we cannot change, and we can still change how alone somebody is with them. That has always seemed to me like one of the more important things a person can do, and it fits into an ordinary afternoon.',
  'Attention is a form of love. Look at somebody while they talk. Remember what they said. Ask about it the next time you meet. It takes no training, and it is noticed more than we think.',
  'Strong feelings deserve some room. They come in waves and do not follow a plan. If you are in the middle of one, you do not have to be reasonable right now. Breathe, wait, let it pass through. You can think again afterwards.',
  'I am grateful for people who keep going quietly. They do not post about it. They get up, they care for someone, they do what has to be done. If you are one of them, I hope that somebody brings you flowers soon.',
  'We do not have to agree on everything in order to treat each other well. It may be the other way around: if we treat each other well, we might find out that we agree on more than we thought.',
];

/** For topics on which a joke, a sales voice or a provocation would hurt, whatever tone was asked for. */
export const gentle: Voice = {
  subject,
  activity: [],
  own,
  person: dear,
  names,
  statement,
  question,
  // A link on its own names no topic, so it is never a tender one.
  link: [],
  lists,
  invitations: lists,
  thoughts,
  asides: thoughts,
  closings,
  replies: closings,
  emoji: [],
  tags: ['WithCare', 'LetsListen', 'BeKind', 'YouAreNotAlone', 'Compassion', 'Respect'],
};

/** Nobody lives with a murder as one lives with an illness, and a prize for patience would mock. */
export const gentleAboutViolence: Voice = {
  ...gentle,
  subject: violence,
  tags: gentle.tags.filter((tag) => tag !== 'YouAreNotAlone'),
  closings: {
    short: closings.short.filter((line) => !/alone|wish/.test(line)),
    article: closings.article.filter((line) => !/helped|learned|hear next/.test(line)),
    caption: closings.caption.filter((line) => !/speaks to you|helped you/.test(line)),
  },
};
