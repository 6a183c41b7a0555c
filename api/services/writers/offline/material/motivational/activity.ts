import type { Angle } from '../voice.ts';

export const activity: readonly Angle[] = [
  {
    hooks: [
      'You do not have to be good at {topic} to begin.',
      '{Topic} welcomes beginners, and so do I.',
    ],
    body: [
      'You only have to be willing to be new.',
      'Everyone who makes it look easy has a drawer full of first tries.',
      'Let yours be clumsy and proud.',
      'Next week you will already be somebody who has begun.',
    ],
    more: [
      'There is a tenderness in being new at something. You ask without pretending, you are delighted by small things, and you forgive yourself, because how could you know? Try to keep a bit of that later on. It is what keeps people kind, and it is what keeps them going.',
    ],
  },
  {
    hooks: [
      '{Topic} is made of ordinary days, and you are good at those.',
      'The ordinary days are where {topic} really happens.',
    ],
    body: [
      'No music, no audience, just you and the next small bit.',
      'You have managed so many of those days already.',
      'One more is well within your power.',
      'And if today is a slow one, let it be slow and let it count.',
    ],
    more: [
      'We wait for the special day, the one with energy and a clear sky. It comes, now and then. But you will find that the days you remember with pride are often the gray ones, when you had every reason not to and still did a little. Nobody saw it. You did, and that is enough.',
    ],
  },
  {
    hooks: [
      'If you stopped with {topic} for a while, welcome back.',
      'There is strength in a second try at {topic}.',
    ],
    body: [
      'You do not owe anyone an explanation.',
      'Pauses belong to every long road.',
      'You bring along more than you had the first time.',
      'Begin with something so easy that it makes you smile.',
    ],
    more: [
      'We talk about giving up as if it were final. Most of the time it is only a rest that went on longer than planned. The door is not locked. You can walk in at any hour, hang up your coat, and pick up the thread where it lies. It might even be more beautiful for having waited.',
    ],
  },
  {
    hooks: [
      'Who could you ask to join you in {topic}?',
      '{Topic} gets lighter when somebody walks beside you.',
    ],
    body: [
      'It does not have to be an expert.',
      'A friend who asks how it went today can be enough.',
      'We try harder and laugh more in company.',
      'Send the message before you talk yourself out of it.',
    ],
    more: [
      'It may feel like asking too much. But think of the last time somebody invited you along. Were you bothered? You were probably glad, and a little flattered, and you went home warmer than you came. Give somebody that feeling today. And if they cannot, ask again, ask someone else, keep the seat free.',
    ],
  },
  {
    hooks: [
      'What has {topic} already taught you about yourself?',
      'Look at what {topic} has brought out in you.',
    ],
    body: [
      'Maybe patience, maybe stubbornness, maybe how to laugh at a bad start.',
      'It is all yours to keep, whatever comes next.',
      'Say it to yourself once, without a "but."',
      'You have earned at least that sentence.',
    ],
    more: [
      'We tend to count what is missing. So let us count the other way for a minute. What can you do today that you could not do a while ago? What scares you less? Whom have you met on the way? Write down three things and put the note where you will find it on a tired evening.',
    ],
  },
];
