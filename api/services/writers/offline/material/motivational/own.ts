import type { Angle } from '../voice.ts';

export const own: readonly Angle[] = [
  {
    hooks: [
      'I am proud to talk about {topic} today.',
      'Today I am letting myself be proud of {topic}.',
    ],
    body: [
      'Pride can be quiet and still be real.',
      'You are allowed to feel it before everything is perfect.',
      'What would you like to be proud of this week?',
      'Say it out loud, I would love to hear it.',
    ],
    more: [
      'We learn early to keep our heads down. To wait until somebody else says it is good. But joy that has to wait for permission often gets tired on the way. So let yourself have some now, in the middle of it, with all the loose ends showing.',
      'And when somebody tells you about something of theirs, make room for it. Ask a second question. Let them see that you are happy with them. It costs nothing, and it can be the reason they keep going.',
    ],
  },
  {
    hooks: [
      'It takes heart to talk about {topic}, so here I am.',
      'Here is {topic}, shared with an open heart.',
    ],
    body: [
      'It is easier to keep such things to yourself.',
      'It is also lonelier.',
      'Whatever you are keeping, there may be somebody who needs to see it.',
      'Let this be your invitation.',
    ],
    more: [
      'Being seen is a strange kind of brave. Nothing moves, nobody cheers, and still your heart beats as if you were about to jump. And then someone says "me too," and you notice that the ground was there the whole time.',
      'If you have something that you would like to show, start with one person who is kind. You do not owe the world the finished version. Let it be met while it is still growing. Most living things do better with a little light.',
    ],
  },
  {
    hooks: [
      'Every step of {topic} begins with showing up.',
      'Showing up for {topic}, one ordinary day at a time.',
    ],
    body: [
      'Some days with energy, some days with only a coat and good intentions.',
      'Both kinds of days count.',
      'You do not have to feel strong in order to take part.',
      'You only have to come back.',
    ],
    more: [
      'I like the people who come back. They are late sometimes, they forget things, they have a bad week and say so. But there they are again, with a bit of hope in their pockets. You can build nearly anything with people like that, and you can be one of them.',
      'So if you have been away from something you love, this is your door. Nobody is going to ask where you were. Take off your coat, sit down, and begin with whatever is closest to your hand.',
    ],
  },
  {
    hooks: ['There is a lot of hope in {topic}.', 'Behind {topic} there is a simple hope.'],
    body: [
      'Hope likes company.',
      'It grows when somebody else believes in it for a moment, too.',
      'So tell me what you are hoping for these days.',
      'I will believe in it with you for the length of a comment.',
    ],
    more: [
      'People sometimes speak of hope as if it were naive. I think it is the most practical thing we have. It gets you out of bed, it makes you call, it puts one more plate on the table. The doubts can come along, they just do not get to drive.',
      'Choose one small thing today that only makes sense if it all goes well. Plant it, write it, say it. And on the day when you cannot hope for yourself, borrow some from a friend. That is what we are here for.',
    ],
  },
  {
    hooks: [
      'Thank you to everyone who cares about {topic}.',
      'If you have ever cheered for {topic}, this is for you.',
    ],
    body: [
      'Nobody carries things like this alone.',
      'A kind word in the right week can hold up a whole roof.',
      'Who has been holding up yours?',
      'Go and tell them while you are thinking of it.',
    ],
    more: [
      'We remember the big gestures, but I think we live on the small ones. Somebody asks how it went. Somebody saves you a seat. Somebody says "I knew you could" when you did not know it at all. You may have been that somebody without ever finding out.',
      'So let this be a round of thanks in all directions. Write one name below, or send one message. It does not have to be eloquent. "I am glad that you exist" has never yet been the wrong thing to say.',
    ],
  },
  {
    hooks: [
      'I am still learning with {topic}, and I am glad about it.',
      'What I wish for {topic}: patience, and good people around.',
    ],
    body: [
      'There is freedom in not having to be finished.',
      'You can ask, you can try, you can laugh about the first attempt.',
      'Growing is messy when you look at it closely.',
      'From a bit further away, it looks a lot like courage.',
    ],
    more: [
      'Be patient with the middle. It has none of the sparkle of the beginning and none of the relief of the end. It is just days. But it is in the middle that you find out what you love enough to keep doing without being asked.',
      'If you are there right now, I see you. Drink something warm. Look at what you have learned since the start. And then do the next little thing, with as much kindness toward yourself as you can find.',
    ],
  },
  {
    hooks: [
      'This is me, choosing {topic} once more.',
      'Choosing {topic} again today, with both hands.',
    ],
    body: [
      'We talk so much about beginnings and so little about choosing again.',
      'But that is where devotion lives.',
      'What are you choosing again today?',
      'Let it be your answer to a hard week.',
    ],
    more: [
      'Choosing again means that you know what it costs. You have seen the rainy side of it. You have had the conversation in which somebody asked whether it is worth it, and you went home and thought about it. And then you tied your shoes.',
      'There is no medal for that, and perhaps there should be. So take a moment, put your hand on your own shoulder, and say it like you mean it: I am still here. Then carry on, a little straighter than before.',
    ],
  },
  {
    hooks: [
      'You may wonder why I care so much about {topic}.',
      'My feelings about {topic} in one word: heart.',
    ],
    body: [
      'I could give a long answer.',
      'The short one is that it makes me want to try.',
      'Find the thing that does that for you and stay close to it.',
      'Even ten minutes a day is close.',
    ],
    more: [
      'It does not have to be grand. For some it is a garden box, for others a page, a kitchen, a team, a child. You can recognize it by how time behaves around it. An hour feels like a breath, and you come out of it with more than you brought.',
      'Guard a little place for that in your week. Put it in the calendar in pen. The world is good at filling empty spaces, and it will not leave this one for you unless you ask. So ask, kindly and firmly, and then go and enjoy it.',
    ],
  },
  {
    hooks: [
      'Let {topic} be a reminder that small things grow.',
      'A little reminder, signed by {topic}: small things grow.',
    ],
    body: [
      'You cannot see it by watching.',
      'You can only look away, look after it, and be surprised.',
      'Which small thing are you looking after?',
      'I hope somebody notices it soon.',
    ],
    more: [
      'We live in a hurry, and growing refuses to hurry. It has its own hours. It uses the rain as well as the sun. On some days the most helpful thing you can do is to leave it alone and get some sleep, and trust that the night is working too.',
      'If you feel that you are standing still, look for the roots. Look at what you now know, at who calls you, at what no longer frightens you. There is more of you than there was. One of these mornings it will show.',
    ],
  },
  {
    hooks: [
      'If {topic} can encourage just one person, I am happy.',
      'Let me share {topic} with the one person who needs it.',
    ],
    body: [
      'Maybe that person is you.',
      'Maybe you know right away who it is.',
      'Pass it on without waiting for a better moment.',
      'Encouragement keeps badly in a drawer.',
    ],
    more: [
      'I no longer believe that we have to reach many people. One is a whole world. One person who gets up a little easier, who tries again, who calls her sister. You rarely hear about it. It happens anyway, in kitchens and on late trains.',
      'So think small today, and warm. Say the good thing to the person in front of you. If it feels clumsy, it is probably sincere. And if somebody says it to you, do not wave it away. Let it in, it was meant for you.',
    ],
  },
  {
    hooks: [
      'I gave {topic} a place in my life, and you can do the same for what you love.',
      'Make room for what you love. For me that means {topic}.',
    ],
    body: [
      'It starts with one evening a week.',
      'Nobody will give you that evening, you have to take it gently.',
      'Say no to something that drains you.',
      'Then sit down with what fills you up again.',
    ],
    more: [
      'The room does not have to be large. A corner of the table will do, a walk, an hour with the door closed. What matters is that it is yours, and that the people around you know that it is. You will be surprised how many of them have been wanting such a corner, too.',
      'And please do not wait until you have earned it. You do not have to be done with everything first. What you love is not the dessert. It is part of the meal, it keeps you going, and it makes you better company for everyone at the table.',
    ],
  },
];
