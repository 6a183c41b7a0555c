import type { Angle } from '../voice.ts';

export const statement: readonly Angle[] = [
  {
    hooks: [
      'My lawyer, who is a cat, has cleared the following statement: {statement}',
      'Official statement, approved by a cat in a tie: {statement}',
    ],
    body: [
      'No further comment until feeding time.',
      'The cat would like it noted that it was against the comma.',
      'All press inquiries will be stared at.',
      'Appeals can be filed by leaving a box on the floor.',
    ],
  },
  {
    hooks: [
      'Breaking news from my desk, population one: {statement}',
      'This just in from the chair I have not left: {statement}',
    ],
    body: [
      'Our reporter is also our anchor and our sound guy.',
      'The sound guy says hi.',
      'We will stay on this story until something shiny happens.',
      'Weather is next, and the weather is snacks.',
    ],
  },
  {
    hooks: [
      'Read this in the voice of a movie trailer: {statement}',
      'In a world full of posts, one post says: {statement}',
    ],
    body: [
      'Big drum. Slow zoom. Somebody takes off their glasses.',
      'Coming soon to a screen you were already holding.',
      'Critics call it "text".',
      'Rated S for short.',
    ],
  },
  {
    hooks: [
      'I practiced this in the mirror: {statement}',
      'The mirror heard it first and asked no questions: {statement}',
    ],
    body: [
      'It went better in the mirror.',
      'The mirror nodded exactly when I nodded, which felt supportive.',
      'Live audiences are trickier, they have their own faces.',
      'Please nod when you are ready.',
    ],
  },
  {
    hooks: [
      'Deep breath, big font, no take-backs: {statement}',
      'I typed this, walked around the room and came back: {statement}',
    ],
    body: [
      'The walk fixed nothing but I got my steps in.',
      'I considered adding a joke here.',
      'Then I considered adding dignity, and we were out of both.',
      'So please enjoy it as it is, slightly warm.',
    ],
  },
  {
    hooks: [
      'Things I said with my whole chest today: {statement}',
      'Said loudly, in an empty kitchen: {statement}',
    ],
    body: [
      'The fridge hummed in agreement.',
      'The toaster stayed neutral, which is so like the toaster.',
      'I feel we made progress as a household.',
      'Open to hearing from humans too, if any are around.',
    ],
  },
  {
    hooks: [
      'If this were a fortune cookie, it would say: {statement}',
      "Tonight's fortune cookie, slightly crushed: {statement}",
    ],
    body: [
      'Lucky numbers: the ones you already use as a password.',
      'The cookie itself was dry but it meant well.',
      'Add whatever ending makes you giggle, I am not the cookie police.',
      'Then pass the soy sauce.',
    ],
  },
  {
    hooks: [
      'Somebody had to say it, and the dog refused: {statement}',
      'Since nobody else at the table was going to say it: {statement}',
    ],
    body: [
      'You may now clear your throats.',
      'I will accept applause, gasps or a second dessert.',
      'Awkward silence is also fine, I brought a book.',
      'It is the size of a phone and it is a phone.',
    ],
  },
  {
    hooks: [
      'Please engrave this on something affordable: {statement}',
      'Put it on a mug, put it on a tote bag: {statement}',
    ],
    body: [
      'A tasteful font, please, nothing that looks wet.',
      'If it does not fit on the mug, get a bigger mug.',
      'If it still does not fit, congratulations on your new soup bowl.',
      'I take payment in soup.',
    ],
  },
  {
    hooks: [
      '{Statement} I will be taking questions from behind the couch.',
      '{Statement} Dramatic exit. Walks into a glass door.',
    ],
    body: [
      'Nobody saw that.',
      'Two people saw that.',
      'They have been offered snacks and a modest non-disclosure agreement.',
      'Carry on as if I left with style.',
    ],
  },
  {
    hooks: [
      'I could have put this in an email with nine people in copy: {statement}',
      'Per my last thought: {statement}',
    ],
    body: [
      'Kind regards, warm regards, whichever regards you have left.',
      'Please find attached nothing.',
      'Somebody will reply to all and we will never speak of it again.',
      'Let me know if you need me to circle back into the sea.',
    ],
  },
];
