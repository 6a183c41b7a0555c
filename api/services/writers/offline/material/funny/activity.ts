import type { Angle } from '../voice.ts';

export const activity: readonly Angle[] = [
  {
    hooks: [
      '{Topic}: expectation, a sunrise and a smile. Reality, me, a spoon and regret.',
      'How {topic} looks in my head: slow motion, a breeze, violins.',
    ],
    body: [
      'In reality there is a lot of sighing.',
      'Someone is always looking for a lid.',
      'The violins are the smoke detector, which needs a new battery.',
      'I give the experience four stars because I enjoy lying down afterwards.',
    ],
    more: [
      'I did look at pictures of other people doing it. They wear linen. They laugh at something just outside the frame. I looked outside my own frame and there was only the recycling, which I had promised to take out. It did not laugh, but it has been very patient.',
    ],
  },
  {
    hooks: [
      'Day one of {topic}: I have bought a hat for it.',
      'I have not started with {topic} yet, but I do own the equipment.',
    ],
    body: [
      'The hat is excellent.',
      'It has a cord and a small whistle for emergencies.',
      'So far the only emergency was that the hat did not fit through the car door.',
      'But I feel prepared in a way that research alone cannot offer.',
    ],
    more: [
      'There is a shop for this kind of person. They see you coming. They ask whether you are a beginner or an enthusiast, you say "enthusiast" in a voice you did not know you had, and twenty minutes later you are outside with a bag, a discount card and a small pump. I still do not know what the pump is for.',
    ],
  },
  {
    hooks: [
      'My advice on {topic} is free and worth every penny.',
      'Three words of wisdom on {topic}: has anyone checked?',
    ],
    body: [
      'Start early, finish late, and in the middle there is cheese.',
      'If something goes wrong, step back and say "as planned."',
      'Nobody can prove that it was not.',
      'I have built a whole career on "as planned."',
    ],
    more: [
      'A mentor of mine, who was mostly a parrot, used to say the same thing every morning. It was not about this, it was about crackers, but I feel that it applies. You have to ask for what you want, loudly, and with your head at an angle. After that it is up to the people around you.',
    ],
  },
  {
    hooks: [
      'People who say {topic} is relaxing have never met me.',
      'I was told that {topic} is relaxing, and I took that as a challenge.',
    ],
    body: [
      'I have a spreadsheet with a tab called "fun."',
      'It is color-coded by how much fun there should be.',
      'We are slightly behind schedule on fun.',
      'I have called a meeting with myself, and only one of us came.',
    ],
    more: [
      'By the evening there was a traffic light system. Green means that I may whistle. Amber means humming only. On red we all sit quietly and think about what we have done. My household has asked to be moved to a different project, one with snacks and without a steering committee.',
    ],
  },
  {
    hooks: [
      "Beginner's guide to {topic}: take a deep breath and blame the weather.",
      'How to begin with {topic}: take a deep breath and blame the weather in advance.',
    ],
    body: [
      'The second step is to tell everyone, so that you cannot get out of it.',
      'The third is to try to get out of it.',
      "Fourth, there you are, doing it, in somebody else's boots.",
      'It is an adventure, and somebody forgot the map.',
    ],
    more: [
      'My own first attempt is still talked about in certain circles, mostly by me, at parties, once the music has stopped. There was a bucket. There was a lady called Dolores. I cannot say more, except that Dolores was right, and that the bucket has been replaced with a nicer bucket.',
    ],
  },
];
