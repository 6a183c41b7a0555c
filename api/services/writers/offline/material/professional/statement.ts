import type { Angle } from '../voice.ts';

export const statement: readonly Angle[] = [
  {
    hooks: [
      'For the record, and in one sentence: {statement}',
      'Stated plainly, so it can be discussed plainly: {statement}',
    ],
    body: [
      'Clarity first, nuance in the comments.',
      'A plain sentence gives people something to agree with, question or improve.',
      'If it raises a concern on your side, I would like to hear it early.',
      'Early questions are the helpful kind.',
    ],
    more: [
      'I would like the follow-up to be as clear as the sentence itself. If you need to plan around this, tell me what you need to know and by when. If you think something has been overlooked, please be direct about it.',
      'I have found that people are generous with advice when it is easy to give. So here is an easy way: reply with the first question that came to mind while you were reading. The first one is usually the one others have as well.',
    ],
  },
  {
    hooks: [
      'One line I would like you to take away today: {statement}',
      'If you read a single line from me today, let it be this: {statement}',
    ],
    body: [
      'The reasoning matters more than the wording.',
      'I am glad to explain how it came about and what it leaves open.',
      'What would you want to know first?',
      'Start there, and I will do my best to be precise.',
    ],
    more: [
      'A short line leaves out a good deal, and that is deliberate. The background matters, but it matters differently to each reader. Some will want to know about timing, others about people, others about what comes next.',
      'So I would rather let you choose. Tell me which part concerns your work, and I will answer that part properly, in public where it may help others, or privately where it is better kept between us.',
    ],
    opinion: true,
  },
  {
    hooks: [
      'Sharing this openly rather than in fragments: {statement}',
      'I prefer to say this once and clearly: {statement}',
    ],
    body: [
      'Fragments travel fast and arrive bent.',
      'One clear statement saves everyone the guessing.',
      'It also makes me accountable for what I said, which seems fair.',
      'Questions are welcome, including the uncomfortable ones.',
    ],
    more: [
      'There is a practical reason for saying things in one place. Everyone works from the same words, questions can be answered once, and nobody has to reconstruct what was meant from three different conversations.',
      'If anything here reaches you in a different version, please come back to this one. And if the wording leaves room for two readings, point it out. I would rather correct a sentence today than a misunderstanding next month.',
    ],
  },
  {
    hooks: [
      'A short note to colleagues and partners: {statement}',
      'To everyone I work with, near and far: {statement}',
    ],
    body: [
      'I wanted you to read it here first.',
      'Details follow for anyone who needs them, and I will keep them brief.',
      'If this touches your work, please tell me what would help.',
      'Two sentences from you can save a week on either side.',
    ],
    more: [
      'Working well with others is largely a matter of not surprising them. I know how it feels to hear relevant news from the third person down the line, and I would like to spare you that.',
      'So please treat this as an invitation to a conversation. Who on your side should be aware of it? What would make it easier for them? A brief reply now gives both of us time to do things properly.',
    ],
  },
  {
    hooks: ['The headline is simple: {statement}', 'Let me begin with the conclusion: {statement}'],
    body: [
      'What follows from it is the interesting part.',
      'Who should know, what changes for them, and what stays the same?',
      'I would rather answer those three questions than add adjectives.',
      'Ask me whichever of them concerns you most.',
    ],
    more: [
      'For those who like structure, that is how I would approach it. First the people it concerns, then the changes they will notice, then the things that remain exactly as they were. The last group is often forgotten, and it is the one that reassures.',
      'I will gladly add detail where it is useful. What I would ask in return is candor. If something about this seems unclear or unwise to you, an early word is a courtesy I will remember.',
    ],
  },
  {
    hooks: [
      'I would welcome a second opinion on this: {statement}',
      'Please test this sentence for me: {statement}',
    ],
    body: [
      'Push on it and see what gives.',
      'I am looking for the weak point, and applause will not find it.',
      'If you disagree, tell me which word you would change.',
      'A single word is often where two views really part.',
    ],
    more: [
      'Good objections have a certain quality. They take the statement seriously, they name the point where it fails, and they suggest what would have to change. I try to offer mine in that form, and I am grateful when others do the same.',
      'If you have no objection, I would be interested in the opposite: the condition under which you would support this without reservation. That tells me just as much, and it gives us something concrete to work toward.',
    ],
    opinion: true,
  },
  {
    hooks: ['Worth saying without the usual padding: {statement}', 'Without preamble: {statement}'],
    body: [
      'Padding protects the writer more than the reader.',
      'You have a full inbox, so I left out the introduction.',
      'If it is relevant to you, we can talk about the details.',
      'If it is not, you have lost ten seconds at most.',
    ],
    more: [
      'Being brief is a way of trusting the reader. You know your situation better than I do, and you can judge within a line whether this concerns you. A longer text would mostly have served my own wish to sound thorough.',
      'What I am glad to provide is substance on request. Ask about the reasons, the limits or the next step. I will answer in the same spirit: what is settled, what is open, and what I do not know yet.',
    ],
  },
  {
    hooks: [
      'I thought about how to phrase this and kept the simplest version: {statement}',
      'The simplest version turned out to be the right one: {statement}',
    ],
    body: [
      'Simple is not the same as easy.',
      'There is work behind a short sentence, and there is more ahead of it.',
      'I would be glad to compare notes with anyone on a similar path.',
      'An honest exchange is worth more to me than a like.',
    ],
    more: [
      'The complicated versions had their merits. They were careful, they anticipated every question, and nobody would have finished reading them. At some point you have to decide which of the many true things you would like people to remember.',
      'So this is the one. The others are still there, and they make for a good conversation over coffee or in a message. Tell me which of them would be relevant to your own work and we can start from there.',
    ],
  },
  {
    hooks: [
      'Making a note of this in public: {statement}',
      'I am writing this where others can hold me to it: {statement}',
    ],
    body: [
      'Public notes keep me honest.',
      'I intend to come back to this line and see how it aged.',
      'If it aged badly, I will say so here as well.',
      'That seems like a fair deal between writer and reader.',
    ],
    more: [
      'It is easy to be vague about things that matter, because vagueness can never be measured. Saying something in public is a modest way of removing that comfort from oneself.',
      'I would encourage others to do the same, within reason. A plain sentence about what you intend, where your colleagues and peers can read it, tends to attract both help and honest questions. Both have been worth more to me than the comfort.',
    ],
  },
  {
    hooks: [
      '{Statement} I would like to hear what that means from where you sit.',
      '{Statement} Happy to answer questions.',
    ],
    body: [
      'Every desk has a different view of the same sentence.',
      'What looks obvious here may need explaining two doors down.',
      'Tell me what you would need to know, and I will respond in plain terms.',
    ],
    more: [
      'Some of you will read this and see an opportunity, some will see a risk, and some will wonder whether it concerns them at all. All three reactions are legitimate, and I learn from each of them.',
      'If you can spare two minutes, write down which of the three was yours and why. I will collect the questions that come up more than once and answer them together, so that the answers can be found by anyone who needs them later.',
    ],
  },
  {
    hooks: [
      'A sentence I am ready to stand behind: {statement}',
      'This is my position, stated once: {statement}',
    ],
    body: [
      'Standing behind something includes listening to objections.',
      'I am interested in the strongest one you have.',
      'A position that has met its best counterargument is worth keeping.',
      'One that has not is still a draft.',
    ],
    more: [
      'I try to distinguish between being firm and being closed. A firm statement gives others something to rely on. A closed one gives them nothing to do. So while this is my view, the conversation about it is open.',
      'If you have evidence I have not considered, or a perspective I cannot have from where I sit, I would value hearing it. I may still come to the same conclusion. It will be a better-informed one, and I will say what I learned.',
    ],
    opinion: true,
  },
];
