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

export const funny: Voice = {
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
      intro: 'The five stages, abridged to three because I got hungry:',
      items: ['curiosity', 'a spreadsheet, for some reason', 'lying on the floor, at peace'],
    },
    {
      intro: 'Acceptable responses include:',
      items: [
        'a nod so small only birds notice',
        '"ha," typed with a completely straight face',
        'a story about your uncle, every family has one',
      ],
    },
    {
      intro: 'My qualifications, in order of strength:',
      items: [
        'I own a pen',
        'I once nodded through an entire podcast',
        'people have described my tone as "certain"',
      ],
    },
    {
      intro: 'What a normal person would do now:',
      items: [
        'have one thought and move on',
        'drink a glass of water',
        'absolutely not open a new notebook just for this',
      ],
    },
    {
      intro: 'A brief FAQ:',
      items: [
        'Is this serious? It is wearing a tie, but the tie has ducks on it.',
        'Will there be a sequel? Only if the snacks hold out.',
        'Who let you post this? I have the password.',
      ],
    },
    {
      intro: 'Roles still open on this project:',
      items: [
        'someone who knows what the project is',
        'someone to hold the ladder, emotionally',
        'a raccoon, for morale',
      ],
    },
    {
      intro: 'Minutes of the meeting in my head:',
      items: [
        'motion to focus, rejected',
        'motion to get cheese, passed without debate',
        'any other business: a song from 2003, on repeat',
      ],
    },
    {
      intro: 'Terms and conditions:',
      items: [
        'opinions may settle during shipping',
        'no refunds, though I will listen and nod',
        'batteries not included, energy levels vary',
      ],
    },
    {
      intro: 'If this post were a restaurant menu:',
      items: [
        'starter: a bold claim, served lukewarm',
        'main: the same claim again, with a side of confidence',
        'dessert: admitting we should have asked someone',
      ],
    },
    {
      intro: 'Warning signs that I am about to go on about it:',
      items: [
        'I put down my cup',
        'I say "two things" and hold up three fingers',
        'somebody nearby remembers an appointment',
      ],
    },
    {
      intro: 'Awards season is coming, so here are my nominations:',
      items: [
        'best supporting snack',
        'most dramatic sigh in a home office',
        'lifetime achievement in opening the fridge and closing it again',
      ],
    },
  ],
  asides,
  thoughts: [
    'For balance I should present the other side. The other side is smooth and a little warmer, like the pillow. I have slept on it. I woke up with a crease across my face and no new information, but I did feel that we understood each other.',
    'Somebody in the back is shaking their head. Good. We need people like you. You keep the rest of us humble and you make a pleasant breeze. If you could lean a bit to the left, there is a lady over there who has been too warm since lunch.',
    'My notes for this part just say "big finish" with three lines under it. There is a drawing of fireworks. There is also a phone number and the word "eels." I called it. They were very friendly and they do not deliver, so the finish will be a medium one.',
    'I want to be remembered as a person who asked the big questions, such as whether this is still good and who put it there. On the day they build the statue, I hope that they get the hand right, the one with the leftover container.',
    'Fun fact: if you say any of this slowly and in a deep voice, it sounds like a proverb. I tried it on the bus. A man took off his hat. I do not think that he was going to, I think that his hand just did it, out of respect for the craft.',
    'You may ask what qualifies me to speak. Nothing does. That is the beauty of it. A cuckoo has no training as a clock and is in there every hour, giving its all. I try to bring that energy to everything I do, including the doors.',
    "I'd like to thank my attention span, which was here a minute ago. If found, please return it to the kitchen, where it was last seen looking at a banana and wondering about the word banana.",
    'At this point a serious account would show you a diagram. I do have a diagram. It has two circles, they do not touch, and one of them is a coffee stain.',
    'Somewhere there is a version of me who prepared for this. He has a clean desk and matching socks. I try not to think about him, he would have used bullet points by now.',
    'People say you should write as if nobody is reading. Great news, my analytics agree. So it is just you and me here, and honestly I like what you have done with the place.',
    'Let me be clear, which is something people say right before a fog bank. What I mean is simple. I just have to find the sentence I left it in, it was here next to the stapler.',
    'My inner critic read this draft and asked to speak to my outer critic. They went for lunch together. I think they are starting a podcast, and I think it is about me.',
    'This is the part where wisdom usually goes. We are fresh out. We do have a leftover anecdote and half a metaphor about boats, and you are welcome to both if you return the container.',
    'I would put money on this, except that I have seen where I put money. Last time it was a kitchen gadget that peels exactly one kind of egg. So let us keep it to bragging rights.',
    'In the interest of balance I also asked the opposing side, a pigeon. The pigeon walked in a circle, made one excellent point about bread and left. I have not stopped thinking about it.',
    'My plan was a short post. You can see how that went. I am like a toddler with a microphone, except the toddler would have been picked up by an adult by now.',
    'There is a lesson in here somewhere. I heard it knocking on the pipes. If we all stay quiet for a second, it will either come out or turn out to be the neighbor again.',
    'Please do not quote me on any of this. If you must, change my name and give me a better haircut. I want the haircut in the footnote, with a source.',
    'I feel I have grown as a person since the beginning of this post. Mostly sideways. The chair has noticed and would prefer to discuss it in private.',
    'Later today I will tell this to someone in person and leave out the only good part. That is called storytelling. You have to keep the audience hungry, and then also actually feed them.',
    'If you made it this far, you are either very kind or hiding from a chore. In both cases I salute you. The dishes will wait, they have nowhere to go and no legs.',
    'I had a stronger ending, but autocorrect and I disagreed about it. Autocorrect wanted "ducks." After some reflection, so do I.',
  ],
  closings: {
    short: [
      'Anyway. Snacks?',
      'Send help or fries.',
      'I said what I said.',
      'Thank you, tip your waiter.',
      'Discuss, quietly.',
      'No further questions.',
      'Please clap.',
      'Your move, internet.',
      'Who else?',
      'I can be reached by pigeon.',
      'Same time tomorrow.',
      'Carry on.',
    ],
    article: [
      'Agree? Disagree? Is it lunch yet?',
      'What would your houseplant say?',
      'Who in your office needs to hear this, and do they have snacks?',
      'Thoughts, objections, sandwich recommendations?',
      'Am I the only one, or do we need a support group with good chairs?',
      'Which colleague came to mind just now? No names, just initials.',
      'How would you explain this to your most serious colleague?',
      'What is the least professional thought you had while reading?',
      'Shall we take this offline, into the sea?',
      'Who is writing the minutes?',
      'Who do I send the invoice to?',
      'Does anyone have a motion to adjourn?',
    ],
    caption: [
      'Tag the friend who would absolutely do this 😂👇',
      'Send this to someone who needs a break from being an adult 🙃',
      'Comment with the emoji that matches your week 🫠',
      'Save this for your next boring meeting 🤫',
      'Share it with the calmest person you know and report back 🥔',
      'Tell me I am not alone, or tell me I am, but nicely 👇',
      'Drop a duck if you read this far 🦆',
      'Your caption would be better, prove it below 😏',
      'Send to the group chat and stand back 🍿',
      'Tag somebody with no context at all 😇',
      'Confess in the comments, we are all friends here 🙈',
      'Leave a snack recommendation on your way out 🥨',
    ],
  },
  replies: {
    short: [
      'Please clap.',
      'Send snacks.',
      'Questions go to the cat.',
      'No refunds.',
      "Thank you, I'll see myself out.",
      'Tell your grandmother.',
      'Applause optional.',
      'Tip your waiter.',
      'I take tips in fries.',
      "That's all from the studio.",
      'Over to you, pigeons.',
      'Discuss.',
    ],
    article: [
      'Questions, comments, spare sandwiches?',
      'Who wants to be in the sequel?',
      'Shall I print it on a mug?',
      'Is this the part where I bow?',
      'Any questions from the back row?',
      'How would your dog rate this?',
      'Who is bringing the chips?',
      'Do I get a plaque for this?',
      'Can I count on your vote, whatever we are voting on?',
      "Would you like to see the director's cut?",
      'What should be on the T-shirt?',
    ],
    caption: [
      'Tag someone who would frame this 🖼️😂',
      'Like it, or the goose finds out 🪿',
      'Send this to your most dramatic friend 🎭',
      'Applause goes in the comments 👏',
      'Leave a snack emoji to show support 🍟',
      'Save it for your next family dinner 🍝',
      'Share before the cat deletes it 🐈',
      'Rate my delivery from one to soup 🍲',
      'Comment like you are on a game show 🎤',
      'Tell a friend, then tell a houseplant 🪴',
      'Follow for more of whatever this was 🙃',
    ],
  },
  emoji: ['😂', '🙃', '🫠', '😅', '🤷', '🐤', '🍿', '🥲', '😬'],
  tags: [
    'JustForLaughs',
    'Relatable',
    'CurrentMood',
    'SendSnacks',
    'NotSerious',
    'OverthinkersClub',
  ],
};
