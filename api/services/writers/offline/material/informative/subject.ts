import type { Angle } from '../voice.ts';

export const subject: readonly Angle[] = [
  {
    hooks: [
      'Take a sheet of paper and draw three columns for {topic}.',
      'A quick way to sort what you think about {topic}: three columns.',
      'How much of what you know about {topic} have you checked? Three columns will tell you.',
    ],
    body: [
      'Know, heard, assume: each belief goes into one.',
      'Put in "know" only what you have seen or checked yourself.',
      'The middle column fills up fast, and that is normal.',
      'The third one is the most useful, because it shows what to look up next.',
      'Repeat it in a month and watch what has moved.',
      'Fifteen minutes, one sheet of paper.',
    ],
    more: [
      'A tip for the middle column: write down who you heard it from. You will notice that several entries go back to the same person, article or evening at a dinner table. That is worth knowing about {topic}, because ten people repeating one source are still one source.',
    ],
    least: 1,
  },
  {
    hooks: [
      'Where are the edges of {topic}?',
      'To understand {topic}, look for the edges first.',
      'Start with what is not part of {topic}.',
    ],
    body: [
      'Edges make a subject easier to see.',
      'List five examples that clearly belong and five that clearly do not.',
      'Then collect the awkward cases in between.',
      'Those show you which definition people are really using.',
      'A lot of confusion is two groups drawing the line in different places.',
    ],
    more: [
      'Try the awkward cases on two other people and ask them to decide without explaining. Wherever they hesitate, you have found a real edge. It is a good place to start reading about {topic}, since the interesting arguments tend to live along those lines and seldom in the middle.',
    ],
  },
  {
    hooks: [
      'New to {topic}? Learn ten words first.',
      'Ten well-chosen words make {topic} easier to read about.',
      'The fastest way into {topic} may be its vocabulary.',
    ],
    body: [
      'Words are the handles of a subject.',
      'Collect the terms that keep coming up and write your own one-line definition for each.',
      'Compare yours with a reference, and fix what is off.',
      'After that, articles that felt dense start to read like ordinary text.',
      'You will also notice when somebody uses a term loosely.',
    ],
    more: [
      'To choose the ten, look at what appears in headings, in the questions beginners ask and in the first sentence of definitions. Leave out the words that sound impressive and explain little. With a short glossary at your side, you can read about {topic} at your own pace and ask better questions.',
    ],
  },
  {
    hooks: [
      'To find out what you know about {topic}, teach it for five minutes.',
      'Explain {topic} out loud and listen for the gaps.',
      'A blank page is an honest test of what you know about {topic}.',
    ],
    body: [
      'No notes, simple words, one listener.',
      'You will get stuck somewhere, and that spot is your reading list.',
      'Go back, fill the gap, and try again from the beginning.',
      'Two rounds tend to teach more than a third article.',
      'If no listener is around, a voice memo works as well.',
    ],
    more: [
      'A listener who knows nothing about {topic} is ideal. Ask them to stop you at every word they cannot picture. It is slightly uncomfortable, and it is the quickest way of finding out where you have been using a label in place of an explanation.',
    ],
  },
  {
    hooks: [
      'Read two people on {topic} who disagree with each other.',
      'The quickest map of {topic}: two sources that disagree.',
      'One view of {topic} gives you an opinion. Two give you a map.',
    ],
    body: [
      'Note where they agree, that part is probably solid.',
      'Note where they differ, and ask what each of them would need to see to change sides.',
      'Sometimes they use different evidence.',
      'Sometimes they want different things, and no evidence will settle that.',
      'Telling those two cases apart saves a lot of arguing.',
    ],
    more: [
      'Do this with two careful sources, not with the two loudest. Look for people who quote the other side correctly before answering it. If you cannot find any who do so on {topic}, that is informative as well: it tells you that you are reading advocates, and should look for the material they both rely on.',
    ],
  },
  {
    hooks: [
      'Before reading on about {topic}, write down what would change your mind.',
      'What would it take to change your mind about {topic}?',
      'One sentence to write before you research {topic}.',
    ],
    body: [
      'Finish this line: I would think differently if…',
      'If nothing comes to mind, you are looking at a conviction, which is fine to know.',
      'If something does, you have a search plan.',
      'Look for that evidence first, and only then for support.',
      'It is a small habit with a large effect on how you read.',
    ],
    more: [
      'Keep the sentence next to you while you read about {topic}. It will feel annoying, because you keep meeting things that support what you already thought, and they no longer count for much. What you are waiting for is the one piece that could move you. Often it exists, and it takes minutes to find.',
    ],
    least: 1,
  },
  {
    hooks: [
      'Put {topic} on a timeline: before, now, next.',
      'A timeline is a good first sketch of {topic}.',
      'How did we get here with {topic}? Sketch it as a timeline.',
    ],
    body: [
      'Three marks on a line are enough to begin.',
      'Ask what people did before, what changed, and what has stayed the same throughout.',
      'The constant part is easy to miss and often explains the rest.',
      'Leave "next" in pencil.',
      'Predictions deserve a date, so that you can check them.',
    ],
    more: [
      'A timeline also protects you from two common mistakes. One is believing that things have always been this way, the other is believing that everything has just changed. For most subjects, and probably for {topic} too, some parts move quickly while others have hardly moved at all. Mark both, in different colors.',
    ],
    least: 1,
  },
  {
    hooks: [
      'Look at {topic} from three distances.',
      'Zoom in, zoom out: a simple method for {topic}.',
      'The same question about {topic} changes with distance.',
    ],
    body: [
      'Close up: one person, one day. From afar: everyone, over decades.',
      'In between there are groups, streets and years.',
      'A claim that holds at one distance may fail at another.',
      'When two people talk past each other, check whether they are standing equally far away.',
    ],
    more: [
      'You can use this on any statement you come across. Take a claim about {topic} and ask at which distance it was made. Then move one step closer and one step further away, and see whether it still holds. If it does, it is sturdy. If it does not, you have learned where it belongs.',
    ],
    least: 1,
  },
  {
    hooks: [
      "A beginner's map of {topic} has four corners.",
      'Four notes are enough to get your bearings in {topic}.',
      'How to get your bearings in {topic} within an hour.',
    ],
    body: [
      'People, places, terms, arguments.',
      'Who keeps being named, where does it happen, which words matter, what is disputed?',
      'Fill each corner with three entries and stop.',
      'You will not be an expert, and you will be able to follow one.',
      'From there, every new article has a place to land.',
    ],
    more: [
      'Keep the map to a single page, since a second page is where maps turn into articles. When you read something new about {topic}, place it in one of the four corners. If it fits nowhere, draw a fifth. That moment is a good sign: the map has begun to follow the subject and no longer the template.',
    ],
    least: 1,
  },
  {
    hooks: [
      'Date your notes on {topic}.',
      'Keeping notes on {topic}? Add a date and a source.',
      'The most useful thing in your notes on {topic} is the date.',
    ],
    body: [
      'A fact without a date ages in silence.',
      'Write where it came from, when you read it and how sure you were.',
      'Three small entries, five seconds.',
      'Later you can see at a glance what needs checking again.',
      'You also get to watch your own thinking move, which is oddly satisfying.',
    ],
    more: [
      'If you want to go a step further, add a column for confidence, with three levels: seen it, trust the source, heard it somewhere. It takes a second per entry. When you come back to your notes on {topic} in a year, you will know at once which lines you can lean on and which you should check again.',
    ],
    things: true,
  },
  {
    hooks: [
      'When you read a headline about {topic}, look for four things.',
      'Four things to look for in any article on {topic}.',
      'A short reading guide for anything written about {topic}.',
    ],
    body: [
      'Who says it, how, compared to what, and what is left out.',
      'The third one is skipped most easily.',
      '"More" and "less" mean little until you know the starting point.',
      'If the text does not say, look for the original source.',
      'Often it is one click away and shorter than the article.',
    ],
    more: [
      'With practice this takes less than a minute per article. You will find that many pieces on {topic} answer two of the four, and that the best ones say openly which they cannot answer. Keep the names of those authors. Following five careful people is more useful than following five hundred headlines.',
    ],
    least: 1,
  },
  {
    hooks: [
      'Good questions about {topic} start with "compared to what."',
      'Ask "compared to what" the next time {topic} comes up.',
      'Three words sharpen any talk about {topic}: compared to what?',
    ],
    body: [
      'That turns a mood into something you can examine.',
      'Compare with last year, with the alternative, or with doing nothing.',
      'Each comparison tells a slightly different story, and all of them can be true.',
      'Pick the one that fits your decision and say which one you picked.',
    ],
    more: [
      'You can prepare the comparison before you have the numbers. Write down what you would compare {topic} with, and what result would surprise you. Doing this in advance keeps you honest, because afterwards nearly every result looks as if one had expected it all along.',
    ],
  },
];
