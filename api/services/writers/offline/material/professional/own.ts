import type { Angle } from '../voice.ts';

export const own: readonly Angle[] = [
  {
    hooks: ['I would like to speak about {topic} in plain terms.', 'A clear word about {topic}.'],
    body: [
      'You should not have to guess what it means for you.',
      'If you have a question, please ask it as directly as you like.',
      'I will answer what I can and say openly what I cannot.',
      'That tends to be a better start than a long announcement.',
    ],
    more: [
      'When I read about something new to me, I look for three things: whom it concerns, what would change, and whom to ask. If any of these is missing here, tell me which, and I will provide it.',
      'I would also value your perspective. You see this from a position I do not have, and a single observation from there can be worth more than another round of internal discussion.',
    ],
  },
  {
    hooks: [
      'Questions about {topic} are welcome here.',
      'What would you need to know about {topic}?',
    ],
    body: [
      'I would rather answer one precise question than publish a page of general remarks.',
      'Tell me what you are trying to decide.',
      'The answer depends on it, and so does the level of detail.',
      'If others may have the same question, let us settle it in public.',
    ],
    more: [
      'I have come to think that a good question is a contribution. It shows where the explanation has a gap, and it usually speaks for several people who have not written yet. So please do not hesitate because it seems too basic.',
      'If your situation is a particular one, a message is fine as well. I will take the time to understand it before I reply, because a quick answer to the wrong question helps nobody.',
    ],
  },
  {
    hooks: [
      'I am sharing {topic} here because feedback is easier to give early.',
      'Early feedback on {topic} is worth more to me than late praise.',
    ],
    body: [
      'While something can still change, every remark counts double.',
      'What is unclear? What is missing? What would you leave out?',
      'One sentence per question is plenty.',
      'I read them all with a pencil in my hand.',
    ],
    more: [
      'I know that giving honest feedback takes some goodwill. It is simpler to say something kind and move on. So let me make it easy: assume that I have already heard the compliment, and go straight to the part you would say to a colleague in confidence.',
      'Whatever I do with it, I will tell you. Feedback that disappears without a trace is the last one people give, and I would like to hear from you again.',
    ],
  },
  {
    hooks: [
      'Three people I have in mind when I talk about {topic}.',
      'Whom is {topic} for? Let me be specific.',
    ],
    body: [
      'One needs it, one doubts it, one has to explain it.',
      'Each of them deserves a different conversation.',
      'If you recognize yourself in one of them, tell me which.',
      'I will start with what matters to you.',
    ],
    more: [
      'The first wants to know how to begin. The second wants to know what could go wrong, and is usually the best reader one can have. The third needs words that hold up in front of people who were not in the room.',
      'I try to write for all three and rarely manage to in one text. That is why I prefer to be asked. Tell me where you stand, and I can be useful in a few lines.',
    ],
    least: 1,
  },
  {
    hooks: [
      'Let me say what {topic} can and cannot be expected to do.',
      'Before anyone raises expectations about {topic}, a sober word.',
    ],
    body: [
      'Clear expectations are a form of respect.',
      'I would rather be precise now than apologetic later.',
      'Ask me about the limits first, they are the most useful part.',
      'What remains after that is what you can rely on.',
    ],
    more: [
      'Every subject has a polished version and a working version. The polished one is pleasant to read. The working one tells you when it applies, what it takes and what it leaves to you. I would like us to talk about the working version.',
      'If you have had mixed experiences with something comparable, I would like to hear about them. They will help me to describe this more accurately, and they may save the next reader a disappointment.',
    ],
  },
  {
    hooks: [
      'If you have ten minutes for {topic}, here is how I would use them.',
      'A suggestion for anyone new to {topic}.',
    ],
    body: [
      'Read for two, think for three, and ask for five.',
      'The last five are the important ones, so make a list.',
      'Bring them here, in any order.',
      'I will gladly take them one at a time.',
    ],
    more: [
      'The proportion is deliberate. Descriptions are easily written and easily forgotten. Your own questions stay with you, and answering them takes you directly to what is relevant in your case. Everything else can be looked up when it is needed.',
      'If your ten minutes are over and something is still open, that is worth a line as well. It tells me which part has to be explained better, and to whom.',
    ],
    least: 1,
  },
  {
    hooks: [
      'I would value an outside view of {topic}.',
      'What do you see in {topic} that I no longer see?',
    ],
    body: [
      'Familiarity makes us blind to the obvious.',
      'After a while one explains everything and questions very little.',
      'A short, frank remark from outside is the best remedy I know.',
      'Please start with whatever struck you first.',
    ],
    more: [
      'I have no particular answer in mind, which is why I am asking. It might be a word that means something else in your field. It might be an assumption that would never survive in your organization. It might be something you would simply do in a different order.',
      'All of these are helpful. I will thank you for the remark first and think about the reply afterwards, since the reflex to explain is the surest way to miss the point.',
    ],
  },
  {
    hooks: [
      'A few of you have a direct interest in {topic}. This is for you.',
      'To everyone with an interest in {topic}: let us talk.',
    ],
    body: [
      'I prefer a conversation to a broadcast.',
      'Tell me what you are hoping for, and what would worry you.',
      'Both help me to do this properly.',
      'A message of two lines is enough to begin.',
    ],
    more: [
      'In my view the most productive exchanges have a clear occasion and an open agenda. This is the occasion. The agenda is whatever matters to you, in the order in which it matters.',
      'If you know someone whose voice should be heard on this, please bring them in. I would like to hear from the people who are affected before the plan is finished, and not when it is presented.',
    ],
  },
  {
    hooks: [
      'I could summarize {topic}, but I would rather listen first.',
      'Before I summarize {topic}, I would like to hear from you.',
    ],
    body: [
      'A summary reflects what the author considers important.',
      'I would like mine to reflect what you consider important.',
      'So tell me: what is the first thing you would want to find in it?',
      'I will make sure that it comes first.',
    ],
    more: [
      'It is a small change of order, and it makes a difference. When you start with the reader, half of the material turns out to be unnecessary, and a good part of what is needed turns out to be missing. I would like to find that out before and not after.',
      'Please be brief and specific. A question about time or cost is more helpful than a request for more detail. I will collect what comes in and answer the questions that several of you have asked.',
    ],
  },
  {
    hooks: [
      'What would make {topic} more useful to you?',
      'A simple question to those who know {topic} already.',
    ],
    body: [
      'Please think of one thing, and make it small.',
      'Small suggestions have a good chance of being carried out.',
      'If you can, add why it would matter in your daily work.',
      'The reason often points to a better solution than the request.',
    ],
    more: [
      'I ask for small things on purpose. Large wishes are easy to agree with and hard to schedule. A small one can be tried, judged and kept or dropped without much ado, and after ten of them the whole looks different.',
      'I will report back on what was possible, what was not and why. Should the answer be no, you are entitled to a reason. It may not be the reply you were hoping for, but you will know where you stand.',
    ],
  },
  {
    hooks: [
      'I stand behind {topic}, and I am open to every question about it.',
      'My name is on {topic}, so please address your questions to me.',
    ],
    body: [
      'Responsibility should have a face and a reply button.',
      'Critical questions are part of it.',
      'I would rather hear them here than hear about them later.',
      'Start with the most difficult one if you like.',
    ],
    more: [
      'It makes conversations easier when it is clear whom to talk to. Nobody has to wonder which department is in charge or whether a concern will reach anyone. It will reach me, and I will either act on it or explain why I do not.',
      'This is also a request for patience with detail. If something needs checking, I will say so and come back to you. A correct answer on Thursday is worth more than a confident one today.',
    ],
  },
];
