import type { Angle } from '../voice.ts';

export const subject: readonly Angle[] = [
  {
    hooks: ['I would like to speak about {topic} with care.', 'A few careful words about {topic}.'],
    body: [
      'I do not have a clever line, and I do not think one is needed.',
      'There are people behind every word of this.',
      'So I will write slowly and listen longer than I talk.',
      'If this is part of your life, you are welcome here as you are.',
    ],
    more: [
      "It is easy to be quick online, and some subjects are not made for it. They ask us to put down the phone for a moment and picture somebody's kitchen, somebody's morning, somebody who will read this on a difficult day. I am trying to write for that person.",
    ],
  },
  {
    hooks: [
      'On {topic}, I would rather listen first.',
      'With {topic}, listening comes before having an opinion.',
    ],
    body: [
      'Those who live with it know more than those who talk about it.',
      'If you would like to share something, I will read it with attention.',
      'If you would rather not, that is completely all right.',
      'Being here quietly is a way of taking part.',
    ],
    more: [
      'Listening sounds simple and is hard to do. It means not comparing, not fixing, not hurrying someone toward a happier ending. It means believing people about their own lives. I do not always manage it, and I would like to get better at it, starting here.',
    ],
  },
  {
    hooks: [
      'What should people understand about {topic}?',
      'If you could explain one thing about {topic} to everyone, what would it be?',
    ],
    body: [
      'I am asking those who know it from the inside.',
      'One sentence is plenty.',
      'It may be the sentence somebody has been missing.',
      'I will leave this space to you.',
    ],
    more: [
      'So often the wrong people are asked. They have the time, the title and the microphone, and what they say is smooth. The ones who could tell us something true are busy living with it. If that is you, take as much room as you need, or as little.',
    ],
  },
  {
    hooks: [
      'Words matter when we talk about {topic}.',
      'Let us choose our words well when we speak about {topic}.',
    ],
    body: [
      'They can hold a door open or close it.',
      'Most hurtful sentences are said in passing, by people who mean no harm.',
      "A moment's thought is a small price.",
      'And if somebody tells us that a word hurts, we can simply use another.',
    ],
    more: [
      'I do not mean that we should be afraid of speaking. Silence can be lonely, too. I mean that we can ask before we assume, say "tell me if I get this wrong," and take the answer without defending ourselves. That is enough to begin almost any conversation.',
    ],
  },
  {
    hooks: [
      'Behind everything we say about {topic} there are people, and I would like to start with them.',
      'Before the arguments about {topic} come the people.',
    ],
    body: [
      'It is easy to forget that when a subject fills the news.',
      'Every one of them has a name and a favorite song.',
      'Keeping that in mind changes how I write.',
      'I hope that it changes how we answer each other, as well.',
    ],
    more: [
      'Headlines need to be short, and people never are. They are contradictory, funny, tired, stubborn, generous. If we could hold on to that for the length of one conversation, I think we would ask different questions, and we might understand more of what we hear.',
    ],
  },
  {
    hooks: [
      'If your life has been touched by {topic}, you are not alone.',
      'If you carry thoughts of {topic} with you, you do not have to carry them alone.',
    ],
    body: [
      'I cannot know what it is like for you.',
      'I can say that reaching out is allowed, on any day, at any hour.',
      'Somebody who cares about you would want to know.',
      'And if things get too heavy, please talk to someone who is trained to help.',
    ],
    more: [
      'It does not have to be a long talk. Saying that you are not doing well and asking somebody to stay on the phone is a whole conversation. Most of us are afraid of being a burden, and nearly all of us would want to be called. Let that be true for you as well.',
    ],
  },
  {
    hooks: [
      'Today I am thinking of everyone who cannot just scroll past {topic}.',
      'Many people cannot put {topic} aside when the day gets busy.',
    ],
    body: [
      'I try to remember that before I say anything.',
      'Respect begins with not explaining their own life to them.',
      'A question asked with real interest goes much further.',
      'And so does staying for the answer.',
    ],
    more: [
      'We can do something very ordinary: ask, listen, remember, and ask again next week. It is the second asking that shows we meant the first. None of it is dramatic. It is simply how people find out that they still belong.',
    ],
  },
  {
    hooks: [
      'Small acts of kindness matter when it comes to {topic}.',
      'What helps you or someone you love when it comes to {topic}?',
    ],
    body: [
      'I think of a meal at the door, a hand on the shoulder, a message that asks for nothing.',
      'We rarely know the right words, and being there counts for more.',
      'If something helped you, please share it.',
      'Somebody here may be looking for exactly that.',
    ],
    more: [
      'It is often the practical things. Someone takes the children for an hour, someone comes along to the appointment, someone remembers the date. They do not solve anything, and they make the day a little easier to stand in. We can all learn to do that for each other.',
    ],
  },
  {
    hooks: [
      'I am still learning about {topic}.',
      'There is a lot I do not know about {topic}, and I want to learn.',
    ],
    body: [
      'I will get things wrong, and I hope to be told so.',
      'Learning here means being corrected without sulking.',
      'If you have a book, a voice or a story that helped you understand, please send me there.',
      'I will start with that.',
    ],
    more: [
      'I would like to read those who speak from experience and not only about it. To notice where I have been repeating something I never checked. And to be patient with others who are at an earlier page, since somebody was patient with me.',
    ],
  },
  {
    hooks: [
      'When it comes to {topic}, I wish us all time and patience.',
      'There is no hurry when it comes to {topic}.',
    ],
    body: [
      'Not every feeling needs an answer.',
      'Not every question needs one today.',
      'We can sit with what is difficult and not look away.',
      'That, too, is a way of helping.',
    ],
    more: [
      'We like things to be resolved. We say "at least" and "look on the bright side," because it is hard to see someone hurt. But people do not need a bright side right away. They need somebody who stays when it is dark, and who does not keep asking when it will get light.',
    ],
  },
  {
    hooks: [
      'To everyone affected by {topic}: I see you.',
      'This is for those who know {topic} better than any post could tell.',
    ],
    body: [
      'I will not pretend to understand all of it.',
      'I only want to say that you matter, today and on the days when nobody asks.',
      'Take what is useful here and leave the rest.',
      'You owe nobody an explanation.',
    ],
    more: [
      'If there is someone like this in your life, perhaps let them know. It does not have to be perfect. "I was thinking of you" is perfect enough. You can write it now, before the day fills up again, and it may be what they hold on to tonight.',
    ],
  },
];
