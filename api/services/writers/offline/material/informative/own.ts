import type { Angle } from '../voice.ts';

export const own: readonly Angle[] = [
  {
    hooks: [
      'The short version of {topic}, and how to ask for the long one.',
      'A short introduction to {topic}, with room for questions.',
    ],
    body: [
      'It answers three things: what, for whom, what next.',
      'If one of them is missing for you, ask about that one.',
      'I will add it below, so that others can find it as well.',
      'The long version works best as a conversation.',
    ],
    more: [
      'I keep introductions short because everyone needs a different continuation. One reader wants to know how it works, another how long it takes, a third whom to contact. A single text for all three becomes long and helps none of them properly.',
      'So please tell me which continuation you need. A few words will do. I will answer as exactly as I can, and where I am not sure I will say so, because a clear "I do not know" is also information.',
    ],
    least: 1,
  },
  {
    hooks: [
      'Questions and answers about {topic}: you ask, I answer.',
      'What people may want to know about {topic}.',
    ],
    body: [
      'I could guess the questions, but I would guess wrong.',
      'The useful ones come from people who see it for the first time.',
      'So ask about a word, a detail or a step.',
      'Each answer will be as short as it can be.',
    ],
    more: [
      'To make it easier, here are a few openings: ask what a word means, how it differs from something else, or what happens if a part is missing. They fit almost anything, and each leads to an answer that can be checked.',
      'I will try to keep facts and opinions apart in what I reply. Where I tell you what I think, I will mark it. You can then decide for yourself how much weight to give it.',
    ],
  },
  {
    hooks: [
      'How would you describe {topic} in one sentence?',
      'One sentence on {topic}: a small exercise for both of us.',
    ],
    body: [
      'Mine changes depending on who is listening.',
      'For a newcomer I would leave out every special word.',
      'For somebody experienced I would start with what is different.',
      'Yours would show me which of the two you needed.',
    ],
    more: [
      'Describing a thing in one sentence forces a decision about what is essential. It is harder than it looks, especially when you know the thing well, because everything seems to belong together. A reader without that knowledge can often do it better.',
      'Try it and compare. If your sentence and mine share the same core, the explanation has worked. If they do not, the difference shows what needs to be said more clearly, and that is worth knowing early.',
    ],
  },
  {
    hooks: [
      'Here is how to read anything I post about {topic}.',
      'A note on sources, since I will be talking about {topic}.',
    ],
    body: [
      'I am close to it, so take that into account.',
      'What I have seen myself I will describe as such.',
      'What I have from others I will attribute.',
      'And what I merely expect I will call an expectation.',
    ],
    more: [
      'Closeness has advantages: you know the details and you notice changes. It has a price as well: you stop seeing what would strike others as odd. Readers can correct for that when they know where the author stands, which is why I am saying it first.',
      'If you find a statement of mine that does not keep these things apart, please point it out. I will correct it and note that I did. A corrected text is more reliable than one that was never questioned.',
    ],
    least: 1,
  },
  {
    hooks: [
      'The three most useful questions you can ask about {topic}.',
      'Ask these three questions about {topic} before any others.',
    ],
    body: [
      'What is it for, what does it need, when is it wrong?',
      'The third is asked least often and tells you the most.',
      'An honest answer to it builds more trust than any praise.',
      'Go ahead, I am prepared.',
    ],
    more: [
      'These questions also work for other things. Try them on an app, a course, a plan for the weekend. "What is it for" sorts out what you can ignore. "What does it need" protects you from surprises. And "when is it the wrong choice" tells you whether the other person has thought about you at all.',
      'I will answer them here as plainly as possible. If a reply sounds like advertising, tell me, and I will try again with fewer adjectives.',
    ],
    least: 1,
  },
  {
    hooks: [
      'To understand {topic}, it helps to know what came before.',
      'Before, now, next: a simple way to look at {topic}.',
    ],
    body: [
      'What was missing before, what exists now, and what would make it worth continuing?',
      'Three small questions, and the first one explains most of the other two.',
      'Ask me about whichever of the three interests you.',
    ],
    more: [
      'The order matters. When you begin with the present, everything looks self-evident. When you begin with what came before, you see the decisions that were made along the way, and that some of them could have gone differently.',
      'As for what comes next, I find it fair to name it in advance, together with a date. It makes it possible to check later on. So if you ask me about that part, you will get an answer you can hold me to.',
    ],
  },
  {
    hooks: [
      'A few terms you may come across when I write about {topic}.',
      'Let me know which word about {topic} needs explaining.',
    ],
    body: [
      'Every field has words that feel ordinary to those inside it.',
      'They are the quickest way to lose a reader.',
      'If you stumble over one, quote it and I will explain.',
      'You will not be the only one who wondered.',
    ],
    more: [
      'Explaining a term well takes three steps: say what it means, give an example, and give a near miss, something that looks similar and is not meant. The near miss is what people remember. I will try to include one every time.',
      'Over time this becomes a small glossary. Save this post if you would like to come back to it. And if you know a better explanation for something, add it, preferably with an example from your own experience.',
    ],
  },
  {
    hooks: [
      'What I write down about {topic}, and why it may help you too.',
      'Keeping notes on {topic} is simpler than it sounds.',
    ],
    body: [
      'A date, one observation, one question.',
      'Three lines a day, on paper or on a phone.',
      'After a few weeks you can see things that no single day shows.',
      'It works for nearly everything you do regularly.',
    ],
    more: [
      'The question is the important line. An observation tells you what happened, a question tells you what to look at tomorrow. Without it, notes turn into a diary. With it, they become a slow and friendly kind of research.',
      'You do not need a system to begin with. Start in the simplest way you can and change it when something annoys you. If you already keep notes of this kind, I would be interested in how you find things again. That is the part everyone solves differently.',
    ],
    least: 1,
  },
  {
    hooks: [
      'There are two sides to {topic}: what you see and what it takes.',
      'What you do not see when you look at {topic}.',
    ],
    body: [
      'The visible part is easy to describe.',
      'The other part consists of decisions, repetitions and things left out.',
      'Ask about the second, it teaches you more.',
      'It usually applies to your own work as well.',
    ],
    more: [
      'A good way of asking is to say: what did you decide against? It brings up alternatives, reasons and limits in one go. People enjoy answering it, because nobody asks, and you learn how somebody thinks as well as what they made of it.',
      'I will gladly answer this question here, and I would like to return it. Think of something you do. What did you decide against, and would you decide in the same way today? A line or two is plenty.',
    ],
  },
  {
    hooks: [
      'How to give useful feedback on {topic} in under a minute.',
      'One minute of feedback on {topic}, step by step.',
    ],
    body: [
      'Say what you understood, missed and would try.',
      'In this order, one sentence each.',
      'The first shows whether the explanation worked.',
      'The other two show what to do about it.',
    ],
    more: [
      'This form of feedback is easy to give and easy to use. It avoids the question of whether something is good, on which people differ, and concentrates on what happened while you were reading. That is something only you can report, and you cannot be wrong about it.',
      'I will read every reply and group similar ones. If several people miss the same thing, it will be added. If one person misses something nobody else needs, they will at least get a personal answer.',
    ],
    least: 1,
  },
  {
    hooks: [
      'What to find out before you form an opinion on {topic}.',
      'Form your own opinion about {topic}, in three steps.',
    ],
    body: [
      'Look at it, ask one question, compare.',
      'It takes a few minutes and is better than any recommendation.',
      'A recommendation tells you about the person who gives it.',
      'Your own look tells you about the thing.',
    ],
    more: [
      'For the comparison, choose something close enough to be fair. A thing always looks good next to a poor example and weak next to an ideal one. The most informative comparison is the one you would really choose instead, including the option of doing nothing.',
      'When you have your opinion, I would like to hear it along with the comparison you used. It helps others to judge whether it applies to them. And if your opinion changes later, that is worth a line, too.',
    ],
    least: 1,
  },
];
