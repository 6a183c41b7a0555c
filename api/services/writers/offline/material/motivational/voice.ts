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

export const motivational: Voice = {
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
      intro: 'Three promises small enough to keep:',
      items: [
        'I will start before I feel ready',
        'I will stop before I am exhausted',
        'I will speak to myself the way I speak to a friend',
      ],
    },
    {
      intro: 'For the next hard moment:',
      items: [
        'breathe out, longer than you breathe in',
        'name what is true right now',
        'do the next kind thing',
      ],
    },
    {
      intro: 'You can let go of:',
      items: [
        'the timeline somebody else gave you',
        'the version of you who never got tired',
        'the idea that it only counts if it looks easy',
      ],
    },
    {
      intro: 'You can hold on to:',
      items: [
        'the reason you cared in the first place',
        'the people who ask how you really are',
        'the days you showed up with almost nothing left',
      ],
    },
    {
      intro: 'A simple evening check-in:',
      items: ['What did I try?', 'What did I notice?', 'Who could I thank?'],
    },
    {
      intro: 'If you only have a little energy today:',
      items: ['send the one message', 'open the one page', 'go to bed knowing you did one thing'],
    },
    {
      intro: 'Signs that you are growing, even if it does not feel like it:',
      items: [
        'you ask sooner',
        'you recover faster from a bad hour',
        'you no longer need everyone to understand',
      ],
    },
    {
      intro: 'Swap one sentence and see what changes:',
      items: [
        '"I have to" becomes "I get to choose how"',
        '"I failed" becomes "I have an answer now"',
        '"I am behind" becomes "I am on my way"',
      ],
    },
    {
      intro: 'Who to turn to when it gets lonely:',
      items: [
        'the friend who listens without fixing',
        'the person one step ahead who still remembers',
        'a page of your own writing, on an honest day',
      ],
    },
    {
      intro: 'Make it easier on yourself:',
      items: [
        'leave the shoes by the door',
        'tell one person what you plan to do',
        'decide in advance how little counts as enough',
      ],
    },
    {
      intro: 'Worth repeating until you believe it:',
      items: ['small is allowed', 'slow is allowed', 'starting again is allowed'],
    },
  ],
  asides,
  thoughts: [
    'There is a moment, just before you do a brave thing, when everything in you offers you an excuse. They are good excuses, they have been with you for years. Smile at them, thank them for wanting to keep you safe, and take the step with them on your back. They get lighter.',
    'Ask yourself whom you are trying to impress. Often it is somebody who stopped watching long ago. You may put down that weight now. Underneath is what you would have done anyway, out of love, and that has always been the better reason.',
    'We are shaped by what we do again and again, and that is good news, because it means that we can begin anywhere. One glass of water. One page. One honest answer when somebody asks how you are. Again tomorrow, and soon it will be a part of who you are.',
    'If you made a mistake, you are in good company. The people you look up to have made the same one, and a few that they will never tell you about. What makes them special is that they came back on the day after, a little redder in the face, and went on.',
    'Let other people help you in their own way. Some bring words, some bring soup, some just sit there and make terrible jokes. It may not be what you would have asked for. But love rarely reads the instructions, and it gets the job done anyway.',
    'At the end of the day, be on your own side. You know how hard you tried. You know what you kept quiet about, and what you carried for others. Put a hand on your heart, say "that was enough for today," and believe it just long enough to fall asleep.',
    'Confidence is often described as something you have first. I think it comes second. You do the thing with shaking hands, the sky stays where it is, and a little confidence moves in.',
    'You do not need a new personality for this. The curious, stubborn, slightly tired person you already are will do fine. They have carried you through every difficult day so far.',
    'Some days you will be the one who encourages others. Some days you will need it yourself. Both days belong to the same life, and neither makes you weak.',
    'Be careful with the word "just" when you talk about your own efforts. You did not just show up. You showed up, with everything else you are carrying, and that deserves a full sentence.',
    'If the people around you cannot see what you are trying to do, that is okay for now. Seeds look like dirt for quite a while. Keep watering, and keep the fence up.',
    'It helps to celebrate in small coins. A good cup of tea, a song at full volume, a message to somebody who will be happy for you. Joy is fuel, and you are allowed to refill before you are empty.',
    'There will be voices that tell you it is too late, too much, too small. Thank them for their concern. Then go back to what you were doing, because they were never going to do it for you.',
    'Discipline sounds harsh, so I like the word "returning." You drift, everyone does. Then you return. The returning is the whole skill, and you can practice it as many times a day as you need.',
    'Look around at the people you admire. Ask them about the middle, the long part without applause. You will hear about doubt, naps and second attempts, and you will feel less alone.',
    'Hope is something you can do. You can put a chair at the table for it, you can make one plan that assumes things will go well. It is a quiet act, and it changes how you walk through a day.',
    'When you feel stuck, change one small thing: the room, the hour, the first sentence. You are not trying to solve everything. You are reminding yourself that things can move.',
    'Remember that rest is part of the work. Fields know it, musicians know it, children fall asleep in the middle of a sentence. You will come back with clearer eyes.',
    'Your story does not have to be dramatic to matter. A quiet decision, kept for a long time, is a beautiful thing. Nobody may clap, and it may still be the bravest thing you do this year.',
    'Say thank you to yourself once in a while. It feels odd at first. Then you notice how long you have been waiting to hear it.',
    'You are allowed to outgrow a dream and find another. The energy you gave it was never wasted. It made you into somebody who knows how to give energy to a dream.',
    'And if today is simply not the day, close this and be gentle. Tomorrow has no memory of what you did not manage. It will hand you a clean page and wait.',
  ],
  closings: {
    short: [
      'You have got this.',
      'Keep going.',
      'Start small.',
      'Start today.',
      'What is your next step?',
      'Be kind to yourself.',
      'One step.',
      'Who is with me?',
      'Your turn.',
      'I am rooting for you.',
      'Go gently.',
      'Try it today.',
      'Tell someone.',
    ],
    article: [
      'What is one small step you could take this week?',
      'Who encouraged you when you needed it? Tell them today.',
      'What are you proud of that nobody has noticed yet?',
      'What would you tell someone who is close to giving up?',
      'Which small habit keeps you going?',
      'Who could you encourage today?',
      'What helped you start before you felt ready?',
      'What are you giving yourself permission for this week?',
      'Where have you grown without noticing?',
      'What would you begin if you knew it was allowed to be imperfect?',
      'What keeps you going on the ordinary days?',
      'Which promise to yourself will you keep this week?',
    ],
    caption: [
      'Save this for the day you need it 🔖',
      'Tell us your one small step below 👇',
      'Send this to someone who is trying so hard right now 💛',
      'Drop a 🌱 if you are starting again',
      'Tag the person who always believes in you 🫶',
      'Comment "today" if you are in ✨',
      'Share it with a friend who needs a kind word 💌',
      'Tell me something you did well lately, I want to hear it 👇',
      'Read it once more and breathe out 🌤️',
      'Put it in your stories for whoever needs it 🧡',
      'Write your promise in the comments and come back to it 📝',
      'Follow along if you like gentle reminders 🌿',
    ],
  },
  replies: {
    short: [
      'Onward.',
      'Will you come along?',
      'Cheer with me.',
      'Thank you for being here.',
      'You can do this too.',
      'Tell me yours.',
      'Keep going.',
      'With heart.',
      'Your turn to shine.',
      'Be proud.',
      'Step by step.',
      'Who is in?',
    ],
    article: [
      'What are you brave enough to share today?',
      'Who has cheered you on? Thank them here.',
      'What are you proud of this week?',
      'What would you begin if somebody believed in you?',
      'Who needs to hear this today?',
      'What is your next small step?',
      'Who would you like to encourage?',
      'Will you share yours with me?',
      'What are you hoping for?',
      'Whom could you invite along?',
      'What has given you courage lately?',
    ],
    caption: [
      'Share this with someone who believes in you 💛',
      'Leave a 🙌 if you are cheering along',
      'Tell me what you are proud of today 👇',
      'Tag the person who keeps you going 🫶',
      'Save it for a day when you need it 🔖',
      'Come along, there is room for everyone 🌿',
      'Drop a ✨ and pass it on',
      'Say one kind thing below 🧡',
      'Send it to somebody who is about to start 🌱',
      'Let us celebrate small things together 🌤️',
      'Write your own line in the comments ✍️',
    ],
  },
  emoji: ['🌱', '✨', '💛', '🌤️', '🫶', '🧡', '🌿', '☀️', '🙌'],
  tags: [
    'KeepGoing',
    'SmallSteps',
    'StartWhereYouAre',
    'BeKindToYourself',
    'GrowthMindset',
    'YouGotThis',
  ],
};
