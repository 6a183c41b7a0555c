import type { Angle } from '../voice.ts';

export const activity: readonly Angle[] = [
  {
    hooks: [
      'Stop reading about {topic}. You have read enough.',
      'One honest attempt at {topic} is worth more than a month of reading.',
    ],
    body: [
      'Research is the most respectable way of not starting.',
      'You feel busy, you feel informed, and nothing has happened.',
      'Close the tabs and do a bad version today.',
      'I would rather see your failure than your bookmarks.',
    ],
    more: [
      'I know, preparation matters. It matters for surgeons and for bridges. For nearly everything else it is a comfortable waiting room with good magazines. The people who learn something are outside, making a mess and getting answers that no article could have given them, because nobody else has their exact mess.',
    ],
  },
  {
    hooks: [
      'Most tips for {topic} solve the wrong problem.',
      'Tips for {topic} are easy. Doing it twice is hard.',
    ],
    body: [
      'We collect them because collecting feels like progress.',
      'The real obstacle is usually dull: time, sleep, other people, nerves.',
      'There is no trick for that.',
      'There is only deciding what you will drop in return.',
    ],
    more: [
      'Nobody likes to hear it, since dropping things has no glamour. But if you cannot name what you are giving up for it, you are not serious, you are wishing. I say this as somebody with a long list of wishes. The few that turned into something all had a price tag, and I can still tell you what it was.',
    ],
  },
  {
    hooks: [
      'There is too much pressure to be passionate about {topic}.',
      'You do not have to love {topic} to do it well.',
    ],
    body: [
      'Passion is a poor substitute for turning up.',
      'It comes late, leaves early and takes all the credit.',
      'Do it calmly, do it again, and let the feelings catch up if they like.',
      'Some of the best people I can think of are merely reliable.',
    ],
    more: [
      'We sell this idea that you must burn for something or leave it alone. It scares away exactly the people who would be good at it, the patient ones, who do not shout. And it gives the rest of us an excuse to stop as soon as it feels like work. Of course it feels like work. That is not a sign of anything.',
    ],
  },
  {
    hooks: [
      "Your way of {topic} does not have to be anybody's business.",
      'You do not need an audience for {topic}.',
    ],
    body: [
      'We turn everything into content and then wonder why it feels hollow.',
      'Do something for a month without telling anyone.',
      'See whether you still want to.',
      'If you do not, it was the applause you liked.',
    ],
    more: [
      'Yes, I see the irony of posting this. But I stand by it. Some things need to be useless for a while, unshared, unmeasured, a bit ugly. They grow in the places where nobody can congratulate you. Show us later, if you must. Or keep it, and be the only person in the room who knows.',
    ],
  },
  {
    hooks: [
      'Experienced people make {topic} sound harder than it is.',
      'Beware of anyone who makes {topic} sound like a secret.',
    ],
    body: [
      'Difficulty is a fine way of feeling important.',
      'The basics of most things fit on a napkin.',
      'Ask for the napkin.',
      'If they refuse to draw it, thank them and ask somebody friendlier.',
    ],
    more: [
      'Mastery is real and takes years, no argument there. But you are not asking for mastery. You are asking how to begin on a Thursday with the little you have. Anyone who answers that with a sermon is protecting a fence. The generous ones hand you something you can use by the evening, and then step out of the way.',
    ],
  },
];
