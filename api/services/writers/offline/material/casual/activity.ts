import type { Angle } from '../voice.ts';

export const activity: readonly Angle[] = [
  {
    hooks: [
      "There's what people post about {topic}, and then there's Tuesday.",
      'Highlights are nice, but what does {topic} look like on a Tuesday?',
    ],
    body: [
      "It's the plain Tuesday I'm curious about.",
      "The bit where nothing photogenic happens and you do it anyway, or don't.",
      "Nobody films that part, and it's most of it.",
      'Tell me what that looks like for you.',
      "I'll bring mine if you bring yours.",
    ],
    more: [
      "I think we'd all be a bit kinder to ourselves if we saw more Tuesdays. You'd notice that everyone forgets things, skips a day, starts over with less of a plan. And you'd pick up the small tricks that never make it into a highlight, because they're too normal to mention.",
    ],
  },
  {
    hooks: [
      'What would you tell someone on their first day of {topic}?',
      'Somebody is on day one of {topic}. What would you tell them?',
    ],
    body: [
      "Keep it short, they're nervous.",
      "I'd probably say: it'll feel odd, keep a snack nearby, ask people.",
      'Everything else can wait until day two.',
      "Now I'm wondering what I'd have wanted to hear myself.",
    ],
    more: [
      "First days are funny. You get buried in tips and what you actually needed was somebody to say \"yes, it's normal that this feels strange.\" So that's my tip. What's yours? If it fits on a sticky note, even better, then people can take it with them.",
    ],
  },
  {
    hooks: [
      '{Topic} looks different on day one and on day one hundred.',
      'Two pictures of {topic}: day one and day one hundred.',
    ],
    body: [
      'On day one you notice everything.',
      "On day one hundred you've stopped noticing, and that's a loss as well as a win.",
      'I like talking to people on both ends.',
      'Where are you right now?',
      'Somewhere in the teens is also a place.',
    ],
    more: [
      'It\'d be nice to put them all in one room. The new ones ask why, the old ones say "huh, good question," and somebody in the middle makes tea. I suspect everybody would go home having learned something, mostly about the things they\'d stopped seeing.',
    ],
  },
  {
    hooks: [
      'What did you get completely wrong about {topic} at first?',
      'My first idea of {topic} was probably wrong in at least three ways.',
    ],
    body: [
      'Wrong ideas make the best stories.',
      "They're also how you can tell someone has actually been there.",
      'People who got it right from the start have very little to tell me.',
      'So come on, the more wrong the better.',
    ],
    more: [
      "I find it sort of comforting. If everyone started out with the wrong picture, then having the wrong picture isn't a reason to stay away. It's just the entrance fee. You pay it once, you laugh about it later, and you get to tell the next person where the step is.",
    ],
  },
  {
    hooks: [
      "What's the least glamorous thing that helps you with {topic}?",
      'Everyone shares the big tips for {topic}. Give me the boring ones.',
    ],
    body: [
      'I mean the unglamorous stuff: a list on the fridge, an early night, a friend who texts to ask how it went.',
      "It's never the gadget.",
      "It's always something your grandmother could have told you.",
      "I'd like to collect a few of those.",
    ],
    more: [
      "There's something trustworthy about boring advice. Nobody gets famous for it, so people only pass it on because it worked for them. If you've got one, put it below. I'll take it over ten brilliant hacks, and I'll actually remember it when I need it.",
    ],
  },
];
