import type { Angle } from '../voice.ts';

export const subject: readonly Angle[] = [
  {
    hooks: [
      "Quick one about {topic}, then I'll let you go.",
      'Half a thought about {topic}, saved before the day gets loud.',
      'Time for a small thought on {topic}.',
    ],
    body: [
      'No grand theory, I promise.',
      "The good thoughts on this turn up when I'm nowhere near a keyboard.",
      'On a walk, in a slow line, halfway through the dishes.',
      "So I'm writing one down before it gets away.",
      "It may look silly by Friday, and I'm fine with that.",
      'My better ideas tend to start out like that.',
    ],
    more: [
      "What I like about half-formed thoughts is that other people can still get a hand on them. A finished opinion sits there like a vase. You can admire it or knock it over, and that's about it. So take this one and add your half.",
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
    more: [
      "The funny thing is how much you find out in the first try. I notice which word I'm leaning on because I can't explain it, and which part I skip because I was hoping nobody would ask. If you've got a good one-breath version, I'd love to borrow it.",
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
    more: [
      'My theory is that the small stuff is where people stop performing. Nobody has a prepared speech about the third step, the odd corner, the thing you do without thinking. Ask about that and you get the person instead of the press release.',
    ],
    things: true,
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
    more: [
      "So that's my question about {topic} today: which door did you come through? And would you send a friend through the same one, or would you walk them around the building first? I suspect the answer says a lot about what you found inside.",
    ],
  },
  {
    hooks: [
      "I don't have a finished opinion on {topic} yet.",
      "You're allowed to not have a take on {topic} today.",
      'Still making up my mind about {topic}, out loud, where you can see it.',
    ],
    body: [
      'I like opinions that took their time.',
      'I like changing my mind in small amounts, the way you adjust a shower.',
      "Some days I'm fairly sure, then somebody says one good sentence and I'm back at the start.",
      "It's a nice place to be, honestly.",
      'You hear more when your answer is still in pencil.',
    ],
    more: [
      "I do try to collect both kinds of people, the ones who are sure and the ones who aren't. The sure ones tell me what to look at. The others tell me what to look out for. I need a bit of each before I'd put anything about {topic} in pen.",
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
    more: [
      "If you join me, here's all I'd suggest. Sit somewhere that isn't your usual chair. Write down one thing you noticed and one thing you'd like to ask. Then stop, even if it's going well, because stopping early is what makes you come back tomorrow.",
    ],
    things: true,
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
    more: [
      "I've started wondering what would happen if we opened every conversation this way. One word each, around the table, before anyone explains themselves. You'd know within a minute who to sit next to, and who needs a hug or a coffee.",
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
    more: [
      'I also think younger me had a few things right. Less careful, more curious, happy to talk to anyone. So maybe the note should go both ways: a bit of calm from me, and a bit of that nerve back, please.',
    ],
  },
  {
    hooks: [
      'I like the unofficial talks about {topic} best.',
      'Some thoughts about {topic} only come up once people are comfortable.',
      'The best talks about {topic} happen when nobody is trying to sound smart.',
    ],
    body: [
      'Shoes off, second cup of something, somebody says what they really think.',
      'No slides, no summary, no lesson at the end.',
      "That's the kind I'd like to read more of here.",
      'So I try to write like that, even when the internet would prefer a headline.',
      'Feel free to answer in the same tone.',
    ],
    more: [
      "It's strange how much better we explain things with our guard down. The sentences get shorter, the examples get real, and somebody admits to the thing everyone was stepping around. I'd take ten minutes of that over a panel discussion on {topic} any day.",
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
    more: [
      "I'll say this for surprises: they make good stories later. But it would be nice to have a few of them in advance. If you've got one about {topic}, put it in plain words and leave out the moral. People can work that part out for themselves.",
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
    more: [
      "I keep a small list of things I'm not in a hurry to have an opinion on, and it's the most relaxing list I own. {Topic} can stay on it for a while. I'll look in now and then, see what's changed, and report back when there's something worth saying.",
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
    more: [
      "Here's why I'm asking people rather than a search box. The box gives me the average. You can give me the exception, the Tuesday, the time it went sideways and turned out fine. I'd rather learn {topic} from a handful of exceptions than from one smooth average.",
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
    more: [
      "By tomorrow it may be something else entirely, and that's allowed. A passing interest isn't a broken promise. You pick something up, turn it over, learn a little, and put it back where the next person can find it. Some of the nicest things I know, I learned in passing.",
    ],
  },
];
