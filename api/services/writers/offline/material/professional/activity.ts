import type { Angle } from '../voice.ts';

export const activity: readonly Angle[] = [
  {
    hooks: [
      'What would you tell someone on their first day of {topic}?',
      'If somebody started with {topic} tomorrow, which advice would you give?',
    ],
    body: [
      'One piece of advice only.',
      'The limit forces you to separate what is essential from what is merely useful.',
      'I would choose something they can do on the same day.',
      'Principles can follow once there is something to apply them to.',
    ],
    more: [
      'I find such advice revealing in both directions. It shows what experienced people consider decisive, and it shows what they have stopped mentioning because it feels self-evident. The second is often what the newcomer needs, so I like to ask for that as well.',
    ],
  },
  {
    hooks: [
      'The difficult part of {topic} is rarely the first week.',
      '{Topic} is easy to plan and hard to keep up.',
    ],
    body: [
      'Energy carries us through the beginning.',
      'After that it takes a rhythm that survives a busy month.',
      'I would rather have a modest routine than an ambitious schedule.',
      'The routine is still there when the enthusiasm takes a day off.',
    ],
    more: [
      'When I look at what makes a routine last, I see the same few things: it has a fixed place in the week, it has a minimum that can be met on a bad day, and somebody notices when it is skipped. None of this is sophisticated. It simply has to be decided in advance.',
    ],
  },
  {
    hooks: [
      'What did you misjudge about {topic} at the beginning?',
      'First assumptions about {topic} deserve a second look.',
    ],
    body: [
      'I ask because mistakes made early are instructive and inexpensive.',
      'They also tell you what the instructions leave out.',
      'If you can name one, you have saved the next person some time.',
      'That seems a fair return on an old error.',
    ],
    more: [
      'It takes some confidence to speak about such things in a professional setting, and it is worth it. A team in which people describe what they got wrong will learn faster than one in which everybody reports success. The tone is usually set by whoever goes first.',
    ],
  },
  {
    hooks: [
      'The standard advice on {topic} leaves out the circumstances.',
      'Before following any advice on {topic}, compare the circumstances.',
    ],
    body: [
      'How much time did they have, how much help, and what was at stake?',
      'The same steps can be right for one person and wrong for another.',
      'Borrow the reasoning, then check whether your situation supports it.',
      'It takes a few minutes and spares a detour.',
    ],
    more: [
      'I have made it a habit to ask one additional question whenever somebody shares what worked: "Under which conditions would you not do it again?" The answer tends to be more useful than the original advice, and people appreciate that you took their experience seriously enough to ask.',
    ],
  },
  {
    hooks: [
      'Progress in {topic} is easier to see on paper.',
      'How do you know that {topic} is going well?',
    ],
    body: [
      'Choose one sign, and write it down once a week.',
      'It should be something you can observe and not only feel.',
      'If it moves, continue.',
      'If it does not move for a month, change one thing and keep watching.',
    ],
    more: [
      'A single sign is enough in the beginning. Several at once invite us to look at whichever happens to be pleasant. And it helps to agree in advance on what you will do with the result, since a measure that changes no decision is only a decoration in a report.',
    ],
  },
];
