import type { Angle } from '../voice.ts';

/** About somebody the author lives or works with, people and pets alike, in joy, worry and farewell. */
export const dear: readonly Angle[] = [
  {
    hooks: ['A few words about {topic} today.', 'Today I would like to talk about {topic}.'],
    body: [
      'No special occasion is needed for that.',
      'We say a lot about what we do and little about who is there while we do it.',
      'So this is for the second part.',
      'Who would you write about?',
    ],
    more: [
      'I looked at my last few posts and found plans, opinions and a photo of a sandwich. The ones I share my days with hardly appear in them. That seemed a strange kind of record, and I would like to mend it a little.',
      'You do not have to make a speech. A name and one true sentence will do. Put it below, or say it to them directly, which is even better and takes about as long.',
    ],
  },
  {
    hooks: ['This post is for {topic}.', 'Here is a small post for {topic}.'],
    body: [
      'Big speeches are not my strength.',
      'Saying thank you is something I can practice.',
      'So here it is, in plain words and in public.',
      'Consider it said, and meant.',
    ],
    more: [
      'We tend to save our thanks for birthdays and farewells. In between we assume that it is known. I am not so sure that it is. I have rarely met anyone who felt thanked too often.',
      'If you have somebody like that in mind now, do not wait for a date. Send three words. They may come at the right moment, and if they do not, they were still true.',
    ],
  },
  {
    hooks: [
      'I have learned a lot from {topic}.',
      'What {topic} has taught me fits into no course.',
    ],
    body: [
      'Most of it without a single lesson.',
      'You watch, you are surprised, and one day you notice that you have changed.',
      'I doubt that it was planned.',
      'That makes it all the better.',
    ],
    more: [
      'The things that stay are rarely the ones that were explained to us. Somebody was patient when they had every reason not to be. Somebody began the day as if the last one had not happened. We saw it, and it went in.',
      'I wonder what others pick up from us in the same way, while we are busy telling them something else. It is a slightly uneasy thought, and a good one to take into the week.',
    ],
  },
  {
    hooks: ['I am grateful for {topic}.', 'Grateful today, and above all for {topic}.'],
    body: [
      'Gratitude sounds solemn, and I mean it in a very ordinary way.',
      'Like being glad that the light is on when you come home.',
      'It takes a second to notice it.',
      'I am taking that second now.',
    ],
    more: [
      'I have tried keeping lists of good things and never got far. What works is simpler: when I notice something, I say it, there and then, to whoever it concerns. It feels clumsy for a moment and warm for the rest of the day.',
      'Try it today with one person. You do not need a reason and you do not need to explain yourself. If they look at you as if you had a fever, you know that it was overdue.',
    ],
  },
  {
    hooks: ['Today I am thinking of {topic}.', 'In the middle of the day I thought of {topic}.'],
    body: [
      'My thoughts do that from time to time, in the middle of something else.',
      'I let them wander.',
      'It is a good place for thoughts to be.',
      'Whom are yours with?',
    ],
    more: [
      'It happens on the bus, or over the dishes. You are busy with something dull, and suddenly you are somewhere else, with somebody else. I used to call that being distracted. I now think that it is paying attention to the right thing.',
      'If a name has come to your mind while you were reading, do something with it. Write, call, or just walk over to the next room. It rarely needs more than that.',
    ],
  },
  {
    hooks: [
      'If you knew {topic}, you would understand this post.',
      'Those of you who know {topic} will understand why I am writing this.',
    ],
    body: [
      'For everyone else: imagine somebody you are glad to see.',
      'That feeling, on a plain day.',
      'Nothing more has happened.',
      'It seemed worth a post.',
    ],
    more: [
      'We describe people by what they do, where they come from, how old they are. None of it says what it is like to be near them. For that we would need better words, or a bench and a long afternoon.',
      'So I will not try to describe anybody here. But I would enjoy hearing how you would do it: one sentence about somebody you like, without their job, their age or their looks.',
    ],
  },
  {
    hooks: [
      'Some things I only know because of {topic}.',
      'The world looks a bit different since I have known {topic}.',
    ],
    body: [
      'You start to notice what somebody else notices.',
      'A street, a sound, a time of day.',
      'I did not expect that, and I like it.',
      'Whose eyes do you sometimes borrow?',
    ],
    more: [
      'Being close to somebody is like getting a second set of windows. You see what makes them stop, what makes them happy, what they cannot walk past. After a while you stop there too, even when you are alone.',
      'Think of one thing that you only ever noticed because of somebody else. I would like to collect a few of those here. They say more about people than any description could.',
    ],
  },
];

/** The same where nobody is missing. */
export const person: readonly Angle[] = [
  ...dear,
  {
    hooks: [
      'My days would look different without {topic}.',
      'I cannot picture an ordinary week without {topic}.',
    ],
    body: [
      'It is easy to overlook what is there every day.',
      'You stop seeing it, the way you stop hearing a clock.',
      'I looked up today and heard it again.',
      'Who is that for you?',
    ],
    more: [
      'Ordinary weeks are made of small exchanges: a look across the table, a question about lunch, somebody waiting at the door. None of them makes a story. Taken together they are most of what I would miss.',
      'So I am writing one down while it is ordinary. If you feel like it, do the same. Describe one everyday moment with somebody who matters to you, and leave out anything remarkable.',
    ],
  },
  {
    hooks: [
      'There is always something to tell about {topic}.',
      'I could tell you stories about {topic}.',
    ],
    body: [
      'I am keeping most of them to myself.',
      'Some things are better for being known by two.',
      'But I wanted you to know that I am smiling while I write this.',
      'Tell me about somebody who does that for you.',
    ],
    more: [
      'What I share about others should be something they would be happy to read. That is the rule, and it makes for short posts. It also makes for a quiet evening afterwards, which is worth more than any number of likes.',
      'So imagine the stories, they are good ones. And if you have one of your own that the person in it would enjoy, I would love to read it here.',
    ],
  },
  {
    hooks: [
      'Be kind to {topic} for me, if you meet.',
      'If you ever meet {topic}, be kind for my sake.',
    ],
    body: [
      'And to everyone else, while you are at it.',
      "Each of them is on somebody's mind right now.",
      'It helps me to remember that in a line or a traffic jam.',
      'It makes strangers look a little less strange.',
    ],
    more: [
      'Everybody you pass today has someone who would be glad to hear that they were treated well. The man who is slow at the counter. The driver who did not see you. It is not a new idea, and I keep having to have it again.',
      'So this is my reminder for today, mostly to myself. Treat people as if someone who loves them were watching. Very often someone is.',
    ],
  },
  {
    hooks: ['A photo album could say this better: {topic}.', 'One name for today: {topic}.'],
    body: [
      'I only have a few lines, so I will use them well.',
      'Life is better shared.',
      'That is the whole message.',
      'Pass it on to the one you share yours with.',
    ],
    more: [
      'It sounds like something on a card, I know. Cards are not wrong, they are just printed in advance. It becomes true again when you say it to somebody in your own words, with your own voice, perhaps while looking for your keys.',
      'I am going to do that today. If you join me, tell me how it went. Embarrassed laughter counts as a success.',
    ],
  },
];
