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

export const casual: Voice = {
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
      intro: "Things I'd love to hear in the comments:",
      items: [
        'the first thing that came to mind, before you tidied it up',
        'a small detail only you would notice',
        'the one thing you would tell a friend who is new to all this',
      ],
    },
    {
      intro: 'My very unofficial rules for talking about this:',
      items: [
        'say "I think" when you mean "I think"',
        'one example beats three adjectives',
        'you may change your mind halfway through a sentence',
      ],
    },
    {
      intro: "If you don't know where to start, pick one:",
      items: [
        'what surprised you',
        'what you stopped believing',
        'what you still argue about with yourself',
      ],
    },
    {
      intro: 'What helps me think when a subject gets slippery:',
      items: [
        'a walk without headphones',
        'one friend who interrupts at the right moment',
        'a scrap of paper, because a scrap forgives everything',
      ],
    },
    {
      intro: 'Three little questions I like to keep handy:',
      items: [
        'says who, and how would they know?',
        'what would this look like on an ordinary Tuesday?',
        'what am I leaving out because it is awkward?',
      ],
    },
    {
      intro: "Signs you're overthinking it, from someone who does:",
      items: [
        'you have a draft of a draft',
        'you asked a fifth person hoping for a different answer',
        'the snack you made to help you focus is already gone',
      ],
    },
    {
      intro: 'A tiny experiment, if you have a spare evening:',
      items: [
        'write down what you think, in two lines',
        'ask somebody who sees it differently, and only listen',
        'read your two lines again and cross out what no longer holds',
      ],
    },
    {
      intro: "Replies I'm always happy to see:",
      items: [
        'a story with no moral',
        '"same here," honestly meant',
        'a friendly "hm, not for me," with a reason',
      ],
    },
    {
      intro: 'Where I would go looking for a good answer:',
      items: [
        'the quiet person at the end of the table',
        'somebody who tried, stopped and can laugh about it',
        'my own notes from a year ago, if I could read the handwriting',
      ],
    },
    {
      intro: 'What I would skip:',
      items: [
        'the perfect moment to bring it up',
        'the ten-step version',
        'pretending I knew all along',
      ],
    },
    {
      intro: 'Low-effort ways to join in:',
      items: [
        'one word',
        'one emoji, chosen with care',
        'one sentence that starts with "honestly"',
      ],
    },
  ],
  asides,
  thoughts: [
    "I've got a soft rule for myself: if I'd be embarrassed to say it to a kid, I don't say it online either. Kids ask \"why\" four times in a row. Very few of my clever remarks survive the second one, and I'm better off without the rest.",
    "There's a small joy in not being first. You get to read what everyone else said, you notice what's missing, and you can put your one sentence exactly where it belongs. Like arriving late to a puzzle and finding the corner piece.",
    "I once read a line, no idea where, about leaving a conversation a bit warmer than you found it. It stuck. I don't always manage it. But it's a nice thing to aim for when your thumbs are already moving.",
    "Maybe we don't need better answers as much as better company. With the right people around, I can stand not knowing for quite a while. With the wrong ones I start making things up just to get it over with.",
    'The older I get, the more I like people who say "hm." Not "wow," not "actually," just a proper "hm" with a little pause after it. You can hear that something has gone in. I\'d like to earn a few of those.',
    "Whatever you make of this, I hope you've got somebody to talk it over with. Someone who lets you finish, and then says the annoying true thing, and then passes you the bread. That's about as good as it gets.",
    "I like that this isn't finished. Finished things are nice to look at, but nobody asks them any questions. An open subject lets you wander in halfway and still be useful to somebody.",
    "If you've been quiet about this because somebody louder got there first, please don't be. Loud is a volume. It has never been a qualification.",
    "There's a kind of conversation where people build on each other's sentences instead of waiting for their turn. It's rare online, and I think it starts with someone admitting they're not sure.",
    "I don't need everyone to agree with me. Agreement is comfortable for about a minute. A friendly disagreement keeps me company all the way home.",
    "It helps to imagine one person while writing, somebody who'd call me out for a fancy word. So this is written to that person. Hello, you were right about the fancy word.",
    "My favorite kind of expert is the one who gets more careful the longer they talk. You can hear them going back to fix a sentence. That's the sound of somebody who cares about getting it right.",
    "What I'm hoping for is boring in the best way: a few people comparing notes, nobody keeping score. The comment section can be a kitchen table if we let it.",
    "I used to think you needed something new to say before you posted. I've come around to the opposite. Saying an old thing in your own words is how it gets through to the person who missed it the first nine times.",
    "Also, a confession. I write the last line first and then walk backwards until it makes sense. If this post feels like it's strolling, that's why.",
    "Sometimes the most helpful thing is to say out loud what everyone is quietly thinking. It's also slightly scary. In my experience the room gets warmer right afterwards.",
    "I'd take one honest sentence over a brilliant paragraph any day. The paragraph gets admired. The sentence gets remembered when you're brushing your teeth.",
    "Nobody is grading this, by the way. You can come in late, leave early, change the subject and come back. That's how real conversations work and I miss them.",
    "And if you think I've got it wrong, tell me the way you'd tell a neighbor. I'll read it in that voice. Odds are you've spotted something.",
    "A thing I try to remember: most people are doing their best with what they've seen so far. Once you ask what they've seen, the odd opinions start making a lot more sense.",
    "It's fine if this means nothing to you today. Subjects come around. One day it'll be three in the afternoon and you'll think, oh, so that's what that was about.",
    "I left out the clever bit at the end. It was a good line, but it closed the door, and I'd rather leave the door open with the light on.",
  ],
  closings: {
    short: [
      'Thoughts?',
      'Your turn.',
      'What am I missing?',
      'Tell me yours.',
      'Am I alone here?',
      "I'm all ears.",
      'What do you say?',
      'Anyone else?',
      "How's that sit with you?",
      'Curious what you think.',
      'What would you add?',
      'Say it in five words.',
      'Be honest.',
    ],
    article: [
      'How do you see it?',
      'What would you add from your side of the desk?',
      "What's your honest, off-the-record version?",
      'Who should I be asking about this?',
      'Does this match what you see where you work?',
      'What did I leave out?',
      "What's the first thing that came to your mind?",
      'Where do you gently disagree?',
      'How would you explain it to a new colleague?',
      'What made you think twice lately?',
      'Whose take on this do you trust, and why?',
      'Would you have said this differently?',
    ],
    caption: [
      "Tell me in the comments, I'd love to know 👇",
      'Send this to the friend you talk about this stuff with 💌',
      'Drop one word below and make me guess the rest 👀',
      'Save it for a slow evening 🔖',
      'Tag the person you would bring to this conversation 🙋',
      "What's your version? Comments are open 💬",
      'Share it with someone who gets it 🤝',
      'Leave me an emoji if words are too much today 🫶',
      'Come say hi in the comments 👋',
      'Tell me where you landed, short answers welcome ✍️',
      'Pass it along to someone who needs a breather 🌿',
      'Your turn, first thought wins 👇',
    ],
  },
  replies: {
    short: [
      'Say hi.',
      'Ask me anything.',
      'Tell me what you think.',
      'Your turn.',
      "Questions? I've got time.",
      "I'm around.",
      'Come say hello.',
      'Happy to chat.',
      'Be honest with me.',
      "Curious what you'll say.",
      'First thought?',
      'Pass it on.',
    ],
    article: [
      'What would you like to know?',
      "What's the first thing that came to mind?",
      'Who should see this?',
      'What would you ask me over lunch?',
      "Anything you'd do differently?",
      'What does this remind you of?',
      'Want to hear more? Just ask.',
      'How does it look from your side?',
      'What am I not telling you that I should?',
      "Who'd enjoy this as much as I do?",
      'Got two minutes for an honest reaction?',
    ],
    caption: [
      'Tell me what you think in the comments 👇',
      "Send this to someone who'd like it 💌",
      'Questions? Drop them below 💬',
      "Say hi if you're new here 👋",
      'Leave me a word or an emoji 🫶',
      'Tag a friend who should see this 🙋',
      "Save it for later if now's not the time 🔖",
      "Ask me anything, I'm around ✍️",
      'First thought that comes up, go 👇',
      'Share it with your favorite person 🤝',
      'Come chat with me below ☕',
    ],
  },
  emoji: ['🙂', '🌿', '👋', '✨', '🫶', '😌', '🍃', '💭', '🧡'],
  tags: [
    'JustThinking',
    'SmallThings',
    'OpenConversation',
    'EverydayThoughts',
    'LetsTalk',
    'RealTalk',
  ],
};
