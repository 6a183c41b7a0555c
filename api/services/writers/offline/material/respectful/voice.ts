import type { Voice } from '../voice.ts';
import { subject } from './subject.ts';

/** What replaces a voice's own thoughts when the topic is a group of people. */
export const respectful: Pick<Voice, 'subject' | 'lists' | 'thoughts' | 'closings' | 'emoji'> = {
  subject,
  closings: {
    short: [
      'I am listening.',
      'Thank you for reading.',
      'With respect.',
      'Please be kind.',
      'I would like to learn.',
      'Tell me more.',
      'What did I miss?',
      'Correct me where I am wrong.',
      'Share what you know.',
      'Your experience counts.',
      'Let us talk.',
    ],
    article: [
      'What would you like others to understand?',
      'Whose voice should we be listening to?',
      'What have you learned by listening?',
      'What do you wish people would ask?',
      'How do you make room for this where you work?',
      'What should I read or hear next?',
      'Where did I get it wrong?',
      'What would a respectful conversation look like to you?',
      'Who has changed your view, and how?',
      'What would real support look like?',
      'What is one small thing each of us could do?',
    ],
    caption: [
      'If you would like to share something, the comments are open.',
      'Be kind to each other below, please.',
      'Tag somebody whose voice should be heard.',
      'Share it with someone who likes to listen.',
      'Leave a name, a book or a link for the rest of us.',
      'Tell us what you wish people knew.',
      'Save it for the next conversation.',
      'Correct me in the comments where I am wrong.',
      'Pass it on, gently.',
      'You are welcome to reply, or just to read along.',
      'Tell us who has taught you something.',
    ],
  },
  emoji: [],
  lists: [
    {
      intro: 'Questions I try to ask myself first:',
      items: [
        'Is this mine to say?',
        'Who knows more about it than I do?',
        'Would I say it if they were in the room?',
      ],
    },
    {
      intro: 'Small things that show respect:',
      items: [
        'asking how somebody would like to be called',
        'letting people finish',
        'saying where you heard something',
      ],
    },
    {
      intro: 'What I would like to do more often:',
      items: [
        'recommend voices other than my own',
        'check before I repeat',
        'say thank you for a correction',
      ],
    },
    {
      intro: 'What I would like to leave behind:',
      items: [
        '"they are all the same"',
        "jokes at somebody else's expense",
        'explaining people to themselves',
      ],
    },
    {
      intro: 'Good places to start learning:',
      items: [
        'books and films by those they are about',
        'a conversation in which you mostly ask',
        'your own assumptions, written down',
      ],
    },
    {
      intro: 'When somebody tells you about their experience:',
      items: [
        'believe it',
        'ask what they would like you to do with it',
        'do not make it about you',
      ],
    },
    {
      intro: 'For a fair discussion:',
      items: ['one measure for everyone', 'reasons before labels', 'room to change your mind'],
    },
    {
      intro: 'Support can be as simple as:',
      items: [
        'giving credit by name',
        'inviting somebody who was left out',
        'speaking up when it is awkward',
      ],
    },
    {
      intro: 'If you disagree, please:',
      items: [
        'quote what was said',
        'assume good faith for one more minute',
        'criticize the view and spare the person',
      ],
    },
    {
      intro: 'What I hope to find in the comments:',
      items: ['first-hand experience', 'names worth knowing', 'questions asked with real interest'],
    },
  ],
  thoughts: [
    'I grew up with certain pictures in my head, as everyone does. Some of them were kind and some were lazy. Looking at them again as an adult is a bit like clearing out an attic. You find things you would never have bought, and you are free to let them go.',
    'It is tempting to wait until one knows enough to speak without mistakes. But nobody ever does. I would rather say something careful, be corrected and say it better the next time, than keep a spotless silence that is of no use to anyone.',
    'Being curious about people is different from being curious about a category. The first makes you lean in. The second makes you take notes. Most of us can feel within seconds which of the two is sitting across from us.',
    'There is a kind of politeness that avoids a subject entirely. It feels safe, and it leaves people alone with it. I prefer the kind that asks, "would you like to talk about this, or about something else?" It leaves the choice where it belongs.',
    'When we hear a story that surprises us, the first impulse is often to look for the exception. I try to hold still for a moment and ask what it would mean if it were quite ordinary. That question has taught me more than most articles.',
    'Numbers can help here, as long as we remember what they are made of. Behind every one of them somebody filled in a form, waited in a line, answered or did not answer. They deserve to be counted properly, and they deserve not to be reduced to it.',
    'I admire people who can say "I used to think otherwise." They do not defend their younger selves, and they do not make fun of them, either. They simply learned something. It gives the rest of us permission to do the same.',
    'Much of what makes a place welcoming is unspectacular. A chair that is pulled up. A name that is pronounced with care. A joke that everybody can laugh at. None of it needs a program, and all of it gets noticed by those who have known the opposite.',
    'Agreeing on everything would be too much to ask. Being decent to each other is not. If we can keep those two apart, there is hardly a subject that we could not talk about, and quite a few on which we might find each other after all.',
    'It matters who is in the picture when we imagine "people." We all have a default, and it usually resembles whoever we saw most as children. Noticing this is not a reason for guilt. It is a reason to look at more pictures.',
  ],
};
