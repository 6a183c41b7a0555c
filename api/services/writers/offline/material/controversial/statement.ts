import type { Angle } from '../voice.ts';

export const statement: readonly Angle[] = [
  {
    hooks: [
      'I will say it and stay in the room: {statement}',
      'Said plainly, no disclaimer: {statement}',
    ],
    body: [
      'Disclaimers are how we apologize for thinking.',
      'If you disagree, do it properly and bring a reason.',
      'I will change my mind for a good argument.',
      'I will not change it for a raised eyebrow.',
    ],
  },
  {
    hooks: [
      'Some of you will not like this sentence: {statement}',
      'This may cost me a few followers: {statement}',
    ],
    body: [
      'I can live with that.',
      'A post that nobody could object to has nothing in it.',
      'Tell me where you think it goes wrong.',
      'Quote the exact word, general outrage is too easy.',
    ],
  },
  {
    hooks: [
      'No "in my humble opinion" today: {statement}',
      'Not asking for permission to post this: {statement}',
    ],
    body: [
      'Humble is something you do, not something you type.',
      'We soften our sentences until they cannot hold any weight.',
      'I left this one hard on purpose.',
      'Lean on it and see if it gives.',
    ],
  },
  {
    hooks: [
      'Disagree with me, I dare you: {statement}',
      'Looking for the best counterargument to this: {statement}',
    ],
    body: [
      'Agreement teaches me nothing.',
      'The weakest objections will arrive first, they always do.',
      'I am waiting for the one that keeps me up tonight.',
      'If you have it, please do not be polite.',
    ],
  },
  {
    hooks: [
      'Put this on the record: {statement}',
      'I am signing this with my own name: {statement}',
    ],
    body: [
      'Anonymous courage is cheap.',
      'If a sentence is worth posting, it is worth standing next to.',
      'You may quote me, and you may remind me in a year.',
      'Better to be held to something than to have said nothing.',
    ],
  },
  {
    hooks: [
      'Everyone will have a reaction, few will have a reason: {statement}',
      'React if you must, but read it twice first: {statement}',
    ],
    body: [
      'The second reading is where the argument lives.',
      'Most comment sections never get that far.',
      'Prove me wrong by adding a reason to your reaction.',
      'One reason, in plain words, and we have a real debate.',
    ],
  },
  {
    hooks: [
      'Here is a line we could actually argue about: {statement}',
      'Finally something worth arguing about: {statement}',
    ],
    body: [
      'We waste our best energy on arguments nobody cares about.',
      'This is a better use of an evening.',
      'Take a side, even for practice.',
      'You learn more from defending a view for ten minutes than from liking one for years.',
    ],
  },
  {
    hooks: [
      'Too blunt for some, overdue for others: {statement}',
      'Blunt version, because the polite one got ignored: {statement}',
    ],
    body: [
      'Politeness has its place, and it is rarely the headline.',
      'I prefer being understood to being liked.',
      'You can have manners and a spine in the same sentence.',
      'Show me yours in the replies.',
    ],
  },
  {
    hooks: ['Think before you nod along: {statement}', 'Do not nod yet: {statement}'],
    body: [
      'Nodding is the laziest form of agreement.',
      'Ask what it would cost you if it were true.',
      'If the answer is nothing, you have not agreed to anything.',
      'If it costs something, now we are talking.',
    ],
  },
  {
    hooks: ['{Statement} And I am not adding a winking emoji.', '{Statement} Change my mind.'],
    body: [
      'Irony is a seatbelt, and I took mine off.',
      'We hide behind jokes so that nobody can hold us to anything.',
      'Hold me to this one.',
      'Then tell me what you would sign without a wink.',
    ],
  },
  {
    hooks: [
      'The comfortable thing would be to keep this to myself: {statement}',
      'I could have kept quiet and been more popular: {statement}',
    ],
    body: [
      'Quiet is comfortable and changes nothing.',
      'The price of speaking is that somebody may answer.',
      'Good, that was the point.',
      'So answer.',
    ],
  },
];
