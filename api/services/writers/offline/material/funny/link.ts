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
    more: [
      'If your boss appears, say "circling back on this" and scroll with purpose. Nobody has ever asked what was being circled. I once circled for an entire quarter and was invited to speak about it. I stood there, I said the word "alignment" twice, and they gave me a plant.',
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
      'It is simply a thing I wanted you to see, which is rarer than it sounds.',
    ],
    more: [
      'I know what they say about strangers and links. But look at me. I have the face of a person who returns shopping carts. I once chased someone down the street to give back a pen. It was my pen, as it turned out, which only makes the story sadder and me more trustworthy.',
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
    more: [
      'A trainer would tell you to aim for three sets of ten. I say one good tap with proper form beats any amount of careless poking. Keep the elbow soft. Do not lock the knuckle. If you feel a burn, that is your phone, and you should probably close a few of those apps.',
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
    more: [
      "It has been inspected by a team of professionals, meaning me, in reading glasses, from an arm's length. We found no sharp edges. We did find a crumb, which we believe is ours. In case of emergency, the exits are at the top left, where they have always been, in the shape of a tiny arrow.",
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
    more: [
      'We talked it over, the link and I, on a long evening with a candle. It said it wanted to be seen for what it is. I said that people are busy and mostly looking at videos of otters. It said, bravely, that it would like to try. So be kind. It is wearing its good underline.',
    ],
  },
  {
    hooks: [
      'Somebody said "just drop the link," so I dropped it.',
      'Oops, dropped this link right in front of you.',
    ],
    body: [
      'It bounced twice.',
      'Could you pick it up and check that it still works?',
      'And tell it that I am proud of it.',
    ],
    more: [
      'If it does not open, give it a gentle tap on the left side, like an old television. If it still does not open, sing to it. If it opens while you are singing, please do not stop too suddenly, it finds that hurtful. Either way I would love a full report, with gestures.',
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
    more: [
      'I did consider the other pages. There is one about a man who collects lids. There is one that is only a picture of a gate. I spent a good while at the gate, to be honest, it was that kind of afternoon. But in the end I thought, no, be sensible, show them this one, keep the gate for yourself.',
    ],
  },
  {
    hooks: ['Roses are red, attention is brief.', 'Knock knock. It is a link.'],
    body: [
      'A click would bring me enormous relief.',
      'I know it is corny, I have made my peace.',
      'Leave a comment, and then you may leave.',
    ],
    more: [
      'I had a second verse, but it rhymed "click" with "arithmetic," and my friends held a small meeting about it without me. They came out with kind faces. They said the poem could live on a farm upstate, where it would have room to run. So here you are, just the link, no verse, and me, blinking bravely.',
    ],
  },
  {
    hooks: ['My marketing budget is this post.', 'The whole campaign: me, asking nicely.'],
    body: [
      'There was going to be a blimp.',
      'The blimp had other commitments.',
      'So please imagine a blimp, tap the link, and wave at the sky.',
    ],
    more: [
      'We ran the numbers on fireworks, and the number was no. We looked into a celebrity, and the nearest one we could afford is a man who was once behind someone on the news. He was willing. He wanted parking. So it comes down to you, my friend, you and your fine clicking finger and your large, warm heart.',
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
    more: [
      'I would have worn a blazer, but the blazer has a stain the shape of Portugal and it starts conversations. So picture one instead. Picture me pointing at a chart where every arrow goes up and to the right and off the edge, onto the wall, past the light switch. Nobody stops me. I am in sales now.',
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
    more: [
      'Thumbs do so much and ask for so little. They open jars. They approve things. They get shut in drawers and say nothing for days. So let this be a small spa for yours, a place to put its feet up, if it had feet, and I am glad it does not. Cucumber slices are available on request.',
    ],
  },
];
