import type { Angle } from '../voice.ts';

export const statement: readonly Angle[] = [
  {
    hooks: [
      'I am saying this quietly, and I mean it: {statement}',
      'Quietly, and with care: {statement}',
    ],
    body: [
      'Some sentences do not need any decoration.',
      'Thank you for reading it slowly.',
      'If you know what this is like, you are not alone.',
      'You can write here, or simply stay a moment.',
    ],
    more: [
      'I thought about adding more, and then I left it. There are things that become smaller when they are explained. I would rather let them stand and trust that those who understand will understand.',
      'If it brings something up for you, please be gentle with yourself today. Talk to somebody who is kind. Do one thing that is good for you, however small. And if you have a kind word for someone else, this is a good day to say it.',
    ],
  },
  {
    hooks: [
      'I did not want to leave this unsaid: {statement}',
      'This should not go unsaid: {statement}',
    ],
    body: [
      'It is hard to find the right moment for such things.',
      'So I am not waiting for one.',
      'A few warm words would mean a lot.',
      'So would a quiet thought.',
    ],
    more: [
      'We often say nothing because we are afraid of saying the wrong thing. But silence can feel like nobody noticed. I would rather be clumsy and there than perfect and absent, and I think that most people feel the same when they are on the other side.',
      'So please do not worry about finding the right words. Say what is true for you. And if you would rather tell me in private, that is fine. I am grateful for every sign that somebody has read this with an open heart.',
    ],
  },
  {
    hooks: ['With a full heart: {statement}', 'My heart is with this sentence today: {statement}'],
    body: [
      'I will leave it there for now.',
      'Whoever wants to say something may do so, in their own time.',
      'Please be kind to each other in the comments.',
      'Somebody may be reading who needs it.',
    ],
    more: [
      'On days like this I am reminded how much we depend on one another. Not on big gestures, but on a hand, a message, somebody who makes tea and does not ask for anything. I hope that you have a person like that, and that you can be one for someone else.',
      'There is no need to react quickly. Come back tomorrow, or next week. What matters does not expire, and a kind word that comes late is still a kind word.',
    ],
  },
  {
    hooks: [
      'There is no easy way to write this: {statement}',
      'It is not easy to write, so I will keep it plain: {statement}',
    ],
    body: [
      'Thank you for being patient with me.',
      'I may not answer everyone, and I will read everything.',
      'If you have been through something like it, tell me what helped.',
      'Or tell me that it is all right not to know.',
    ],
    more: [
      'Plain words are the ones I trust at the moment. They do not promise anything and they do not hide anything. If you have some to give, I will take them. If you have none, I understand that as well, because I often have none myself.',
      'Please look after the people around you today. Ask a second time how they are. Give them time to answer. We never know who is only just holding on, and it takes so little to make the holding on a bit easier.',
    ],
  },
  {
    hooks: [
      'I would like these words to be met with respect: {statement}',
      'Please read this with respect: {statement}',
    ],
    body: [
      'There are real lives behind them.',
      'You may see it differently, and I will listen.',
      'I only ask that we do not forget whom we are talking about.',
      'Kindness does not cost us our opinions.',
    ],
    more: [
      'I believe that we can speak about difficult things without making them harder. It takes a bit more time. It takes reading the sentence once more before answering. It takes the willingness to say "I had not thought of that" when someone shows us something new.',
      'If you join in, thank you for doing it in that spirit. If you would rather step back, that is a good decision, too. Nobody has to discuss everything on every day, and you are allowed to protect your peace.',
    ],
    opinion: true,
  },
  {
    hooks: ['I trust you with this: {statement}', 'I am putting this into your hands: {statement}'],
    body: [
      'Please hold it gently.',
      'You do not have to do anything with it.',
      'Being heard is already a great deal.',
      'Thank you for that.',
    ],
    more: [
      'Trust is a strange thing to ask of strangers. And yet I have seen how careful people can be when they know that something matters. I would like to believe in that today, and in the many who read with their hearts and never press a button.',
      'If you are carrying something as well, I hope you find a place for it. It might be a friend, a notebook, a trained ear at the end of a phone line. You do not have to earn it by being at your worst. You may simply ask.',
    ],
  },
  {
    hooks: [
      'Today this is what I want to say: {statement}',
      'If I say only one thing today, it is this: {statement}',
    ],
    body: [
      'The rest can wait.',
      'I hope that it reaches the people it is meant for.',
      'If you are one of them, take good care of yourself.',
      'If you know one of them, perhaps call.',
    ],
    more: [
      'A day can be full of noise and hold only one thing that really counts. I would like to give that thing some room. No argument, no comparison with what others are going through. Just a bit of quiet around it, the way you lower your voice when someone is asleep.',
      'Thank you for being part of that quiet. It may not look like much from where you sit. From here it looks like people standing together, and that is a good thing to see at the end of a day like this.',
    ],
  },
  {
    hooks: ['Please take a moment for this: {statement}', 'Let us pause for a moment: {statement}'],
    body: [
      'No hurry and no reply needed.',
      'A moment of attention is a kind of respect.',
      'You may add a thought if you have one.',
      'You may also just nod and go on with your day.',
    ],
    more: [
      'We pass by so much. We have to, otherwise we could not live. But now and then it is good to stand still, look at one thing, and let it be as important as it is. It does not solve anything. It says that it has been seen.',
      'And afterwards, if you like, take that attention to somebody near you. Put the phone down while they talk. Ask what their day was really like. It is one of the few things that grow when we give them away.',
    ],
  },
  {
    hooks: ['Some things are better said simply: {statement}', 'No big words today: {statement}'],
    body: [
      'Big words tend to keep us at a distance.',
      'I would like to stay close.',
      'If it touches something in you, you are welcome to tell me.',
      'If not, thank you for stopping here.',
    ],
    more: [
      'Simple sentences leave room for what each of us brings along. You may read something else in it than I do, and that is all right. Nobody has to feel the same thing at the same time. We only have to leave each other the space to feel it.',
      'I will come back to your words later and read them without hurry. Until then, please be patient with yourselves and with me. There is no right way of doing this, and I am glad that we do not have to do it alone.',
    ],
  },
  {
    hooks: [
      'I share this with gratitude for everyone who cares: {statement}',
      'To everyone who cares, from my heart: {statement}',
    ],
    body: [
      'You make it easier to speak.',
      'I know that many of you do good without telling anyone.',
      'Let me thank you for it here.',
      'It matters more than you can see.',
    ],
    more: [
      'Caring can be tiring. It often means showing up when there is nothing to be done. If you have been that person for somebody, please rest as well, and let somebody make you a cup of tea. You are allowed to be held up, too.',
      'And if you are looking for a way to help, begin with the closest one. Ask what is needed and believe the answer. Do a little, and do it again next week. That is how most of the good in the world gets done, quietly and by people who would never call it that.',
    ],
  },
];
