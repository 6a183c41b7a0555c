import type { Angle } from '../voice.ts';

export const question: readonly Angle[] = [
  {
    hooks: ['Asking the room: {question}', 'Question for anyone within reach: {question}'],
    body: [
      'No wrong answers, I just want yours.',
      "I've got a first guess and I don't fully trust it.",
      "That's usually the moment to ask other people.",
      "You'd be surprised how far a two-line reply can go.",
      'Go on, thirty seconds, no polishing.',
    ],
  },
  {
    hooks: [
      "It's been rattling around my head all day: {question}",
      "The question I can't seem to put away: {question}",
    ],
    body: [
      "I don't have it solved.",
      'I keep landing somewhere slightly different each time.',
      'Either it is a good question or I need lunch.',
      'Possibly both.',
      'Tell me where you land and what got you there.',
    ],
  },
  {
    hooks: [
      'Genuine question, no trap: {question}',
      'Not a trick, I really want to know: {question}',
    ],
    body: [
      "I won't argue with your answer.",
      'I might ask one follow-up, because I like follow-ups.',
      'The honest answers are rarely the neat ones, so messy is good.',
      'Start anywhere.',
    ],
  },
  {
    hooks: ["Let's do this one together: {question}", 'Group effort, please: {question}'],
    body: [
      "I'll bring the question, you bring the answers.",
      'My own take is still in pencil.',
      'Five different replies would help me more than one perfect one.',
      "And if yours starts with 'okay, this might be odd', even better.",
    ],
  },
  {
    hooks: ['Walk-around-the-block question: {question}', "Today's walking question: {question}"],
    body: [
      'Some questions think better on foot.',
      'I like to leave the headphones at home and let one of them come along.',
      'I rarely come back with an answer, but I do come back with a better question.',
      'Take it for a lap and tell me what happens.',
    ],
  },
  {
    hooks: [
      'What would you say if a friend asked you this over coffee: {question}',
      'Imagine a friend asks you across the table: {question}',
    ],
    body: [
      "You wouldn't give them a lecture.",
      "You'd pause, look at your cup and say the true thing.",
      "That's the answer I'm after.",
      'The lecture can wait.',
    ],
  },
  {
    hooks: [
      'My first answer was too quick, so again: {question}',
      'I answered this too fast, so let me ask properly: {question}',
    ],
    body: [
      'Second try, slower.',
      'First answers are often just the last thing I heard.',
      'Give it a minute and a different one tends to show up.',
      'I want to know about that second one.',
    ],
  },
  {
    hooks: ["I'd rather ask than guess: {question}", 'Beats guessing, so here goes: {question}'],
    body: [
      'Guessing got old.',
      "There's a fair chance somebody here already knows the bit I'm missing.",
      'And if nobody does, at least we can be curious in company.',
      'Drop me a line, a hunch counts.',
    ],
  },
  {
    hooks: [
      'Pick a side or refuse to: {question}',
      'Yes, no, or "well, it is complicated": {question}',
    ],
    body: [
      "Every answer's welcome, shrugs included.",
      "What I'm curious about is the sentence right after your answer.",
      "That's where the good stuff lives.",
      'So give me both.',
    ],
  },
  {
    hooks: [
      'Late-evening question: {question}',
      'The kind of question that comes up once the dishes are done: {question}',
    ],
    body: [
      'Low lights, honest answers.',
      'I ask better things when nobody is in a hurry.',
      "You don't have to settle it tonight.",
      'Just tell me the first true thing that comes up.',
    ],
  },
  {
    hooks: [
      '{Question} Asking because I honestly go back and forth.',
      '{Question} I want the unpolished answer.',
    ],
    body: [
      "I'll go first if that helps, but I'd rather listen.",
      'My view shifts a little with every reply I get.',
      "That's the point of asking in public, I guess.",
      'Shift me.',
    ],
  },
];
