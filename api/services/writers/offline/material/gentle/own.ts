import type { Angle } from '../voice.ts';

export const own: readonly Angle[] = [
  {
    hooks: [
      'I would like to say a few words about {topic}.',
      'There are a few things I want to say about {topic}.',
    ],
    body: [
      'They may not come out in the right order.',
      'I am writing anyway, because silence has become heavy.',
      'Thank you for reading slowly.',
      'You do not have to answer.',
    ],
    more: [
      'I do not know yet what I need, and I know that I do not want to hide it. If you have been through something like it, I would be glad to hear how you got through the ordinary days. If you have not, it helps to know that you are there.',
    ],
  },
  {
    hooks: [
      'It is not easy for me to talk about {topic}.',
      'Talking about {topic} takes something out of me, and I am doing it anyway.',
    ],
    body: [
      'I have put it off, and it did not get lighter.',
      'So here it is, without any big words.',
      'Please be gentle with it.',
      'And with yourselves, if it touches something in you.',
    ],
    more: [
      'Some of you will have noticed that I have been quiet. This is part of the reason. I am not looking for advice at the moment. A kind word, a memory, a heart at the end of a long day, all of that is welcome, and so is simply knowing about it.',
    ],
  },
  {
    hooks: ['Today my thoughts are on {topic}.', 'My thoughts keep returning to {topic}.'],
    body: [
      'I let them, it seems to be what they need.',
      'Some days are for doing and some are for remembering.',
      'This is one of the second kind.',
      'If you have such a day as well, I am with you.',
    ],
    more: [
      'It comes in waves. In between there is laundry, the post, somebody who asks whether the seat is free. Life goes on so politely around it. I wanted to stop for a moment and say that it is there, so that it does not have to stand outside all day.',
    ],
  },
  {
    hooks: [
      'I am still finding words for {topic}.',
      'The right words for {topic} have not come yet.',
    ],
    body: [
      'Perhaps they will never come, and that is all right.',
      'For now I have a few small ones.',
      'It is hard, and I am not alone with it.',
      'That is as much as I know today.',
    ],
    more: [
      'People are kind, and they ask how I am, and I often do not know what to say. So let me say it here, once, for everyone. There are better days and worse ones. I am glad about every message, even when I do not answer. Please keep asking.',
    ],
  },
  {
    hooks: [
      'Thank you to everyone who has been there for me through {topic}.',
      'I have not thanked you enough for being there through {topic}.',
    ],
    body: [
      'You brought soup, or jokes, or nothing but yourselves.',
      'I remember all of it.',
      'It made the days a little wider.',
      'I hope I can give it back some time.',
    ],
    more: [
      'You may think that it was not much. A short call, a lift to an appointment, a card with three words. From where I stood it was enormous. I would like you to know that, and to remember it the next time you wonder whether a small thing is worth doing.',
    ],
  },
  {
    hooks: [
      'I share {topic} with you because I do not want to pretend.',
      'I am done pretending about {topic}.',
    ],
    body: [
      'It costs more than it gives.',
      'So this is how it is at the moment.',
      'You do not have to fix anything.',
      'Staying is enough.',
    ],
    more: [
      'Pretending is a kind of politeness, and it keeps the people away who would gladly come closer. I would rather have them close. If this makes you uneasy, I understand, it makes me uneasy too. We can be uneasy together and talk about something else in between.',
    ],
  },
  {
    hooks: [
      'What helped you, if you know something like {topic}?',
      'If you have lived through something like {topic}, what carried you?',
    ],
    body: [
      'I am asking for the small things.',
      'A walk, a song, a sentence somebody said.',
      'I am collecting them for the harder days.',
      'Thank you for every one.',
    ],
    more: [
      'Please do not worry about whether it is profound. I have learned that a good blanket can do more than a good argument. Tell me what it was for you, and perhaps somebody else who is reading along will find exactly what they need, too.',
    ],
  },
  {
    hooks: [
      'Some days there is no room for anything but {topic}.',
      'There are days when {topic} can be heard in every room.',
    ],
    body: [
      'And there are days when I laugh and am surprised by it.',
      'Both are allowed.',
      'I tell myself that a lot.',
      'Perhaps you need to hear it as well.',
    ],
    more: [
      'Nobody tells you how mixed it all is. You can be sad and hungry and amused by a pigeon within the same minute. I used to think that feelings would queue up and wait for their turn. They do not. They all come in at once and sit wherever they like.',
    ],
  },
  {
    hooks: [
      'I will take my time with {topic}.',
      'No plan and no schedule for {topic}, only one day and then the next.',
    ],
    body: [
      'I do not have to be done with it by a certain date.',
      'Neither do you, with whatever you are carrying.',
      'If I seem slow at the moment, that is why.',
      'Thank you for waiting for me.',
    ],
    more: [
      'We measure so much. How long, how far, how well. There are things that cannot be measured, and they take as long as they take. I try to be as patient with myself as I would be with you. I do not always succeed, and I try again the next morning.',
    ],
  },
  {
    hooks: [
      'I am writing about {topic} for anyone who feels alone with something similar.',
      'If something like {topic} is part of your life too, you are not alone.',
    ],
    body: [
      'I cannot take it from you.',
      'I can tell you that there are more of us than it seems.',
      'We sit on trains and in meetings and look quite normal.',
      'You may wave.',
    ],
    more: [
      'It has helped me to find out who else was waving. It was not always the people I expected. So let this be a small wave from me. You can return it here, in a message, or only in your thoughts. And if it gets too heavy, please let somebody help you carry it.',
    ],
  },
];
