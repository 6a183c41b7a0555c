import type { Checklist } from '../voice.ts';

export const invitations: readonly Checklist[] = [
  {
    intro: 'If you would like to respond, the most helpful replies are:',
    items: [
      'a question about something I left unclear',
      'an experience that confirms or contradicts it',
      'the name of someone I should be talking to',
    ],
  },
  {
    intro: 'What you can expect from me:',
    items: [
      'a reply that addresses your point',
      'an honest "I do not know" where it applies',
      'a correction in public if I turn out to be wrong',
    ],
  },
  {
    intro: 'Three ways to make use of this:',
    items: [
      'discuss it briefly with your team',
      'note the one question it raises for you',
      'pass it to the colleague it concerns',
    ],
  },
  {
    intro: 'Questions I would ask in your place:',
    items: [
      'What does this mean for my own work?',
      'What would I need to know before relying on it?',
      'Who else should hear about it?',
    ],
  },
  {
    intro: 'How I intend to follow up:',
    items: [
      'I collect the questions that come in',
      'I answer the recurring ones together',
      'I return to the subject when there is something to report',
    ],
  },
  {
    intro: 'Please tell me if any of this is unclear:',
    items: ['the occasion', 'the scope', 'the next step'],
  },
  {
    intro: 'What I consider good form in a discussion:',
    items: [
      'address the argument',
      'give an example',
      'leave the other person a way to change their mind',
    ],
  },
  {
    intro: 'Depending on your role, you may be interested in:',
    items: [
      'the reasons, if you have to decide',
      'the details, if you have to carry it out',
      'the outlook, if you have to plan',
    ],
  },
  {
    intro: 'What would help me most right now:',
    items: ['one candid remark', 'one contact', 'one reason to think again'],
  },
  {
    intro: 'A small request to everyone reading this:',
    items: [
      'be as direct as you would be in a meeting',
      'be as brief as you would be in an elevator',
      'be as kind as you would be to a new colleague',
    ],
  },
  {
    intro: 'Before you reply, it may help to ask yourself:',
    items: ['What did I understand?', 'What did I expect?', 'What is still missing?'],
  },
];
