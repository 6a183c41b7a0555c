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

export const professional: Voice = {
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
      intro: 'Three questions I would put on the table:',
      items: [
        'What do we know first-hand, and what did we only read?',
        'Who is affected and has not been asked?',
        'What would make us change course?',
      ],
    },
    {
      intro: 'A short checklist before deciding anything:',
      items: [
        'The goal fits in one sentence',
        'The alternatives are written down, including doing nothing',
        'Somebody has argued the other side in good faith',
      ],
    },
    {
      intro: 'What I listen for in a discussion like this:',
      items: [
        'Concrete examples, with the inconvenient parts left in',
        'A clear line between observation and interpretation',
        'Willingness to say "that is a good point"',
      ],
    },
    {
      intro: 'A simple order of work:',
      items: [
        'Describe the situation in words nobody disputes',
        'List the options without ranking them',
        'Choose, and write down why',
      ],
    },
    {
      intro: 'Ways to make the conversation more productive:',
      items: [
        'Send the material a day ahead',
        'Give the first word to the person with the least seniority',
        'Finish five minutes early and use them to record what was agreed',
      ],
    },
    {
      intro: 'Worth separating, even when they arrive together:',
      items: [
        'What is urgent and what is merely loud',
        'What we can influence and what we can only watch',
        'What we prefer and what we can defend',
      ],
    },
    {
      intro: 'If you have half an hour this week:',
      items: [
        'Ten minutes to write down your current view',
        'Ten minutes with somebody who sees it differently',
        'Ten minutes to revise the first page',
      ],
    },
    {
      intro: 'Habits I admire in people who handle this well:',
      items: [
        'They summarize the other side before replying',
        'They thank people for bad news',
        'They close the loop, even when the answer is no',
      ],
    },
    {
      intro: 'Warning signs that we are moving too fast:',
      items: [
        'Nobody can name the main risk',
        'The plan has no owner after the first week',
        'Every objection is being saved for later',
      ],
    },
    {
      intro: 'What a helpful contribution looks like:',
      items: [
        'One observation from your own work',
        'One condition under which it would not hold',
        'One question you are still carrying',
      ],
    },
    {
      intro: 'Before you share an opinion, it helps to know:',
      items: [
        'How recent your information is',
        'Whose interests it happens to match',
        'What you would say if the opposite turned out to be true',
      ],
    },
  ],
  asides,
  thoughts: [
    'I have noticed that the quality of a discussion is often decided in its first five minutes, by how we treat the first question. If it is welcomed, others follow. If it is brushed aside, the rest of the meeting will be agreeable and uninformative.',
    'Experience is valuable as long as we remember its limits. It tells us what happened in the cases we saw, under the conditions of that time. I try to say "in my experience" in that literal sense, as a description of a sample and not as an argument.',
    'It is worth asking from time to time what we would stop doing if nobody were checking, and what we would continue. The second list is usually shorter. It is also a fairly accurate description of what we consider important.',
    'Precise language is a courtesy to those who have to act on it. When we write "soon," "relevant" or "if possible," somebody else has to guess, and that person generally has less information than we do. A date and a name take a few seconds longer.',
    'I admire colleagues who can explain the view of somebody they disagree with so well that the other person would sign it. It is a rare skill and can be practiced. In my observation it resolves more conflicts than any method with a name.',
    'There will always be reasons to wait for more information. Some of them are good. A helpful question is what we would do differently if we had it. When the honest answer is "nothing," it is time to decide.',
    'I have come to value the people who slow a conversation down by one minute. They ask what we mean, who is affected and what happens next. The minute feels long, and the work afterwards feels shorter.',
    'Seniority should show in the quality of questions. Anyone can hand out answers. A good question lets the rest of the room do its best thinking, and the credit ends up where it belongs.',
    'None of this requires a new tool. It requires a shared document, a little patience and the habit of writing down what was decided. Ordinary practices are underrated because they are hard to present on a slide.',
    'Disagreement is a resource when it arrives early and politely. It gets expensive when it arrives late and in writing. Making room for it at the start is mostly a matter of asking twice.',
    'There is also a human side. People support what they helped to shape, and they notice quickly when they were only informed. Involving them takes longer on the calendar and less time overall.',
    'I try to keep two thoughts in mind at once: we should decide with what we know today, and we should expect to know more later. Both are easier when the reasoning is written down.',
    'A fair test for any recommendation is whether you would follow it yourself with your own time and your own budget. If the answer is no, the recommendation needs another draft.',
    'Context travels badly. What works in one place can be useless two streets away, for reasons nobody wrote down. So I read advice as a report from somewhere else, and ask what that place was like.',
    'It helps to be generous with credit and precise with criticism. The first keeps people talking to you. The second makes the talking worthwhile.',
    'I would also leave some room for being wrong. A plan that only works if every assumption holds is a hope with a timeline. Better to know which assumption carries the most weight, and to check that one first.',
    'Much of good judgment looks unremarkable from outside. Somebody read the document, asked the awkward question and followed up on Friday. It rarely makes a story, and it often makes the difference.',
    'When opinions pile up, I go back to first-hand observation. What did we see, when, and who else saw it? The list is usually shorter than expected, and far more useful.',
    'Speed and care are not enemies. Care at the beginning is what allows speed later, when the decisions have become routine and nobody needs to reopen them.',
    'I also try to notice what is going well. Problems speak up by themselves. Good practice stays silent until someone leaves and it quietly goes with them.',
    'If you lead others, your uncertainty is information they can use. Share it in measured amounts: what is settled, what is open, and when they will hear from you again.',
    'Finally, a reminder to myself: being clear is a form of kindness. People can work with a clear no. They can work with a clear "not yet." It is the vague maybe that costs them sleep.',
  ],
  closings: {
    short: [
      'How do you approach it?',
      'What would you add?',
      'Where do you see it differently?',
      'What has worked for you?',
      'Your view?',
      'Which part would you challenge?',
      'What am I overlooking?',
      'Glad to compare notes.',
      'What is your rule of thumb?',
      'Objections welcome.',
      'What would you ask first?',
      'Where would you start?',
    ],
    article: [
      'How does your team approach this?',
      'What would you add from your own experience?',
      'Where would you draw the line?',
      'Which question do you ask first?',
      'What has changed your mind on this recently?',
      'If you see it differently, I would like to understand why.',
      'What would you advise someone starting out?',
      'Which sentence here would you challenge?',
      'How do you decide when the information is incomplete?',
      'Who does this well in your organization, and what do they do?',
      'What is one small practice that has served you well?',
      'What am I not seeing from here?',
    ],
    caption: [
      'Save this for your next planning session 📌',
      'Share it with a colleague who asks good questions 🤝',
      'How do you handle this at work? Tell us below 💬',
      'Which line speaks to you most? Tell us in a word ✍️',
      'Send this to the person who runs your meetings 📎',
      'Add your perspective in the comments 👇',
      'Keep it for the next time this comes up 🔖',
      'What would you add? Comments are open 🗂️',
      'Forward it to someone on your team 📨',
      'Tell us where you see it differently 👇',
      'Follow the conversation in the comments 💬',
      'Bookmark it for a quiet Friday afternoon 🗓️',
    ],
  },
  replies: {
    short: [
      'Questions are welcome.',
      'Happy to explain.',
      'Let me know.',
      'Glad to hear from you.',
      'Please share your view.',
      'Feedback appreciated.',
      'Get in touch.',
      'What would you ask?',
      'Details on request.',
      'I look forward to your questions.',
      'Please pass it on.',
      'Your view?',
    ],
    article: [
      'What would you like to know more about?',
      'Who in your network should see this?',
      'What question does this raise for you?',
      'I would be glad to hear your view.',
      'What would make this more useful to you?',
      'Which aspect concerns you most?',
      'What have I not addressed?',
      'How does this look from your position?',
      'What would you ask first?',
      'Shall we talk? A short message is enough.',
      'Whom would you like to bring into this conversation?',
    ],
    caption: [
      'Questions? We are happy to answer in the comments 💬',
      'Share it with a colleague who should know 🤝',
      'Save this for reference 🔖',
      'Tell us what you would like to know 👇',
      'Send it to your team 📨',
      'Your feedback is welcome below ✍️',
      'Follow along for what comes next 📌',
      'Write to us if you would like to talk 📩',
      'Pass it on to someone who needs it 📎',
      'Add your thoughts in the comments 👇',
      'Let us know what you think 🗂️',
    ],
  },
  emoji: ['📌', '🗂️', '🤝', '🔎', '📎', '🧭'],
  tags: [
    'Perspective',
    'DecisionMaking',
    'ClearThinking',
    'WorkLife',
    'Communication',
    'ContinuousLearning',
  ],
};
