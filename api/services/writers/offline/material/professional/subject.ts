import type { Angle } from '../voice.ts';

export const subject: readonly Angle[] = [
  {
    hooks: [
      'Before the next discussion about {topic}, agree on what the words mean.',
      'A useful first step with {topic}: agree on the words.',
      'Two people can argue about {topic} for an hour and mean different things.',
    ],
    body: [
      'Definitions sound pedantic and save hours.',
      'Ask three colleagues to describe the subject in one sentence each, then compare.',
      'The gaps between those sentences are the real agenda.',
      'Once they are visible, the decisions tend to get smaller and calmer.',
      'Skip this step and the same meeting may return next month under a new title.',
    ],
    more: [
      'I would start with the term that everyone uses most confidently. It is usually the one with the most meanings. Once it has a plain definition, write it at the top of the document about {topic} and let anyone change it, provided they change it for everybody.',
    ],
  },
  {
    hooks: [
      'My first question about {topic} is always about people.',
      'Every conversation about {topic} has someone missing from the room.',
      'Who feels it first when we get {topic} wrong?',
    ],
    body: [
      'Start with whoever lives with the result.',
      'They seldom write the summary, and they usually know the detail that matters.',
      'Inviting them early costs an hour.',
      'Inviting them late can cost a rewrite.',
      'It is also simply a more respectful way to work.',
    ],
    more: [
      'The practical version is simple. Before the next conversation about {topic}, list who will notice the outcome, and ask two of them a single open question. Their answers rarely fit the slides we had prepared, which is the reason for asking before we prepare them.',
    ],
    things: true,
  },
  {
    hooks: [
      'I trust opinions on {topic} more when they come with a cost attached.',
      'Every position on {topic} has a price. Name yours.',
      'What would you give up for your view of {topic}?',
    ],
    body: [
      'A recommendation without a trade-off is a preference.',
      'Saying what you would give up makes an argument easier to trust and easier to test.',
      'It changes the tone as well, because people stop defending and start weighing.',
      'Two columns on one page are usually enough.',
      "If the second column is empty, the thinking isn't finished.",
    ],
    more: [
      'This matters most where people disagree about {topic} for good reasons. Each side is usually protecting something worthwhile. When the price of each option is on the table, the discussion can turn from who is right to what we are willing to pay, and for how long.',
    ],
    things: true,
  },
  {
    hooks: [
      'Write one page on {topic} before you schedule the meeting.',
      'If {topic} can change your plans, put your reasoning on one page.',
      'One page on {topic} will teach you more than an hour of talking.',
    ],
    body: [
      'Writing shows where the reasoning is thin.',
      'Talking lets everyone leave with a different version.',
      'A page has room for what we know, what we could do and what you recommend.',
      'It is also short enough that people will read it before they arrive.',
      'Six months later, there is something to check the outcome against.',
    ],
    more: [
      'A good page has no introduction. It states the question, gives the two or three facts that matter, describes the options fairly and ends with a recommendation someone has put their name to. Anyone should be able to disagree with it in a single sentence.',
    ],
    things: true,
  },
  {
    hooks: [
      'Before spending another hour on {topic}, describe a good outcome.',
      'What would a good outcome for {topic} look like, in plain words?',
      'If {topic} went well, how would we know?',
    ],
    body: [
      'Be specific enough that a stranger could check it.',
      '"Better" is a direction, and a direction is hard to finish.',
      'Once the outcome is on paper, half of the open tasks tend to look optional.',
      'The other half become easier to defend.',
      'It takes one sentence, and writing it may take a while.',
    ],
    more: [
      'I find it useful to describe the outcome from the point of view of somebody outside the project. What would they see, hear or no longer have to do? If the description only makes sense to insiders, we have probably described our activity and called it a result.',
    ],
    things: true,
  },
  {
    hooks: [
      'It is fine to say "I don\'t know yet" about {topic}.',
      'The three words I respect most in a debate on {topic}: "I don\'t know."',
      'Confidence about {topic} is easy to perform and hard to check.',
    ],
    body: [
      'An honest gap is easier to close than a hidden one.',
      'Say what you know, say what you are assuming and say how you plan to find out.',
      'People plan better around a clear unknown than around a confident guess.',
      'It gives quieter colleagues permission to be precise as well.',
      'Trust grows faster that way than through being right every time.',
    ],
    more: [
      'Leaders have a particular role here. When the most senior person says "I was missing that," the rest of the room becomes more accurate within minutes. It costs nothing, and it tells everyone that {topic} is a subject we are trying to understand and not a contest.',
    ],
  },
  {
    hooks: [
      'When did you last revisit what you believe about {topic}?',
      'Put a review date on your opinion of {topic}.',
      'Opinions on {topic} should come with an expiry date.',
    ],
    body: [
      'Views age quietly.',
      'A position that was careful two years ago may be a habit by now.',
      'I like to write down what would have to be true for me to change my mind.',
      'Then a date, so that I actually look.',
      'Most of the time nothing changes, and the check still pays for itself.',
    ],
    more: [
      'A review does not need to be elaborate. Take the three statements about {topic} you rely on most, ask where each came from, and ask what you would accept as evidence against it. An hour twice a year is enough, and it keeps old conclusions from running new decisions.',
    ],
  },
  {
    hooks: [
      'With {topic}, the narrow question is usually the productive one.',
      'Make the question about {topic} smaller until somebody can answer it.',
      'Broad debates about {topic} are comfortable. Narrow ones get things done.',
    ],
    body: [
      'Broad questions invite speeches.',
      'Narrow questions invite answers, and sometimes a decision.',
      'Try replacing "what should we think" with "what should we do by Thursday."',
      'The big picture does not disappear, it just stops blocking the doorway.',
      'You can come back to it with something learned.',
    ],
    more: [
      'Narrowing also helps with disagreement. Two people who cannot agree on {topic} in general can often agree on the next small decision, and on what they would like to learn from it. The result gives them something better to talk about than their principles.',
    ],
  },
  {
    hooks: [
      'There is a lot of noise around {topic}. A short filter helps.',
      'My filter for anything I read on {topic} has three questions.',
      'Reading about {topic} goes faster with a filter.',
    ],
    body: [
      'Who is speaking, what do they need, what is missing?',
      'A source can be biased and still be useful, once you know the direction of the bias.',
      'I keep whatever survives all three questions.',
      'The rest may be entertaining, and I try not to plan around it.',
      'It is a simple habit, and it keeps my notes short.',
    ],
    more: [
      'I apply the same filter to what I write myself. If I cannot say what I need from the reader and what I left out, the text is not ready. It is a humbling exercise, and it has a pleasant side effect: most drafts become considerably shorter.',
    ],
    least: 1,
  },
  {
    hooks: [
      'A good conversation about {topic} ends with a name and a date.',
      'Who does what next about {topic}? That is the whole agenda.',
      'Talking about {topic} is pleasant. Agreeing on the next step is useful.',
    ],
    body: [
      'Interest is plentiful, ownership is scarce.',
      'Before people leave, ask who takes the next step and when we will hear about it.',
      'A small step with an owner beats a large plan without one.',
      'It keeps the second conversation from repeating the first.',
      'And it treats the time of everyone involved as something worth protecting.',
    ],
    more: [
      'The name matters more than the date. A task that belongs to everyone is done by whoever is most patient, and patience is not a plan. When somebody owns the next step on {topic}, the others can help, ask and follow up without stepping on each other.',
    ],
    things: true,
  },
  {
    hooks: [
      'Ask the newest person in the room about {topic}.',
      'The newest colleague may have the clearest view of {topic}.',
      'Fresh eyes on {topic} are available for a few weeks only.',
    ],
    body: [
      'They have not learned what to stop noticing.',
      'After a while we all explain the odd parts away, because explaining is faster than fixing.',
      'A newcomer still trips over them and remembers where it hurt.',
      'Write those observations down before politeness edits them.',
      'That list is one of the cheapest reviews you can get.',
    ],
    more: [
      'To make it work, ask early and ask for specifics. Asking what was harder than it should have been will get you further than asking for any feedback. And let people see that something changed because they spoke, or the next newcomer will learn to stay quiet about {topic}.',
    ],
    things: true,
  },
  {
    hooks: [
      'The most useful thing I can bring to {topic} is a better question.',
      'Before offering an answer on {topic}, I try to improve the question.',
      'Good work on {topic} begins with a well-put question.',
    ],
    body: [
      'Answers are easy to find and hard to fit.',
      'A sharper question shows which of them apply to the case in front of you.',
      'I ask what problem we are solving, for whom, and how we would notice success.',
      'If those three are unclear, speed only takes us to the wrong place sooner.',
      'Ten minutes on the question can be the best part of the hour.',
    ],
    more: [
      'A question is better when it can be answered in more than one way and when the answer would change what you do. Everything else is a test or a formality. If I leave a meeting with one such question about {topic}, I consider the time well spent.',
    ],
    things: true,
  },
];
