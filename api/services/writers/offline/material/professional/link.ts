import type { Angle } from '../voice.ts';

export const link: readonly Angle[] = [
  {
    hooks: [
      'Sharing this with a simple request: read it, then tell me what you would change.',
      'I would value your view on this.',
    ],
    body: [
      'Specific criticism is the most generous kind.',
      'One line about what is unclear would already help.',
      'If nothing is unclear, tell me what is missing.',
    ],
  },
  {
    hooks: ['Worth a few minutes between meetings.', 'For your reading list this week.'],
    body: [
      'I will spare you the summary.',
      'You will get more from it with your own questions in mind.',
      'If one of them stays unanswered, bring it back here.',
    ],
  },
  {
    hooks: ['Context first, conversation second.', 'To make sure we all start from the same page.'],
    body: [
      'The link has the details.',
      'Reading before reacting is an old-fashioned courtesy, and I am fond of it.',
      'I look forward to the discussion afterwards.',
    ],
  },
  {
    hooks: [
      'Please pass this to the person on your team who should see it.',
      'You probably know who needs this link.',
    ],
    body: [
      'It may not be you, and that is fine.',
      'A short forward to the right colleague beats a broad announcement.',
      'Thank you for being the bridge.',
    ],
  },
  {
    hooks: [
      'I prefer to let this speak for itself.',
      'No commentary from me today, only the source.',
    ],
    body: [
      'A summary always carries the opinion of the one who wrote it.',
      'Please form your own first.',
      'I will happily share mine in the comments.',
    ],
  },
  {
    hooks: [
      'A question to keep in mind while you read this.',
      'Read this with one question in mind.',
    ],
    body: [
      'What would you do differently tomorrow?',
      'If the answer is "nothing", that is worth knowing too.',
      'If something comes to mind, write it down before the next meeting takes it away.',
    ],
  },
  {
    hooks: [
      'Here is the link I would rather send than describe.',
      'A direct link saves us both a long message.',
    ],
    body: [
      'Descriptions age, sources get updated.',
      'Please take a look when you have a quiet moment.',
      'Then let me know which part deserves a closer conversation.',
    ],
  },
  {
    hooks: [
      'I would be interested in a second pair of eyes.',
      'Fresh eyes wanted, five minutes at most.',
    ],
    body: [
      'Tell me where your attention went first.',
      'Tell me where it left.',
      'Between those two points is what I need to know.',
    ],
  },
  {
    hooks: ['Posting this where it can be found again.', 'For reference, now and later.'],
    body: [
      'Good material disappears in chat threads.',
      'A public post is a modest archive, but it has a search box.',
      'Save it if it might be useful to you in a month.',
    ],
  },
  {
    hooks: [
      'If this is relevant to your work, I would like to hear from you.',
      'Relevant to some of you, so I will be brief.',
    ],
    body: [
      'Have a look and judge for yourself.',
      'A comment is fine, a direct message is fine as well.',
      'I would rather have three real conversations than a hundred impressions.',
    ],
  },
  {
    hooks: ['One link, shared with intent.', 'Only one link from me today.'],
    body: [
      'Attention is expensive, and I try to spend yours with care.',
      'Read as much of it as serves you.',
      'What serves you less is feedback I can use.',
    ],
  },
];
