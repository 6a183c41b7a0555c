import type { Angle } from '../voice.ts';

export const statement: readonly Angle[] = [
  {
    hooks: ['In short: {statement}', 'The summary comes first: {statement}'],
    body: [
      'Details are only a question away.',
      'Leading with the main point lets you decide how much you want to read.',
      'Ask for the who, the when or the why.',
      'I will answer what I know and mark what I do not.',
    ],
    more: [
      'If you would like the longer version, it helps to know what you need it for. Someone who has to decide something needs other details than someone who is simply curious. Say which of the two you are, and I can answer in the right amount of depth.',
      'It is also fine to ask for a definition. Words that are everyday for one person can be new to another, and nobody minds explaining a term. A good summary invites questions. It is an entrance, and the rooms are behind it.',
    ],
  },
  {
    hooks: ['Read this one twice: {statement}', 'One sentence, two ways to read it: {statement}'],
    body: [
      'First for what it says, then for what it leaves out.',
      'The second reading is where a good conversation starts.',
    ],
    more: [
      'To practice this, take any message you receive today and read it in both ways. You will notice that the second one is harder, because we fill gaps without being aware of it. What we add comes from our own situation and may have little to do with the sender.',
      'When something seems to be missing, ask before assuming. Asking what the other person meant to include is a friendly way of doing so. It gives the other person a chance to be more precise, and it often turns out that they had not noticed the gap themselves.',
    ],
    opinion: true,
  },
  {
    hooks: ['Good to know: {statement}', 'For your information, without decoration: {statement}'],
    body: [
      'Decoration can wait until the facts have arrived.',
      'If you need this in a different form, say so.',
      'A clear question gets a clear answer.',
      'And if something is ambiguous, pointing it out helps everyone who reads after you.',
    ],
    more: [
      'Clear information has three properties: you can tell who it comes from, when it was true, and what you could do with it. If one of them is missing here, please point it out, and I will add it. That way the note will still be useful to someone who finds it later.',
      'You can use the same three properties as a filter in the other direction. Before you pass something along, check whether you could name the source, the date and the use. If you can, it is information. If you cannot, it may be better described as chatter.',
    ],
  },
  {
    hooks: ['Noted, dated and shared: {statement}', 'Adding this to the public notes: {statement}'],
    body: [
      'Written notes beat memory.',
      'A date and a name turn a remark into something others can use.',
      'If you pass it on, please pass on the source as well.',
      'That is how information stays fresh on its way.',
    ],
    more: [
      'A simple format for notes of this kind: one line with the point, one line with the reason, one line with the open question. Three lines fit on any phone and can be read in a few seconds. Longer texts have their place, and they are easier to write once these three exist.',
      'If you keep such notes yourself, try reading the oldest ones from time to time. Some will be outdated, and seeing why is instructive. Others will have become more important than you expected. Both are good reasons to have written them down.',
    ],
  },
  {
    hooks: [
      'What you need to know, in one line: {statement}',
      'If you are short on time, read only this: {statement}',
    ],
    body: [
      'Everything else is optional.',
      'The useful follow-up is whether it changes anything for you.',
      'If yes, think of one thing you would do differently.',
      'If no, you are now up to date and may carry on.',
    ],
    more: [
      'In case you want to look further, here is how I would go about it. First write down what the statement means for you in practice. Then note what you would need to know to be sure. Finally, decide who could tell you, and ask that person directly.',
      'This takes less time than searching, and the answers fit your situation better. It also has a side effect: the people you ask learn what others need to know, and will usually explain it more clearly the next time around.',
    ],
  },
  {
    hooks: ['Let me put this precisely: {statement}', 'As precisely as I can put it: {statement}'],
    body: [
      'Precise wording makes it easier to correct.',
      'A vague sentence can never be wrong, and it can never be useful either.',
      'So please correct me where needed.',
      'I would rather update a sentence than defend it.',
    ],
    more: [
      'Whenever a sentence seems clear to its author, it pays to test it on a reader. Ask them to repeat it in their own words. If their version is different, the sentence needs work, and the reader has done you a favor. It is a common exercise in editing, and it works for everyday messages as well.',
      'So feel free to try it here. Tell me in your words what you take this to mean. If several people come up with different versions, I will rewrite it, and we will all have learned something about how the words can be understood.',
    ],
    opinion: true,
  },
  {
    hooks: [
      'Some context to go with this: {statement}',
      'Context matters, so start here: {statement}',
    ],
    body: [
      'Ask yourself what you already knew before reading it.',
      'Then ask what is new.',
      'The difference between the two is the actual information.',
      'It is a handy way to read nearly anything.',
    ],
    more: [
      'Reading in this way makes you faster over time. You stop giving the same attention to everything and begin to look for the part that changes your picture. Sometimes that is a single word. Sometimes it turns out that there is nothing new at all, which is useful to know before you share it.',
      "If there is something new for you here, note it with today's date. In a while you can look back and see whether it mattered. It is a small way of finding out which kinds of information are worth your attention in the long run.",
    ],
    opinion: true,
  },
  {
    hooks: [
      'Easy to miss, so I am repeating it: {statement}',
      'In case it got lost in your feed: {statement}',
    ],
    body: [
      'Feeds are good at burying things.',
      'Save it if you may need it, mention it to someone who will.',
      'A message passed on by a person arrives better than one pushed by an algorithm.',
    ],
    more: [
      'If you have to remember something, connect it with something you already know. Where were you when you read it? What does it resemble, what does it contradict? Two such connections do more than reading it several times over, and making them takes only a moment.',
      'And if someone you know could use this, tell them in your own words before you send the link. Putting it in your own words is the best check of whether you have understood it, and your version may be clearer than mine.',
    ],
  },
  {
    hooks: ['A sentence worth unpacking: {statement}', 'Let us unpack this together: {statement}'],
    body: [
      'Which word carries the most weight?',
      'Swap it for a neighbor and see how the meaning moves.',
      'It is a simple exercise, and it shows quickly what a sentence depends on.',
      'Try it and tell me which word you picked.',
    ],
    more: [
      'Here are three questions that help with unpacking. What would have to be the case for this to be true? What would follow if it is? Who would describe it differently? You do not need to answer them completely. Even a rough attempt shows how much a sentence takes for granted.',
      'Editors and researchers work in a similar way. They do not ask first whether they agree. They ask what exactly is being said. Agreement comes later, and it is worth more when the thing agreed upon has been looked at from several sides.',
    ],
    opinion: true,
  },
  {
    hooks: [
      '{Statement} Questions are welcome, simple ones first.',
      '{Statement} Ask me what you would like to know.',
    ],
    body: [
      'Simple questions tend to be the ones everybody has.',
      'Asking them in public means they only need answering once.',
      'So you are doing others a favor.',
    ],
    more: [
      'There are a few kinds of questions that help everybody. Questions about words: what do you mean by this? Questions about scope: does it apply here as well? Questions about time: since when, and until when? And questions about sources: how do you know?',
      'Take whichever of them fits. I will answer as far as I can and say so when I cannot. If someone else knows better, even better, please add it with a line on where it comes from, so that others can look it up.',
    ],
  },
  {
    hooks: ["Today's entry, kept short: {statement}", 'The entry for today reads: {statement}'],
    body: [
      'Short entries are easier to find again.',
      'I try to keep one thought per note.',
      'When two thoughts belong together, a link does the job.',
      'What would you connect this one to?',
    ],
    more: [
      'One way of getting more out of a short entry is to ask for its neighbors. What came before it? What is it similar to? What would be the opposite? Write down one word for each, and a single line turns into a small map that you can extend whenever you learn more.',
      'If you make such a map, keep it rough. Neat diagrams take a long time and give an impression of completeness. A rough one shows that it is meant to be changed, and you will be less reluctant to cross something out when you find that it does not belong.',
    ],
  },
];
