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
    more: [
      'Feedback is most useful when it is concrete. Tell me which sentence you had to read twice, which question you were left with and which part you would show to a colleague. Three short remarks of that kind are worth more to me than general approval, and they take only a few minutes of your time.',
    ],
  },
  {
    hooks: ['Worth a few minutes between meetings.', 'For your reading list this week.'],
    body: [
      'I will spare you the summary.',
      'You will get more from it with your own questions in mind.',
      'If one of them stays unanswered, bring it back here.',
    ],
    more: [
      'You will find your own way through it, and that is the point. Some readers begin at the end, some look for one specific detail, some only want to know whether it concerns them. Each of these is a good reason to open a page, and each leads to a different conversation afterwards.',
    ],
  },
  {
    hooks: ['Context first, conversation second.', 'To make sure we all start from the same page.'],
    body: [
      'The link has the details.',
      'Reading before reacting is an old-fashioned courtesy, and I am fond of it.',
      'I look forward to the discussion afterwards.',
    ],
    more: [
      'I have learned to be careful with summaries, including my own. They are written for the reader one imagines, and the real one has different questions. So please look at the original first. If we then disagree, at least we will be disagreeing about the same thing.',
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
    more: [
      'Information rarely fails because it does not exist. It fails because it never reaches the desk where it was needed. You are closer to those desks than I am, so I am relying on your judgment. One thoughtful forward, with a line about why, is all it takes.',
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
    more: [
      'If you would like to discuss it, tell me first what you took from it. I am often surprised by what readers find important, and it teaches me more than any plan I might have had for the conversation. Then I will gladly add what I can from my side.',
    ],
  },
  {
    hooks: [
      'A question to keep in mind while you read this.',
      'Read this with one question in mind.',
    ],
    body: [
      'What would you do differently tomorrow?',
      'If the answer is "nothing," that is worth knowing too.',
      'If something comes to mind, write it down before the next meeting takes it away.',
    ],
    more: [
      'I like to keep the answer very small. One change in a meeting, one question added to a form, one conversation that is overdue. Large intentions tend to be forgotten by the afternoon. A small one, written down with a name next to it, has a fair chance of being carried out.',
    ],
    least: 1,
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
    more: [
      'A direct look also respects your time. You can decide within seconds whether it is relevant, return to it when you need it, and quote it correctly. If there is a part you would like me to comment on, name it here and I will do so as precisely as I can.',
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
    more: [
      'I know that looking at something with fresh eyes is a favor, and I do not take it for granted. A few honest remarks will be read with care and put to use. And if you would like the same favor in return for something of your own, please send it to me.',
    ],
  },
  {
    hooks: ['Posting this where it can be found again.', 'For reference, now and later.'],
    body: [
      'Good material disappears in chat threads.',
      'A public post is a modest archive, but it has a search box.',
      'Save it if it might be useful to you in a month.',
    ],
    more: [
      'If you are in the habit of keeping references, add a line about why you kept this one. In a few months the reason will be more helpful than the title. And should the content change in the meantime, you will know what to look for and whom to ask.',
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
    more: [
      'What I am interested in is where it meets your own work, and where it does not. Both are useful to know. If it raises a question that needs a longer answer, let us find a time to talk, because some subjects are handled better in conversation than in comments.',
    ],
  },
  {
    hooks: ['One link, shared with intent.', 'Only one link from me today.'],
    body: [
      'Attention is expensive, and I try to spend yours with care.',
      'Read as much of it as serves you.',
      'What serves you less is feedback I can use.',
    ],
    more: [
      'I prefer to share little and stand behind what I share. If you find it useful, tell me which part. If you do not, tell me what you had hoped for. Either answer will influence what I pass on next time, so your reply has more effect than you may think.',
    ],
  },
];
