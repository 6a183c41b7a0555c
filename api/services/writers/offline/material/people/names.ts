import type { Angle } from '../voice.ts';

/** About a proper name that may be a person, a place, a brand or a film: it judges none of them. */
export const names: readonly Angle[] = [
  {
    hooks: [
      'What comes to mind first when you hear the name: {topic}?',
      'What is the first thing you think of when you hear of {topic}?',
    ],
    body: [
      'No looking it up, just the first picture.',
      'First pictures are rarely fair and always interesting.',
      'Mine surprised me a little.',
      'I would like to compare.',
    ],
    more: [
      'We carry a small picture for every name we know. Most of them were put there by somebody else: a headline, a poster, a sentence at dinner. It is worth taking one out from time to time and asking where we got it, and whether it still looks like anything real.',
    ],
  },
  {
    hooks: [
      'How would you explain to a child what we talk about when we talk about {topic}?',
      'Explaining {topic} to somebody who has never heard the name is a good exercise.',
    ],
    body: [
      'You cannot rely on the headlines.',
      'You have to decide what matters and what is only noise.',
      'Two sentences are enough.',
      'I am curious which two you would pick.',
    ],
    more: [
      'A child will ask the question that everyone else considers settled: and why is that? It takes about three of those to find out how much of what we know is knowledge. I enjoy the moment when the answers run out. It is where I begin to read again.',
    ],
  },
  {
    hooks: [
      'There is what people say about {topic}, and there is what they know about {topic}.',
      'How much of what I know about {topic} have I ever checked?',
    ],
    body: [
      'The gap is wider than it feels.',
      'I count myself among those who repeat things.',
      'So today I would rather ask than tell.',
      'What is worth reading?',
    ],
    more: [
      'My rule for well-known names is simple. I try to find one thing that was said by those involved and one that was said by somebody with no stake in it. Then I compare. It takes a few minutes, and it has spared me a number of confident mistakes.',
    ],
  },
  {
    hooks: [
      'When did you first hear of {topic}?',
      'I am trying to remember when I first heard of {topic}.',
    ],
    body: [
      'First impressions have a date and a place.',
      'Sometimes a song that was playing.',
      'They tell us more about ourselves than about anyone else.',
      'What is yours?',
    ],
    more: [
      'I like these small archaeologies. You brush off a memory and find a kitchen, a waiting room, a friend who has since moved away. The name is only the handle. What you pull up is a whole afternoon that you had forgotten, and it is often the better story.',
    ],
  },
  {
    hooks: [
      'If you could ask one question about {topic}, what would it be?',
      'One question about {topic}, and it has to be a real one.',
    ],
    body: [
      'Real means that you do not know the answer.',
      'It also means that you would like to.',
      'Most questions we ask in public are opinions with a question mark.',
      'I am looking for the other kind.',
    ],
    more: [
      'I collect good questions the way others collect stamps. The best ones are short, they sound simple, and you go on thinking about them in the shower. If you have one, leave it here. Perhaps somebody who reads along has half of an answer.',
    ],
  },
  {
    hooks: [
      'What did {topic} change for you, if anything?',
      'Would anything be different for you without {topic}?',
    ],
    body: [
      '"Nothing" is a perfectly good answer.',
      'Not everything that is talked about touches us.',
      'If something did change, I would like to hear how.',
      'Small changes count.',
    ],
    more: [
      'It is a useful filter for anything that fills the news. Did it change what I do on a normal day? Mostly the answer is no, and I can put it down with a good conscience. When the answer is yes, it deserves more than a quick glance in a line.',
    ],
  },
  {
    hooks: [
      'Not a review, not a verdict, just a thought about {topic}.',
      'Talking about {topic} without taking sides: let us try.',
    ],
    body: [
      'We are quick with thumbs, up or down.',
      'There is a lot of room between the two.',
      'That is where I would like to sit for a moment.',
      'There is space next to me.',
    ],
    more: [
      'A verdict ends a conversation, and I am more interested in how one begins. What did you notice? What puzzled you? Where did you change your mind, even a little? None of that requires a score, and all of it is more fun to talk about.',
    ],
  },
  {
    hooks: [
      'Who has something to say about {topic} that I have not read a hundred times?',
      'Surprise me with something about {topic}.',
    ],
    body: [
      'A detail, a memory, a connection nobody expects.',
      'True, please, and kind if possible.',
      'The well-known part is well known.',
      'I am here for the rest.',
    ],
    more: [
      'Whenever a name is everywhere, the same five facts travel with it. After a while they are all that is left. I like people who put a sixth one on the table, something they saw or looked up or were told by someone who was there. Be that person today.',
    ],
  },
];
