import type { Angle } from '../voice.ts';

export const subject: readonly Angle[] = [
  {
    hooks: [
      "Quick one about {topic}, then I'll let you go.",
      'I have a half-formed thought about {topic} and nowhere else to put it.',
      'Small thought on {topic} before the day gets loud.',
    ],
    body: [
      'No grand theory, I promise.',
      "The good thoughts on this turn up when I'm nowhere near a keyboard.",
      'On a walk, in a slow line, halfway through the dishes.',
      "So I'm writing one down before it gets away.",
      "It may look silly by Friday, and I'm fine with that.",
      'Half-formed is how my better ideas tend to start out.',
    ],
  },
  {
    hooks: [
      'Try explaining {topic} to a complete outsider.',
      'The one-breath version of {topic} is harder than it sounds.',
      'Somebody should make me explain {topic} in one breath.',
    ],
    body: [
      'I get three words in and start adding footnotes.',
      'That tells me I know the mood of the thing better than the thing.',
      "So I want a plain version, the kind you'd say across a kitchen table.",
      'No jargon, no throat-clearing, and no "it depends" until the second sentence.',
      "It won't be perfect, but people will nod, and then they'll tell me theirs.",
      'Theirs will probably be better.',
    ],
  },
  {
    hooks: [
      'With {topic}, I always end up staring at the small stuff.',
      'Zoom in far enough on {topic} and something odd turns up.',
      'The tiny details of {topic} have my full attention today.',
    ],
    body: [
      'The big picture has plenty of fans already.',
      'The corners people skip are where I tend to learn something.',
      'Usually a detail nobody mentioned because everybody assumed it was obvious.',
      'Nothing is obvious the first time you meet it.',
      "If you've got a tiny, oddly specific observation, you're among friends here.",
      'The more specific, the better.',
    ],
  },
  {
    hooks: [
      'How did you first run into {topic}?',
      'I like asking people how they first ran into {topic}.',
      'Everybody seems to come to {topic} through a different door.',
    ],
    body: [
      'The honest answer is never the tidy one.',
      'A friend, a bad week, a wrong turn that somehow stuck.',
      'I find those stories more useful than any polished introduction.',
      'You can hear within a sentence whether a person chose this or just ended up here.',
      'Both make a good story.',
      "I'm collecting them, casually, with no plan at all.",
    ],
  },
  {
    hooks: [
      "I don't have a finished opinion on {topic} yet.",
      "You're allowed to not have a take on {topic} today.",
      'Still making up my mind about {topic}, out loud, where you can see it.',
    ],
    body: [
      'Slow opinions hold up better than quick ones.',
      'I like changing my mind in small amounts, the way you adjust a shower.',
      "Some days I'm fairly sure, then somebody says one good sentence and I'm back at the start.",
      "It's a nice place to be, honestly.",
      'You hear more when your answer is still in pencil.',
    ],
  },
  {
    hooks: [
      'Plan for this evening: ten quiet minutes with {topic}, no phone.',
      'Give {topic} ten quiet minutes before you read another opinion.',
      'Ten quiet minutes on {topic} sounds better to me than another hour of scrolling.',
    ],
    body: [
      'No tabs, no takes.',
      'A chair, a notebook and whatever turns up.',
      "It's tempting to wait for a free afternoon before thinking properly.",
      'The afternoon rarely arrives, and ten minutes usually can.',
      'Small, slightly boring, surprisingly decent.',
      "I'd trade a lot of hot takes for one person doing that.",
    ],
  },
  {
    hooks: [
      'One-word game: {topic}. Go.',
      'If you had a single word for {topic}, which one would you pick?',
      'Pick one word for {topic}. No explaining.',
    ],
    body: [
      'First one that comes to mind, no editing.',
      'I like this game because nobody can hide behind a paragraph.',
      'Your word says a bit about the topic and quite a lot about your week.',
      'Mine changes depending on how I slept.',
      'Nobody gets it wrong, which is the nice part.',
      'And the odd answers start the better conversations.',
    ],
  },
  {
    hooks: [
      "I'd love to send my younger self a note about {topic}.",
      'If I could text the me of five years ago about {topic}, I would keep it short.',
      'Past me would have had very confident ideas about {topic}.',
    ],
    body: [
      'Relax, ask sooner, use a pencil.',
      'Past me would ignore it, of course.',
      "That's fine, some things only land when you're ready for them.",
      "But it does make me want to talk to beginners the way I'd like to be talked to.",
      'Patiently, and without the sigh.',
      "We've all been the person with the obvious question.",
    ],
  },
  {
    hooks: [
      'Give me the off-duty version of {topic}.',
      "There's a version of {topic} that only comes up once people are comfortable.",
      'The best talks about {topic} happen when nobody is trying to sound smart.',
    ],
    body: [
      'Shoes off, second cup of something, somebody says what they really think.',
      'No slides, no summary, no lesson at the end.',
      "That's the version I'd like to read more of here.",
      'So I try to write like that, even when the internet would prefer a headline.',
      'Feel free to answer in the same tone.',
    ],
  },
  {
    hooks: [
      "What's the part of {topic} nobody warned you about?",
      "There's always a part of {topic} that goes unmentioned up front.",
      'Nobody hands you the full picture of {topic}.',
    ],
    body: [
      'I mean the part that caught you off guard.',
      "We leave it out because we've got used to it.",
      'Then somebody new turns up and trips over it, same as we did.',
      'A two-line heads-up would have been plenty.',
      "So let's leave a few of those lying around for the next person.",
      'Kind ones, please.',
    ],
  },
  {
    hooks: [
      "I'd like a slower conversation about {topic}.",
      'Slow thought for a fast day: {topic}.',
      'Can we talk about {topic} without hurrying?',
    ],
    body: [
      'No rush, no verdict.',
      'Everything online wants an answer by lunch, and some things do better with a week.',
      "I'd rather sit with a decent question than sprint to a mediocre answer.",
      "Call it lazy if you like, I'd call it unhurried.",
      'The good bits tend to show up on the second pass anyway.',
    ],
  },
  {
    hooks: [
      "Tell me something about {topic} I wouldn't find in a search.",
      'Search results on {topic} only get me so far.',
      "I can look up the basics of {topic}. I can't look up you.",
    ],
    body: [
      'I mean the lived-in stuff.',
      'The trick a neighbor showed you, the mistake you keep making, the opinion you save for long car rides.',
      "That rarely makes it into an article, and it's what I'd like to know.",
      'Long or short, typos welcome.',
      'The messier it is, the more I believe it.',
    ],
  },
  {
    hooks: [
      'Apparently my brain has picked {topic} for today.',
      "Today's rabbit hole: {topic}.",
      'Unreasonably curious about {topic} right now.',
    ],
    body: [
      "I've decided not to fight it.",
      'You can treat a stray curiosity as a distraction or as a snack.',
      "I'm going with snack.",
      "There's no goal, no course, no certificate at the end.",
      'Just one question leading to the next until dinner is late.',
      'Recommended, if your schedule has a soft spot in it.',
    ],
  },
];
