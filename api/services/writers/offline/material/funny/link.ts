import type { Angle } from '../voice.ts';

export const link: readonly Angle[] = [
  {
    hooks: [
      'Click it. What else were you going to do, work?',
      'A link, for people who are pretending to work.',
    ],
    body: [
      'Tilt the screen a little, nod, frown once.',
      'From a distance it looks like a spreadsheet.',
      'I will cover for you if anyone walks by.',
    ],
  },
  {
    hooks: [
      'I was told never to click on strange links, so here is mine.',
      'Not a prince, not a lottery, just a link.',
    ],
    body: [
      'You have inherited nothing.',
      "There is no form asking for your mother's first pet.",
      'It is simply a thing I wanted you to see, which is rarer than a prince.',
    ],
  },
  {
    hooks: [
      'Scientists agree you can reach this with one thumb.',
      'Exercise of the day: one thumb, one tap.',
    ],
    body: [
      'Breathe in, tap, breathe out.',
      'That was a full set, well done.',
      'Stretch the other thumb so it does not get jealous.',
      'Same time tomorrow, champ.',
    ],
  },
  {
    hooks: [
      'Behind this link: not my cooking. You are safe.',
      'Please enjoy this link responsibly.',
    ],
    body: [
      'Do not operate a blender while reading.',
      'Side effects may include opinions.',
      'If an opinion lasts longer than four hours, tell somebody at a bus stop.',
    ],
  },
  {
    hooks: [
      'This link has been sitting in my drafts, judging me.',
      'Me: just post the link. Also me, an hour later: okay.',
    ],
    body: [
      'I tried eleven captions.',
      'One was a poem, and we will not be discussing the poem.',
      'In the end the link asked to go alone.',
    ],
  },
  {
    hooks: [
      'Somebody said "just drop the link", so I dropped it.',
      'Oops, dropped this link right in front of you.',
    ],
    body: [
      'It bounced twice.',
      'Could you pick it up and check that it still works?',
      'And tell it that I am proud of it.',
    ],
  },
  {
    hooks: [
      'The internet is large, so I picked one page for you.',
      'You could scroll forever, or you could tap this and be free.',
    ],
    body: [
      'Think of me as a sommelier with worse shoes.',
      'Notes of paragraph, hints of button, a long finish.',
      'Pairs well with whatever is in your left hand.',
    ],
  },
  {
    hooks: ['Roses are red, attention is brief.', 'Knock knock. It is a link.'],
    body: [
      'A click would bring me enormous relief.',
      'I know it is corny, I have made my peace.',
      'Leave a comment, and then you may leave.',
    ],
  },
  {
    hooks: ['My marketing budget is this post.', 'The whole campaign: me, asking nicely.'],
    body: [
      'There was going to be a blimp.',
      'The blimp had other commitments.',
      'So please imagine a blimp, tap the link, and wave at the sky.',
    ],
  },
  {
    hooks: [
      'I made a very professional face while sharing this.',
      'Sharing this with the confidence of somebody holding a clipboard.',
    ],
    body: [
      'Nobody questions a clipboard.',
      'There is nothing on it except a drawing of a duck.',
      'The duck also recommends the link.',
    ],
  },
  {
    hooks: [
      'If you can read this, your thumb has stopped scrolling.',
      'Hello, thumb. You may rest here.',
    ],
    body: [
      'It has had a long day.',
      'Let it lie down on this link for a second.',
      'Then tell me what it saw.',
    ],
  },
];
