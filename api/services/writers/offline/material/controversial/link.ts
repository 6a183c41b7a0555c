import type { Angle } from '../voice.ts';

export const link: readonly Angle[] = [
  {
    hooks: [
      'Read it before you react to it.',
      'Sharing links you have not read should be embarrassing.',
    ],
    body: [
      'Headlines are written to be shared, texts are written to be understood.',
      'Only one of the two deserves your opinion.',
      'So open it first, and then hit me with what you have got.',
    ],
  },
  {
    hooks: [
      'I am not going to tell you what to think about this.',
      'No summary from me, on purpose.',
    ],
    body: [
      'Summaries are opinions in a lab coat.',
      'You are capable of reading the original.',
      'Make up your own mind, and defend it below.',
    ],
  },
  {
    hooks: ['Liking this without opening it does not count.', 'A like is not a reading.'],
    body: [
      'We have turned applause into a reflex.',
      'I would trade a hundred likes for one person who argues with page one.',
      'Be that person.',
    ],
  },
  {
    hooks: [
      'Disagree with this? Good, be specific.',
      'Vague criticism is noise, so open this and be precise.',
    ],
    body: [
      '"I do not like it" is a mood.',
      'Point at the line, say what is wrong, offer a better one.',
      'That is how criticism turns into a contribution.',
    ],
  },
  {
    hooks: [
      'The comment section will be braver than the clicks.',
      'You will be tempted to comment before clicking.',
    ],
    body: [
      'Resist for two minutes.',
      'Opinions formed from a preview image are not opinions.',
      'Come back with something only a reader could say.',
    ],
  },
  {
    hooks: [
      'Attention spans are a choice.',
      'If you do not have three minutes, what are you scrolling for?',
    ],
    body: [
      'We say we have no time while our thumbs run marathons.',
      'Spend a little of that on something with an end.',
      'Then tell me honestly whether it was worth it.',
    ],
  },
  {
    hooks: [
      'Algorithms will bury this, so I am asking humans.',
      'I would rather have ten readers than ten thousand views.',
    ],
    body: [
      'A view is an accident, a reader is a decision.',
      'Pass it to one person who will push back.',
      'One real argument beats any amount of reach.',
    ],
  },
  {
    hooks: [
      'Challenge for the confident: read this and find the weakest point.',
      'Go on, find the weak spot in this.',
    ],
    body: [
      'Everything has one.',
      'Finding it is more respectful than nodding.',
      'Post it below and let us see if it holds.',
    ],
  },
  {
    hooks: [
      'You are free to hate this after you have read it.',
      'Judge it, but judge the real thing.',
    ],
    body: [
      'Secondhand outrage is the cheapest thing on the internet.',
      'Firsthand outrage at least took some effort.',
      'I respect effort.',
    ],
  },
  {
    hooks: [
      'We share too much and read too little, so only one link today.',
      'One link, and an unfashionable request: finish it.',
    ],
    body: [
      'Reading to the end has become a quiet act of rebellion.',
      'Rebel a little.',
      'Afterwards you are welcome to tear it apart.',
    ],
  },
  {
    hooks: ['Take a position on this.', 'Open, read, take a side.'],
    body: [
      '"Interesting" is what we say when we have nothing to say.',
      'So that word is banned in the replies.',
      'Yes, no, or a better idea.',
    ],
  },
];
