import type { Angle } from '../voice.ts';

export const statement: readonly Angle[] = [
  {
    hooks: [
      'I am saying this with a steady voice: {statement}',
      'Head up, shoulders back: {statement}',
    ],
    body: [
      'Words get stronger when you stand behind them.',
      'You may not feel ready when you say yours.',
      'Say it anyway, ready tends to catch up.',
      'What is the sentence you have been holding back?',
    ],
    more: [
      'There is a difference between shouting and standing. Shouting tries to reach everyone. Standing just lets people see where you are, so that the right ones can find you. I have always admired the second kind, and I think more of us could do it than we believe.',
      'So if there is something you mean with your whole heart, try it in a steady voice today. You can begin with one person you trust. You can write it and read it aloud in the kitchen. The voice grows with the use of it.',
    ],
  },
  {
    hooks: [
      'Some sentences deserve daylight: {statement}',
      'Out of the notebook and into daylight: {statement}',
    ],
    body: [
      'It felt bigger in the notebook.',
      'In daylight it is simply the next thing to live up to.',
      'If you are keeping one in your own notebook, consider this your nudge.',
      'It does not need to be perfect to be seen.',
    ],
    more: [
      'We keep so much in the dark because we think it has to be finished first. But seeds do not break the ground because they are finished. They break it because they are alive and there is a bit of warmth above them. Let this be a bit of warmth for whatever you are keeping.',
      'Tell one person about it this week, or write it where you will see it. You are not asking for applause. You are letting it breathe. And you might find that someone has been waiting to hear exactly that.',
    ],
  },
  {
    hooks: [
      'Today I choose one clear line: {statement}',
      'One clear line to carry through the day: {statement}',
    ],
    body: [
      'Clear is a kind of courage.',
      'It gives the day a direction without planning every step of it.',
      'When things get noisy, come back to the line.',
      'Then take one step that matches it.',
    ],
    more: [
      'A clear line will not carry you all by itself. You will still have the long afternoon, the doubt, the message you would rather not answer. But when all of that gets loud, it helps to have something simple to come back to, like a hand on a railing.',
      'What would yours be for today? Make it short, make it kind, make it true enough that you can say it without blinking. Then go and live the first small inch of it, and let the rest of the day arrange itself around that.',
    ],
  },
  {
    hooks: [
      'Write it where you will see it tomorrow: {statement}',
      'A sentence for the mirror, the fridge or the lock screen: {statement}',
    ],
    body: [
      'We become what we keep in front of us.',
      'Read it when you are sure, and read it twice when you are not.',
      'A good reminder asks nothing of you except attention.',
      'The rest grows from there.',
    ],
    more: [
      'Some people put such a line on a card. Some set it as a reminder for three in the afternoon, when the day gets heavy. Some teach it to a friend and ask to hear it back. It does not matter how you do it. It matters that it finds you when you have forgotten.',
      'And when it has become part of you, pass it on. Somewhere there is a person with an empty fridge door and a full heart, and a sentence from you might be the first thing they read tomorrow morning.',
    ],
    opinion: true,
  },
  {
    hooks: [
      'If you have been waiting for a sign, borrow this one: {statement}',
      'Take this with you into the rest of the week: {statement}',
    ],
    body: [
      'You can put it in your own words.',
      'You can disagree with half of it and keep the other half.',
      'The only thing I ask is that you do something small with it today.',
      'Small is how it becomes yours.',
    ],
    more: [
      'Signs are rarely as loud as we would like them to be. They look like a sentence you read twice. A friend who asks the right thing. A quiet hour you did not expect. You are allowed to decide that something is a sign, simply because you were ready for it.',
      'So take a breath and ask yourself what you would do if you trusted it. Do a tiny version of that. You can always turn around. But you might also look up in a month and be glad you did not wait for something louder.',
    ],
    opinion: true,
  },
  {
    hooks: [
      'It takes a little courage to write this: {statement}',
      'My heart beat a bit faster typing this: {statement}',
    ],
    body: [
      'That is usually a good sign.',
      'The things we care about make our hands less steady.',
      'So if yours are shaking over something today, you are in good company.',
      'Press post, and then go and be kind to yourself.',
    ],
    more: [
      'It is easy to believe that brave people feel calm. I do not think they do. I think they feel all of it, the heat in the face and the flutter in the chest, and then they let the sentence go anyway, because it matters more to them than being comfortable for another day.',
      'If that is where you are, I am cheering for you from right here. Whatever you are about to say, you do not have to say it perfectly. You only have to say it as yourself, and then let people surprise you.',
    ],
  },
  {
    hooks: [
      'Imagine saying this to the person you were a year ago: {statement}',
      'A year ago I would have loved to read this: {statement}',
    ],
    body: [
      'Think about how much can fit into a year.',
      'Most of it happens on days that feel like nothing special.',
      'Keep going on the ordinary days, they are doing more than you can see.',
      'What would you like to read a year from now?',
    ],
    more: [
      'If you could see the year as one long picture, you would notice how many small hands were in it. The friend who stayed on the phone. The morning you got up anyway. The page you did not throw away. None of it looked like a turning point at the time.',
      'So be a little gentler with today, even if it seems small. You may be standing in the middle of something you will tell with pride. Thank someone who belongs in that picture, and thank yourself for staying in it.',
    ],
    opinion: true,
  },
  {
    hooks: [
      'There is a whole story behind one sentence: {statement}',
      'Behind this one line there is a lot of heart: {statement}',
    ],
    body: [
      'There is a story behind yours too.',
      'You do not owe it to anyone, but it could be the thing somebody needs to hear.',
      'Tell it when you are ready.',
      'I will be glad to listen.',
    ],
    more: [
      'People often see the sentence and miss what it took to get there. The evenings, the doubts, the tiny decisions to try once more. I would like us to get better at seeing that in each other, and at saying so while it can still help.',
      'Is there somebody around you whose effort you have noticed? Tell them today, in plain words, without waiting for the result. It takes a minute, and they may carry it with them for a very long time.',
    ],
  },
  {
    hooks: [
      'Let this be the loudest thing in my feed today: {statement}',
      'If we repeat anything today, let it be this: {statement}',
    ],
    body: [
      'We repeat our worries so easily.',
      'It is only fair to repeat something better.',
      'Say it once for yourself and once for someone who is tired.',
      'They may not answer, and it may still help.',
    ],
    more: [
      'Whatever we repeat becomes the path we walk on without thinking. So it is worth choosing a few good lines on purpose and saying them until they come by themselves, in the shower, in the traffic, in the minute before the door opens.',
      'Take this one if you like it, or write your own. Say it in the morning before the world starts talking. And when you catch yourself with one of the old, heavy sentences, smile at it, put it down, and pick up the better one again.',
    ],
    opinion: true,
  },
  {
    hooks: [
      '{Statement} Now your turn to say something out loud.',
      '{Statement} Onward, one honest step at a time.',
    ],
    body: [
      'Saying it makes it harder to forget.',
      'And it lets other people cheer, which they are better at than we expect.',
      'Give them the chance.',
      "You might be somebody's reason to speak up next.",
    ],
    more: [
      'There is such power in going first. You do not have to be the strongest person in the room. You only have to be the one who is willing to be seen a little early. Others will look around, take a breath and think, well, if that is allowed, then perhaps I can, too.',
      'So here is my wish for you today. Say one true thing to one real person. Let it be small and unpolished. And if someone says one to you, put everything else down and listen as if it mattered, because it does.',
    ],
  },
  {
    hooks: [
      'No waiting for the perfect moment: {statement}',
      'The right time is rarely announced, so: {statement}',
    ],
    body: [
      'Perfect moments are mostly seen in hindsight.',
      'The moment you have is a little messy and completely real.',
      'Use it for one thing that matters to you.',
      'You can tidy up afterwards.',
    ],
    more: [
      'If you look closely, almost nothing good ever started at the right time. There was a cold, a bill, a rainy week. People began with what they had on the table and found the rest along the way. You are allowed to begin like that, with a full sink and half an idea.',
      'Pick the thing that keeps coming back to you. Give it twenty minutes today, before you feel ready. You will not finish. You will simply have begun, and beginnings have a way of pulling the next hour toward them.',
    ],
  },
];
