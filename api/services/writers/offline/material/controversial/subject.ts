import type { Angle } from '../voice.ts';

export const subject: readonly Angle[] = [
  {
    hooks: [
      'We have enough takes on {topic}. What we lack is patience.',
      'Unpopular opinion: fewer people should have an opinion on {topic} by noon.',
      'The first hot take on {topic} is nearly always the worst one.',
    ],
    body: [
      'Speed rewards the people who thought least.',
      'By the time the careful ones have written a paragraph, the crowd has moved on.',
      'Then we complain that the debate is shallow.',
      'We made it shallow, one instant verdict at a time.',
      'Wait a day before you post about it, and see how much of your outrage survives.',
      'I would bet on half.',
    ],
    more: [
      'I know the counterargument: somebody has to speak up early. Fine. Then say "this is early" and say what would make you retract it. Hardly anyone does, because a retraction travels nowhere. So we get a thousand first impressions of {topic} and almost no second thoughts, and then we wonder why nobody learns anything.',
    ],
  },
  {
    hooks: [
      'Certainty about {topic} is overrated.',
      'I trust people less when they are completely sure about {topic}.',
      'If you have never doubted your view of {topic}, you are repeating it.',
    ],
    body: [
      'Doubt is the entry fee for a serious opinion.',
      'Loud certainty wins rooms, gets invited back and is seldom asked to show its work.',
      'We should stop clapping for it.',
      'Ask "how would you know if you were wrong," and enjoy the silence.',
      'Anyone with a real answer has earned your attention.',
    ],
    more: [
      'The usual objection is that doubt makes you weak. I think it makes you expensive to fool. A person who has doubted knows where the floor creaks. A person who never has will walk across {topic} with great confidence until something gives way, and will then blame the floor.',
    ],
  },
  {
    hooks: [
      'If your view of {topic} fits on a mug, it is a slogan.',
      'Slogans about {topic} are how we avoid thinking about {topic}.',
      'Please retire your favorite slogan about {topic}.',
    ],
    body: [
      'Slogans feel like thinking and cost nothing.',
      'They exist to tell us who is on which team.',
      'The moment somebody asks what it means in practice, the slogan has no second sentence.',
      'Give me a clumsy paragraph with an actual idea in it.',
      'I will take clumsy over catchy every time.',
    ],
    more: [
      'Try it on yourself. Take the sentence about {topic} you would be proudest to wear on a shirt and ask what it forbids. If it forbids nothing, it says nothing. A real position always annoys somebody, and sometimes that somebody should be you.',
    ],
  },
  {
    hooks: [
      'Staying neutral on {topic} is a choice too.',
      '"I see both sides of {topic}" is often a way of leaving the table.',
      'Fence-sitting about {topic} has become a personality.',
    ],
    body: [
      'Own it or leave the fence.',
      'Seeing both sides is step one, and a lot of us stop there and call it wisdom.',
      'Balance is valuable when you have weighed something.',
      'Before that it is plain politeness.',
      'Say where you stand, say how sure you are, and let people argue with you.',
    ],
    more: [
      'I am not asking anybody to pick a team. Teams are the problem. I am asking you to finish a thought about {topic} all the way to the part where it costs you something. You may land in the middle after that. You will just have got there on foot, and you will be able to tell us about the road.',
    ],
  },
  {
    hooks: [
      'I would ban the word "obviously" from every debate about {topic}.',
      'Anyone who says "obviously" about {topic} is hiding the hard part.',
      'Nothing about {topic} is obvious, and pretending otherwise is lazy.',
    ],
    body: [
      '"Obviously" means "please do not ask."',
      'It shames beginners and protects weak arguments.',
      'If something really is clear, you can show it in two sentences.',
      'If you cannot, it was never obvious, it was only familiar.',
      'Strike the word and watch who runs out of things to say.',
    ],
    more: [
      'People say the word is harmless. Then leave it out for a week. Whenever it wants to come out, you will have to give a reason instead, and you will notice how often there is none at hand. It is an unpleasant week. I recommend it to everyone with strong feelings about {topic}, and to myself first of all.',
    ],
  },
  {
    hooks: [
      'A lot of advice on {topic} is autobiography with a headline.',
      'Most advice about {topic} says more about the adviser.',
      'Be careful with anyone who sells a single answer to {topic}.',
    ],
    body: [
      '"It worked for me" is a diary entry.',
      'It leaves out the luck, the timing and the people who helped.',
      'I do not blame anyone for telling their story.',
      'I do blame us for treating it as a manual.',
      'Ask what would have to be the same about your life, then decide.',
    ],
    more: [
      'I will go further: the more certain the promise, the less it has to do with you. Nobody who wants to help begins with the answer. They begin with a question about your situation, and they are quiet while you reply. Keep that in mind the next time somebody explains {topic} to you within the first minute.',
    ],
    things: true,
  },
  {
    hooks: [
      '"It depends" is a cowardly answer to a question about {topic}.',
      'Stop saying "it depends" when somebody asks about {topic}.',
      'You asked about {topic} and got "it depends." You deserve better.',
    ],
    body: [
      'Everything depends, that is not information.',
      'On what, how strongly, and which way would you lean today?',
      'People who know their subject can answer that in a breath.',
      'The rest of us use nuance as a curtain.',
      'Give a straight answer and change it later, nobody gets hurt.',
    ],
    more: [
      'Of course some questions are hard. That is precisely when we need somebody to go first and say "here is where I lean, and here is why." Anyone can criticize a position. It takes some nerve to offer one on {topic} that can be criticized. I have more time for the second kind of person, even when they turn out to be mistaken.',
    ],
  },
  {
    hooks: [
      'Beginners ask better questions about {topic} than insiders do.',
      'Insiders should talk less about {topic} and listen to newcomers more.',
      'On {topic}, I would rather hear from a curious beginner than a bored expert.',
    ],
    body: [
      'Insiders protect what they have learned.',
      'A beginner has nothing to protect and asks why it has to be this way.',
      'That question gets laughed at in nearly every field.',
      'It should be framed and hung above the door.',
      'If a simple question annoys you, it has probably found something.',
    ],
    more: [
      'I can hear the insiders sigh. Yes, some simple questions are simply uninformed. But an expert who cannot explain to a newcomer why the question does not apply has stopped understanding the answer. Knowledge of {topic} that only works among the initiated is a secret handshake with extra steps.',
    ],
    things: true,
  },
  {
    hooks: [
      'Consensus about {topic} makes me nervous.',
      'When everybody agrees on {topic}, somebody has stopped thinking.',
      'Too much agreement on {topic} is a warning sign.',
    ],
    body: [
      'Agreement is comfortable, and comfort is a poor guide.',
      'Groups punish the person who asks one question too many.',
      'So the doubts go quiet, and quiet gets counted as a yes.',
      'Every table needs somebody who is allowed to be annoying.',
      'If nobody is, volunteer.',
    ],
    more: [
      'Somebody will say that consensus is how things get done. True, and it is also how mistakes get done, quickly and with everyone on board. I would rather lose a week to an honest quarrel about {topic} than spend a year politely walking in the wrong direction. Quarrels can be ended. Momentum is much harder to argue with.',
    ],
  },
  {
    hooks: [
      'Stop outsourcing your opinion on {topic}.',
      'You do not need permission to have your own view of {topic}.',
      'Borrowed opinions on {topic} are easy to spot.',
    ],
    body: [
      'Your feed is not your brain.',
      'We pick up views the way we pick up songs, by hearing them nine times.',
      'Then we defend them as if we had built them.',
      'Try writing yours from scratch, no links, no quotes.',
      'If the page stays empty, at least you know whose opinion it was.',
    ],
    more: [
      'And no, "I read a lot of different voices" is not a defense. You can eat at a buffet every night and never learn to cook. At some point you have to close the tab, look at what you have actually seen of {topic}, and commit to a sentence. It will be less elegant than the ones you share. It will be yours.',
    ],
  },
  {
    hooks: [
      'Complexity is a great hiding place in any talk about {topic}.',
      'If you cannot say it simply, stop lecturing people about {topic}.',
      'Jargon has done more harm to {topic} than ignorance.',
    ],
    body: [
      'Hard words keep people out, that is often their job.',
      'Real depth survives a plain sentence.',
      'What does not survive is the impression of depth.',
      'I would rather read something simple and be able to disagree.',
      'You cannot argue with fog, which is exactly why some people produce it.',
    ],
    more: [
      'The defenders of difficult language say that precision demands it. Sometimes it does, and those people can translate when asked. The others get irritated. That irritation is the most reliable sign I know of that somebody is guarding a position in the debate on {topic}, and has very little interest in having you join it.',
    ],
    things: true,
  },
  {
    hooks: [
      'Good intentions are not an argument about {topic}.',
      'In the debate on {topic}, meaning well counts for too much.',
      'Meaning well is the weakest defense in any talk about {topic}.',
    ],
    body: [
      'Everybody means well, including the people you disagree with.',
      'Judge a position by what happens when people follow it.',
      'That is less flattering and far more honest.',
      'It also lets you criticize your own side, which is overdue on every side.',
      'Start there, it hurts in a useful way.',
    ],
    more: [
      'I find this test brutal in the best way. Take what you want people to do about {topic} and picture them doing it, badly, on a busy day, with half the patience you have. Is the result still good? If your idea only works with ideal people, it is a compliment to yourself and no use to anyone else.',
    ],
  },
  {
    hooks: [
      'Changing your mind about {topic} should be applauded.',
      'We punish people for changing their minds about {topic}, and it shows.',
      'I want to hear "I was wrong about {topic}" more often.',
    ],
    body: [
      'Consistency is a virtue in clocks.',
      'In people it can mean that nothing new got in.',
      'We dig up old posts as if growth were a crime.',
      'No wonder everyone sticks to the first thing they ever said.',
      'If you have changed your mind this year, say it in public and take the applause.',
    ],
    more: [
      'The objection is that people who change their minds cannot be trusted. I see it the other way around. If somebody has told me once that they were wrong about {topic}, I believe them the next time they say they are right. With everyone else I have no idea whether I am hearing a conviction or a habit.',
    ],
  },
];
