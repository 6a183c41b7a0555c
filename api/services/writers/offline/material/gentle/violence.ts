import type { Angle } from '../voice.ts';

/** About what people do to people: nothing here thanks it, learns from it or sits down with it. */
export const violence: readonly Angle[] = [
  {
    hooks: ['I would like to speak about {topic} with care.', 'A few careful words about {topic}.'],
    body: [
      'I do not have a clever line, and I do not think one is needed.',
      'There are people behind every word of this.',
      'So I will write slowly and say little.',
      'If it is close to you, you do not have to read on.',
    ],
    more: [
      "It is easy to be quick online, and some subjects are not made for it. They ask us to put down the phone for a moment and picture somebody's kitchen, somebody's morning, somebody who will read this on a difficult day. I am trying to write for that person.",
    ],
  },
  {
    hooks: [
      'If your life has been touched by {topic}, you are not alone.',
      'Anyone whose life has been touched by {topic}: you are not alone.',
    ],
    body: [
      'I cannot know what it is like for you.',
      'I can say that asking for help is allowed, on any day, at any hour.',
      'Somebody who cares about you would want to know.',
      'And there are people who are trained to listen.',
    ],
    more: [
      'You decide what you tell, to whom and when. It does not have to be a long talk. Saying that you are not doing well and asking somebody to stay on the phone is a whole conversation. Most of us are afraid of being a burden, and nearly all of us would want to be called.',
    ],
  },
  {
    hooks: [
      'My thoughts are with everyone who has been hurt by {topic}.',
      'Today I am thinking of everyone who has been harmed by {topic}.',
    ],
    body: [
      'And of those who sit next to them.',
      'No sentence makes it right.',
      'A sentence can say that nobody has been forgotten.',
      'That is what this one is for.',
    ],
    more: [
      'After the first days the attention moves on, and the people stay where they are. Perhaps we can be the ones who ask again in a month, and again in a year. It does not take great words. It takes a note in the calendar and the courage to call.',
    ],
  },
  {
    hooks: [
      'Words matter when we talk about {topic}.',
      'Let us choose our words well when we speak about {topic}.',
    ],
    body: [
      'Somebody may be reading who was there.',
      'So no rumors, no pictures, no jokes.',
      'What is not certain can wait.',
      'Compassion does not have to.',
    ],
    more: [
      'Before I share anything, I try to ask three questions. Is it known to be true? Does it help anybody? Would I send it to a person who has lost someone? When one of the answers is no, I leave it. Nothing is lost by one post less.',
    ],
  },
  {
    hooks: [
      'Before the arguments about {topic} come the people.',
      'There will be arguments about {topic}. First there are the people.',
    ],
    body: [
      'It is easy to forget that when a subject fills the news.',
      'Every one of them has a name and a favorite song.',
      'Keeping that in mind changes how I write.',
      'I hope that it changes how we answer each other, as well.',
    ],
    more: [
      'Headlines need to be short, and people never are. If we could hold on to that for the length of one conversation, I think we would ask different questions, and we might be slower to use what happened to somebody as proof of what we thought before.',
    ],
  },
  {
    hooks: [
      'I do not want to read about {topic} and simply scroll on.',
      'Let us not read about {topic} and simply scroll on.',
    ],
    body: [
      'News that comes every day begins to sound like weather.',
      'It is not weather.',
      'I want to go on being shaken by it.',
      'And to do the small thing that I can do.',
    ],
    more: [
      'The small thing may be listening to somebody, or giving to people who help on the spot, or speaking up in a room where it is easier to be quiet. None of it is enough. All of it is better than shrugging, and it keeps us from becoming people who no longer feel anything.',
    ],
  },
  {
    hooks: [
      'There are no simple sentences about {topic}.',
      'I have no simple sentence about {topic}.',
    ],
    body: [
      'I distrust the quick ones.',
      'Grief and anger both have a place here.',
      'Hatred does not bring anyone back.',
      'Let us look after each other instead.',
    ],
    more: [
      'Looking after each other is less than an answer, and it is something we can begin today. We can ask a second time how somebody is. We can leave out the clever remark. We can let people be silent without filling the silence for them.',
    ],
  },
  {
    hooks: [
      'Those who have been hurt by {topic} should be heard before anyone else.',
      'When we talk about {topic}, let us first listen to those it has hurt.',
    ],
    body: [
      'If they would like to speak.',
      'If they would rather not, that deserves the same respect.',
      'Believing somebody is a good beginning.',
      'The rest of us can hold back for a while.',
    ],
    more: [
      'Holding back is harder than it sounds. It means not explaining from the outside, not comparing, not asking for details out of curiosity. Nobody owes us their story. If they give it to us, we should carry it as carefully as anything we have ever been handed.',
    ],
  },
  {
    hooks: [
      'Thank you to everyone who stands by people hurt by {topic}.',
      'I am grateful to all who help those hurt by {topic}.',
    ],
    body: [
      'Neighbors, nurses, volunteers, friends who stay.',
      'You rarely make the news.',
      'Somebody sleeps a little better because of you.',
      'Please let others look after you as well.',
    ],
    more: [
      'Helping is tiring, and the ones who do it tend to be the last to say so. If you know somebody like that, bring them a meal, take over an hour, or just ask how they are and wait for the answer. They may need it more than they would ever let you see.',
    ],
  },
  {
    hooks: [
      'What would you want people to remember when they talk about {topic}?',
      'Which words do you wish people would leave out when they talk about {topic}?',
    ],
    body: [
      'I am asking so that I can do better.',
      'One sentence is plenty.',
      'You do not have to say how you know.',
      'Please be kind to each other below.',
    ],
    more: [
      'Most of the harm in conversations is done in passing, by people who mean none. A word that is too light, a question that is too curious, a comparison that helps nobody. It can be learned, like anything else, if somebody is patient enough to tell us.',
    ],
  },
  {
    hooks: [
      'A quiet moment for everyone affected by {topic}.',
      'To everyone affected by {topic}: you matter.',
    ],
    body: [
      'Today, and on the days when nobody asks.',
      'I will not pretend to understand all of it.',
      'You owe nobody an explanation.',
      'Take care of yourself in whatever way you can.',
    ],
    more: [
      'If there is someone like this in your life, perhaps let them know that you are there. "I was thinking of you" is enough. You can write it now, before the day fills up again, and it may be what they hold on to tonight.',
    ],
  },
];
