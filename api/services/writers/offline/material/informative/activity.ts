import type { Angle } from '../voice.ts';

export const activity: readonly Angle[] = [
  {
    hooks: [
      'New to {topic}? Begin with one small attempt and one question.',
      'How to start with {topic} without getting lost in advice.',
    ],
    body: [
      'Do the smallest possible version once, before you read anything else.',
      'You will then know which questions you really have.',
      'Look up only those.',
      'Advice makes much more sense once you have something to attach it to.',
      'Repeat, and make the attempt a little bigger each time.',
    ],
    more: [
      'There is a simple reason for this order. Before the first attempt all tips look equally important, so you try to remember everything and remember little. Afterwards you know where you got stuck. Reading with that in mind, you can skip most of it and will find the part that helps you rather quickly.',
    ],
  },
  {
    hooks: [
      'Keep a log of {topic}: three lines are enough.',
      'A three-line log can teach you a lot about {topic}.',
    ],
    body: [
      'What did I do, what happened, what will I change?',
      'Change only one thing at a time.',
      'Otherwise you will not know what made the difference.',
      'After ten entries, read them all in one go.',
    ],
    more: [
      'The second line should contain something you can see, count or hear. "It went well" will tell you nothing in a month. A photo with a date is fine, too. If you ever ask somebody for advice, bring the log: it answers most of what they would have to ask you first.',
    ],
  },
  {
    hooks: [
      'Before you buy anything for {topic}, borrow, ask and wait.',
      'A short checklist before spending money on {topic}.',
    ],
    body: [
      'Do I know yet which problem it would solve?',
      'Could I borrow it for a week?',
      'What do people use who have been at it for years?',
      'Their answer is often simpler than the display in the shop.',
    ],
    more: [
      'Waiting has another benefit. Needs become clearer with use, and some of them disappear. A list helps: write down what you would like to have, add the date, and look at it again after a month. Whatever still seems necessary then probably is, and you will know what to look for.',
    ],
    least: 1,
  },
  {
    hooks: [
      'Learning {topic} from others: watch, then ask, then try.',
      'Where can you learn about {topic} from people who have been there?',
    ],
    body: [
      'Look for someone one step ahead of you, and not ten.',
      'They still remember what was hard.',
      'Ask what they would do differently, and what they would leave out.',
      'Then try it yourself before the day is over.',
    ],
    more: [
      'People with a lot of experience are worth listening to as well, but they have forgotten much of what beginners struggle with. If you do talk to one, ask them to slow down at a single step and to say out loud what they pay attention to. What they notice is often more instructive than what they do.',
    ],
  },
  {
    hooks: [
      'Three things to check when {topic} does not go as planned.',
      'What to do when {topic} goes wrong: a calm order of steps.',
    ],
    body: [
      'What changed, is it the first time, who else has seen it?',
      'Somebody has usually tried something already.',
      'Once you have asked, change one thing and note it.',
      'Calm and slow is the faster way here.',
    ],
    more: [
      'When something fails, we tend to change everything at once. If it then works, we do not know why, and if it does not, we are further away than before. Going step by step feels slow, yet it leads to something you can rely on. Write down what you ruled out, it saves you from testing it again.',
    ],
    least: 1,
  },
];
