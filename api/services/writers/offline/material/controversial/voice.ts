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

export const controversial: Voice = {
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
      intro: 'Rules for arguing with me:',
      items: [
        'say what you think, then why',
        'attack the sentence, never the person',
        'you win if I have to stop and think',
      ],
    },
    {
      intro: 'Phrases I would happily never read again:',
      items: [
        '"just asking questions," with no interest in the answers',
        '"everybody knows"',
        '"let us agree to disagree," three minutes in',
      ],
    },
    {
      intro: 'What I will defend in any room:',
      items: [
        'a clear "no" is kinder than a vague "maybe"',
        'popularity is a result, never a reason',
        'you can respect people and reject their argument',
      ],
    },
    {
      intro: 'What would change my mind:',
      items: [
        'a case that breaks my rule',
        'a cost I have not counted',
        'someone affected who tells me I have it backwards',
      ],
    },
    {
      intro: 'How to spot a lazy debate:',
      items: [
        'both sides quote the extreme of the other',
        'nobody has asked a question in ten minutes',
        'the winner is whoever has the most free time',
      ],
    },
    {
      intro: 'Three things we reward and should not:',
      items: ['being first', 'being loud', 'being offended on behalf of people we never asked'],
    },
    {
      intro: 'Three things we should reward instead:',
      items: [
        'saying "I do not know" on stage',
        'crediting the person you disagree with',
        'deleting a bad take and explaining why',
      ],
    },
    {
      intro: 'Before you call me wrong, check:',
      items: [
        'did I say that, or did you expect me to?',
        'would you accept your own argument from the other side?',
        'are you answering the strongest version?',
      ],
    },
    {
      intro: 'Excuses I no longer accept, starting with my own:',
      items: [
        '"there was no time to read it"',
        '"that is how we have always talked about it"',
        '"I was only playing devil\'s advocate"',
      ],
    },
    {
      intro: 'My position, in order of stubbornness:',
      items: [
        'think for yourself, even if you end up where everyone else is',
        'be exact about what you claim',
        'be generous about who gets to answer',
      ],
    },
    {
      intro: 'The uncomfortable checklist:',
      items: [
        'Who profits if I keep believing this?',
        'When did I last talk to someone who does not?',
        'What would I lose by being wrong?',
      ],
    },
  ],
  asides,
  thoughts: [
    'I do not trust any debate in which nobody laughs. Humor means that somebody has looked at the thing from a second angle. Where it is missing, you will find people guarding something, and they would rather that you did not come any closer.',
    'Being reasonable has become a costume. Speak slowly, quote both sides, frown at the camera, and nobody will notice that you have said nothing. I would like to see reason return as what it used to be, a willingness to be moved by an argument you did not like.',
    'Watch what people do when they lose a point. The small ones change the subject, the clever ones change the definition. Now and then somebody says "all right, you have me there." Marry that person, or at least hire them.',
    'Numbers will not save you. They are wonderful servants, and they will carry whatever you load onto them. Before you throw one at me, tell me who counted, what they left out and what they were hoping to find. I will ask the same about my own.',
    'The crowd is not always wrong, and that is what makes it dangerous. It is right just often enough that we stop checking. I would like to keep checking, even when I end up in the middle of everyone, looking rather ordinary and a bit out of breath.',
    'If you want to know what somebody really thinks, ask what they would pay to be wrong. Nobody has an answer ready for that one. Some get angry, some get quiet. The quiet ones are about to tell you something interesting, so put down your phone.',
    'People confuse being challenged with being attacked. A challenge says you are worth the effort of an argument. I would like more of it, online and at the table, and I would like us to stop flinching.',
    'The middle of the road is a fine place to be if you walked there yourself. If you were carried, you have simply avoided every ditch and every view. I have more respect for people who got lost on their own feet.',
    'We have built platforms where a careful thought and a careless one look identical. Same font, same box, same button. The least we can do as readers is to tell them apart and to be a bit rude about the difference.',
    'There is a comfortable lie that every opinion deserves the same respect. Every person does. Opinions have to earn it, like anything else that wants to be relied on.',
    'I know the standard reply to this: it is more complicated. Fine, then complicate it. Add the missing condition, name the exception, show the price. Saying "complicated" and leaving is not a contribution.',
    'Tradition is evidence, and so is change. Neither wins by default. If the only thing you can say for a habit is its age, you have described it and not defended it.',
    'Experts deserve to be heard, and they deserve to be questioned. A field that cannot bear a question from outside has turned into a club. Clubs are pleasant and they are a terrible way of finding things out.',
    'My own side gets on my nerves the most. We forgive sloppy arguments because we like where they end up. A bad argument for a good cause is still bad, and it is waiting to be used against us.',
    'If you leave a debate with the same words you came in with, it was a performance. I include myself. The test I use is whether I could now explain the other view to its fans without being corrected.',
    'Comfort is a legitimate goal for sofas. For ideas it is a trap. The ones that make us shift in our seats are usually the ones we should have talked about last year.',
    'I am tired of outrage, and I am more tired of indifference wearing the costume of calm. There is a third way of talking: firm, specific, curious. It gets fewer clicks and better friends.',
    'Of course I may be wrong. That sentence only means something if I also tell you how to prove it. So here is my offer: bring one clear case that contradicts me and I will write the next post about it.',
    'The most radical thing you can do in a debate is to answer the question that was asked. Try it today. People will look at you as if you had taken off your shoes in a bank.',
    'We keep treating attention as agreement. You can read something to the end, understand it fully and still think it is nonsense. In fact that is the only honest way of thinking so.',
    'Silence gets too much credit. Sometimes it is wisdom. Often it is somebody waiting to see who wins. I prefer those who speak early, get something wrong and correct it where everyone can see.',
    'You can be harsh with an idea and gentle with the person holding it. It takes practice and a bit of humor. Anyone who manages it has my vote, my ear and the last slice of cake.',
  ],
  closings: {
    short: [
      'Fight me, politely.',
      'Change my mind.',
      'Tell me I am wrong.',
      'Agree or argue.',
      'Your move.',
      'Prove me wrong.',
      'Go on, object.',
      'Yes or no?',
      'I will wait.',
      'Who disagrees?',
      'Bring reasons.',
      'I said it.',
    ],
    article: [
      'Where am I wrong?',
      'Who is willing to disagree in public?',
      'What is the strongest argument against this?',
      'Would you say this in a meeting? If not, why?',
      'What would you say if nobody could see your job title?',
      'Which side are you on, and what would move you?',
      'What do you believe that your colleagues would argue with?',
      'Do you agree, or are you being polite?',
      'When did you last change your mind in front of others?',
      'What are we all avoiding here?',
      'Convince me otherwise. I am listening.',
      'Is it just me?',
    ],
    caption: [
      'Agree or disagree? Pick a side below 👇',
      'Tell me why I am wrong, be specific 🔥',
      'Send this to the friend you love arguing with ⚡',
      'Yes or no, then one reason 🗣️',
      'Comment before you read what others said 👀',
      'Tag someone who will disagree 🌶️',
      'Share it if you would say it out loud 📣',
      'Strongest counterargument gets my respect 🥊',
      'Save it for your next dinner debate 🍷',
      'Change my mind in the comments 💬',
      'Drop a 🔥 if you are with me, a reason if you are not',
      'Your turn, no hedging 👇',
    ],
  },
  replies: {
    short: [
      'Your move.',
      'Object, if you can.',
      'Change my mind.',
      'I stand by it.',
      'Say it to my face.',
      'Agree or argue.',
      'Bring reasons.',
      'No likes without reasons.',
      'Come at me, politely.',
      'Quote me.',
      'Well?',
      'Who disagrees?',
    ],
    article: [
      'Who disagrees, and why?',
      'Where is the flaw?',
      'Would you put your name under this?',
      'What would you have said instead?',
      'Say it plainly: yes or no?',
      'What is your best objection?',
      'Who will be the first to contradict me?',
      'What are you not saying?',
      'Do you agree, or are you being nice?',
      'What would it take to convince you?',
      'Am I wrong?',
    ],
    caption: [
      'Tell me why I am wrong 👇',
      'Agree? Say why. Disagree? Say why 🗣️',
      'Send it to someone who will argue 🌶️',
      'No hearts without reasons 🔥',
      'Comment before you scroll on 👀',
      'Tag your favorite opponent 🥊',
      'Share it if you dare ⚡',
      'One honest sentence below, please ✍️',
      'Strong opinions welcome, weak excuses less so 📣',
      'Pick a side in the comments 👇',
      'Save it and come back angry or convinced 🔖',
    ],
  },
  emoji: ['⚡', '🔥', '👀', '🌶️', '🗣️', '🥊'],
  tags: [
    'HotTake',
    'UnpopularOpinion',
    'ChangeMyMind',
    'LetsDebate',
    'ThinkForYourself',
    'SpeakUp',
  ],
};
