import type { Checklist, Voice } from '../voice.ts';

type Company = Pick<
  Voice,
  'lists' | 'invitations' | 'thoughts' | 'asides' | 'closings' | 'replies'
>;

const lists: readonly Checklist[] = [
  {
    intro: 'Three messages that take less than a minute:',
    items: ['I was thinking of you', 'thank you for the other day', 'how are you, really?'],
  },
  {
    intro: 'Small things that say a lot:',
    items: ['remembering what was said', 'waiting at the door', 'sharing the last piece'],
  },
  {
    intro: 'What I would like to do more often:',
    items: ['put the phone away', 'ask a second question', 'say the good things out loud'],
  },
  {
    intro: 'Ways to thank somebody without a gift:',
    items: [
      'tell them exactly what for',
      'tell somebody else while they can hear it',
      'give them an hour',
    ],
  },
  {
    intro: 'Before posting about others, I ask:',
    items: [
      'Would they like to read it?',
      'Is it mine to tell?',
      'Will it still be kind in ten years?',
    ],
  },
  {
    intro: 'Moments worth noticing:',
    items: [
      'the first minute after coming home',
      'a shared joke nobody else gets',
      'being quiet together',
    ],
  },
  {
    intro: 'What nobody has ever regretted:',
    items: ['calling back', 'staying five minutes longer', 'saying it while there was time'],
  },
  {
    intro: 'For the comments, if you like:',
    items: ['a first name', 'one thing you admire', 'what you would like to thank them for'],
  },
  {
    intro: 'Good questions for somebody you know well:',
    items: [
      'What was the best part of your day?',
      'What are you looking forward to?',
      'What should I ask you more often?',
    ],
  },
  {
    intro: 'On a hard day, it helps to:',
    items: ['sit down next to somebody', 'cook something simple', 'say that it is a hard day'],
  },
];

const thoughts: readonly string[] = [
  'There is a kind of attention that does not look like much. Somebody puts the cup where you will find it. Somebody walks a little slower. You could live for years without noticing it, and it would hold you up all the same.',
  'We are quick to say what annoys us about those we are close to and slow to say what we would miss. I have started to turn that around, with mixed results and a lot of raised eyebrows. I think I will keep going.',
  'When I look back on a year, I remember hardly any of the things I was busy with. I remember who was there. It makes me wonder why my calendar looks the way it does, and what I could do about it before the next one begins.',
  'Being known by somebody is a quiet luxury. They know how you take your coffee and what you look like when you pretend to listen. It can be annoying, and I would not want to be without it.',
  'Not every bond comes with a word for it. There are neighbors who are nearly family, and colleagues who know more about us than our cousins do. I like that there is no form to fill in. You notice one day that somebody has become important.',
  'Care is mostly logistics, somebody once said to me. Who picks up, who cooks, who remembers the appointment. It sounds unromantic. I have come to think that it is the most romantic thing there is.',
  'It is fine if words are not your way. Some people say it with soup, some with a lift to the station, some by fixing a shelf. The others usually understand. And if you are not sure that they do, a word now and then does no harm.',
  'I like to watch people at stations when somebody arrives. For one second every face is honest. Then the suitcase has to be carried and the usual talk begins. I try to remember that second when I open my own front door.',
  'Everyone needs a witness, someone who was there and can say, yes, that is how it was. You can be that for somebody without doing anything special. You only have to be around, and remember.',
  'We will not get it right every day. We will be short, late and in our thoughts. What counts, I believe, is coming back: the hand on the shoulder afterwards, the "sorry, that was me." It is where trust comes from.',
];

const closings: Voice['closings'] = {
  short: [
    'That is all.',
    'Call somebody today.',
    'Who is yours?',
    'Pass it on.',
    'With thanks.',
    'Tell them.',
    'Thank you.',
    'Say it out loud.',
    'Be good to each other.',
    'It had to be said.',
    'Take care.',
  ],
  article: [
    'Whom would you like to thank today?',
    'Who has made a difference in your week?',
    'Who deserves a kind word from you?',
    'Whom do you think of first?',
    'What have you learned from somebody close to you?',
    'Who makes your ordinary days better?',
    'Who would be surprised to hear a thank-you from you?',
    'Which small gesture do you still remember?',
    'How do you show people that they matter?',
    'Who taught you something without meaning to?',
    'Who should read this today?',
  ],
  caption: [
    'Tell us about somebody you are glad to have.',
    'Send this to someone you are thinking of.',
    'Leave a first name and a heart below.',
    'Tag somebody who makes your days better.',
    'Save it as a reminder to call.',
    'Share it with the one it makes you think of.',
    'Whose name would you put here? Tell us below.',
    'Write one kind sentence to somebody in the comments.',
    'Pass it on to somebody who needs a smile.',
    'Say hello below, and tell us who is with you today.',
    'Show this to whoever is sitting next to you.',
  ],
};

/** What goes with a post about somebody: nothing that tests, sells, reviews or provokes. */
export const kindly: Company = {
  lists,
  invitations: lists,
  thoughts,
  asides: thoughts,
  closings,
  replies: closings,
};
