import { names } from '../people/names.ts';
import { person } from '../people/person.ts';
import type { Voice } from '../voice.ts';
import { activity } from './activity.ts';
import { asides } from './asides.ts';
import { invitations } from './invitations.ts';
import { link } from './link.ts';
import { own } from './own.ts';
import { question } from './question.ts';
import { statement } from './statement.ts';
import { subject } from './subject.ts';

export const informative: Voice = {
  subject,
  activity,
  own,
  person,
  names,
  statement,
  question,
  link,
  invitations,
  lists: [
    {
      intro: 'Five questions that fit nearly any subject:',
      items: [
        'What is it, in one sentence?',
        'Who decides what counts?',
        'What came before it?',
        'Who sees it differently, and why?',
        'How could I check this myself?',
      ],
    },
    {
      intro: 'How to tell a solid source from a shaky one:',
      items: [
        'It says where the information comes from',
        'It mentions what is not known',
        'It gets corrected when it is wrong, and says so',
      ],
    },
    {
      intro: 'A 20-minute routine for learning something new:',
      items: [
        '5 minutes: write down what you already believe',
        '10 minutes: read one careful source',
        '5 minutes: note what changed and what is still open',
      ],
    },
    {
      intro: 'Three levels of knowing something:',
      items: [
        'You recognize it when you see it',
        'You can explain it without notes',
        'You can say when it does not apply',
      ],
    },
    {
      intro: 'Words that deserve a second look:',
      items: [
        '"always" and "never"',
        '"natural," "normal" and "obvious"',
        '"people say," when nobody is named',
      ],
    },
    {
      intro: 'What to write down while reading:',
      items: [
        'One claim, in your own words',
        'The evidence offered for it',
        'Your question about the evidence',
      ],
    },
    {
      intro: 'Common mix-ups worth knowing:',
      items: [
        'Rare and impossible are different things',
        'Two things at the same time need not have the same cause',
        'A good story is not yet a good example',
      ],
    },
    {
      intro: 'To make it stick:',
      items: [
        'Say it aloud tomorrow',
        'Use it once within a week',
        'Explain it to someone who will ask why',
      ],
    },
    {
      intro: 'A checklist before you share something:',
      items: [
        'I read past the headline',
        'I know roughly how old it is',
        'I would still share it if it said the opposite',
      ],
    },
    {
      intro: 'Good follow-up questions:',
      items: [
        'Can you give me an example?',
        'Can you give me a counterexample?',
        'What would you look at next?',
      ],
    },
    {
      intro: 'Where to look, in this order:',
      items: [
        'your own notes and observations',
        'the original document or the people involved',
        'summaries, once you can judge them',
      ],
    },
  ],
  asides,
  thoughts: [
    'Comparisons are easier to trust when both sides were measured in the same way. It sounds obvious, and it is easy to overlook when the result is pleasant. A quick check is to ask whether you would accept the same comparison if it had come out the other way around.',
    'When you explain a thing, say early on what it is not. It removes the most common misunderstanding before it has settled. Two sentences are enough: one about what people usually think of, and one about how this differs from it.',
    'Drawing helps, even if you cannot draw. Boxes, arrows and a few words will show whether you know how the parts are connected. Where you hesitate to draw an arrow, you have found a question. Where you draw one too quickly, you may have found an assumption.',
    'It is worth learning how corrections work in a field. Who points out errors, where do they appear, and how long does it take? A field with visible corrections may look worse than one without. In fact it is the more reliable of the two.',
    'Try to remember a question for longer than its answer. Answers become outdated, and then one has to look them up again anyway. A good question stays useful, it can be asked of new sources, and it tells you when the old answer no longer fits.',
    'Simple explanations are useful as long as one knows what was left out. I like it when an author says so: "this is a simplification, in reality there are exceptions." The sentence costs nothing and tells you where to dig when you need to know more.',
    'Learning something new has an awkward stage in the middle. You know enough to see how much is missing, and too little to fill it in. Many people stop there. It is worth recognizing as a stage, because it passes.',
    'An example is worth collecting when you can say what it is an example of. Otherwise it is an anecdote. Anecdotes are fine company, they simply should not sit at the head of the table.',
    'Numbers deserve the same questions as words. Who counted, what was counted, and what was left out? A number that survives these questions is a good friend. One that does not was only dressed up as a fact.',
    'It can help to separate understanding from agreeing. You can explain a view so well that its supporters would nod, and still hold another one. Doing this is a sign that you have understood both.',
    'If two explanations fit equally well, look for a case in which they would predict different things. Such cases are often small and a little dull. They are also where the answer tends to be hiding.',
    'Teachers know a useful trick: ask for the reason behind a right answer. Sometimes it is right by accident. Finding out early is a gift, even though it does not feel like one.',
    'A glossary, a timeline and a list of open questions: with these three pages you can enter almost any field. They take an evening to begin and stay useful for years, as long as you keep them short.',
    'Careful readers slow down at the word "because." Everything before it is a claim, everything after it is a reason. Check whether the second really carries the first, and you have read critically.',
    'Be patient with people who are learning in public. Their questions look simple from above. From the side, where other beginners stand, they look like a handrail.',
    'One habit I recommend is keeping a page called "used to think." Each entry is a belief you have given up, with the date and the reason. It is good training in modesty and surprisingly fun to read.',
    'When a subject feels overwhelming, find its smallest complete example. Study that until nothing about it puzzles you. Larger cases will look like combinations of something you already know.',
    'Attention to wording pays off. "Can" is different from "does," and "some" is different from "most." A text that keeps these apart has usually been written with care in other respects too.',
    'Memory prefers stories, understanding prefers structure. A good set of notes has a bit of each: one vivid case so that you remember it, and one plain rule so that you can use it.',
    'Beware of the feeling of understanding. It arrives early, often while nodding along. The reliable test is doing something with the idea: drawing it, explaining it, or applying it where nobody has done it for you.',
    'Good information has neighbors. If you learn one thing, ask what it is connected to, what it depends on and what would break without it. Facts in a network are harder to forget than facts on a pile.',
    'Finally, leave room for "not known yet." It is a proper answer, and sometimes the most accurate one available. It tells the next person where to start looking.',
  ],
  closings: {
    short: [
      'What would you add?',
      'Try it once.',
      'What did I miss?',
      'Save it for later.',
      'Corrections welcome.',
      'Where would you look first?',
      'New to you?',
      'What is your method?',
      'Know a better way?',
      'Pass it on.',
      'Worth ten minutes.',
      'Questions?',
    ],
    article: [
      'What is your method for learning something new?',
      'Which source has taught you the most lately?',
      'What would you add or correct?',
      'How do you check what you read?',
      'Which question do you find most useful?',
      'How do you keep your knowledge up to date?',
      'What did you believe for a long time before you checked?',
      'How would you explain this to a newcomer?',
      'Where do you go when you want to understand something properly?',
      'Which part would you like to see explained in more detail?',
      'What is a good example from your own field?',
      'Do you keep notes, and how do you find them again?',
    ],
    caption: [
      'Save this so you can find it again 🔖',
      'What would you add? Tell us below 👇',
      'Share it with someone who loves learning 📚',
      'Try it today and report back ✏️',
      'Comment with your best question 💡',
      'Send it to your study buddy 📝',
      'Did you learn something? Let us know 👇',
      'Screenshot it for later 📱',
      'Tag a friend who always asks why 🔎',
      'Follow along if you like clear explanations 🧠',
      'Post your notes in the comments 🗒️',
      'Keep it on your reading list 📖',
    ],
  },
  replies: {
    short: [
      'Questions?',
      'Ask below.',
      'Happy to explain.',
      'Corrections welcome.',
      'Save it.',
      'More on request.',
      'Details below if you ask.',
      'Pass it on.',
      'What is unclear?',
      'Noted?',
      'Which question is next?',
      'Now you know.',
    ],
    article: [
      'What would you like to know in more detail?',
      'Which question is still open for you?',
      'Is anything unclear?',
      'Who should have this information?',
      'What would you look up next?',
      'What would you add?',
      'Do you know a good source on this?',
      'How would you explain it to someone else?',
      'Which detail matters most to you?',
      'What have I left out?',
      'Did I use a term that needs explaining?',
    ],
    caption: [
      'Save this for later 🔖',
      'Ask your question in the comments ❓',
      'Send it to someone who should know 📨',
      'What would you like to hear more about? 👇',
      'Share it with a curious friend 🔎',
      'Comment “more” if you would like the details 📝',
      'Keep it where you can find it 📌',
      'Tell us what is unclear 💬',
      'Tag somebody who asked about this 🙋',
      'Screenshot it if that is easier 📱',
      'Follow along for the next entry 🗒️',
    ],
  },
  emoji: ['📝', '💡', '🔎', '📚', '✏️', '🧠', '🗒️'],
  tags: [
    'LearnSomethingNew',
    'StayCurious',
    'HowToThink',
    'AskBetterQuestions',
    'LearningInPublic',
    'KnowledgeSharing',
  ],
};
