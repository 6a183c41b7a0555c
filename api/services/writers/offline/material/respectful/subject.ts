import type { Angle } from '../voice.ts';

export const subject: readonly Angle[] = [
  {
    hooks: [
      'On {topic}, I would rather listen first.',
      'With {topic}, listening comes before having an opinion.',
    ],
    body: [
      'Those who know it from the inside are rarely the first to be asked.',
      'If that is you, I would be glad to read what you think.',
      'If it is not, stay and listen along.',
      'We can talk about our own views later.',
    ],
    more: [
      'Listening sounds simple and is hard to do. It means not comparing, not explaining, not waiting for a gap to put our own story into. It means believing people about their own lives. I do not always manage it, and I would like to get better at it, starting here.',
    ],
  },
  {
    hooks: [
      'What should more people understand about {topic}?',
      'If you could explain one thing about {topic} to everyone, what would it be?',
    ],
    body: [
      'I am asking those who speak from experience.',
      'One sentence is plenty.',
      'It may be the sentence somebody has been missing.',
      'I will leave this space to you.',
    ],
    more: [
      'So often the wrong people are asked. They have the time, the title and the microphone, and what they say is smooth. The ones who could tell us something new are busy doing other things. If that is you, take as much room as you need, or as little.',
    ],
  },
  {
    hooks: [
      'Words matter when we talk about {topic}.',
      'Let us choose our words well when we speak about {topic}.',
    ],
    body: [
      'They can hold a door open or close it.',
      'Many thoughtless sentences are said in passing, by people who mean no harm.',
      "A moment's thought is a small price.",
      'And if somebody tells us that a word is wrong, we can simply use another.',
    ],
    more: [
      'I do not mean that we should be afraid of speaking. I mean that we can ask before we assume, say "tell me if I get this wrong," and take the answer without defending ourselves. That is enough to begin almost any conversation, and to be invited to the next one.',
    ],
  },
  {
    hooks: [
      'Generalizing about {topic} is easy and gets us nowhere.',
      'Every sentence that begins with "all" is too short for {topic}.',
    ],
    body: [
      'One person is a story, and a hundred are a hundred stories.',
      'I try to ask which one I am hearing.',
      'It takes longer than a headline and it teaches me more.',
      'Tell me yours, and I will not turn it into a rule.',
    ],
    more: [
      'We like rules because they save time. You meet somebody, you think you know the type, and the rest of the conversation is spent confirming it. I have done this, and I have been on the other end. Neither felt good. A real question takes ten seconds more, and it is where respect begins.',
    ],
  },
  {
    hooks: [
      'Whose stories do we hear when we talk about {topic}?',
      'Who gets asked about {topic}, and who gets talked about?',
    ],
    body: [
      'It is worth looking at who holds the microphone.',
      'Not to take it away, only to pass it on from time to time.',
      'Whose voice would you like to hear more of?',
      'Leave a name, a book, a link.',
    ],
    more: [
      'Recommendations are a simple way of changing a conversation. They cost nothing, they travel well, and they send attention where it has been missing. I will start with the first few names that come in here, and I would be glad if others did the same.',
    ],
  },
  {
    hooks: [
      'There is a lot I do not know about {topic}, and I want to learn.',
      'I am still learning about {topic}.',
    ],
    body: [
      'I will get things wrong, and I hope to be told so.',
      'Learning here means being corrected without sulking.',
      'If a book, a talk or a conversation has opened your eyes, please tell me.',
      'I will begin with that.',
    ],
    more: [
      'I would like to read those who speak from experience and not only those who write about it. To notice where I have been repeating something that I never checked. And to be patient with others who are at an earlier page, since somebody was patient with me.',
    ],
  },
  {
    hooks: [
      'The arguments about {topic} are loud, and the people are somewhere behind them.',
      'Behind every headline about {topic} there are people.',
    ],
    body: [
      'It is easy to forget that when a subject fills the news.',
      'Everyone has a name, a sense of humor and a favorite song.',
      'Keeping that in mind changes how I write.',
      'I hope that it changes how we answer each other, as well.',
    ],
    more: [
      'Headlines need to be short, and people never are. They are contradictory, funny, tired, stubborn, generous. If we could hold on to that for the length of one conversation, I think we would ask different questions, and we might understand more of what we hear.',
    ],
  },
  {
    hooks: [
      'Let us be fair when we talk about {topic}.',
      'Fairness is a good place to start with {topic}.',
    ],
    body: [
      'Would I say the same about my own family?',
      'Would I accept the same evidence if it pointed at me?',
      'Two questions, and half of my quick opinions do not survive them.',
      'The other half become more careful.',
    ],
    more: [
      'Fairness is not the same as having no opinion. It means that I apply one measure and not two. It means that I look for what speaks against my view with the same energy as for what supports it. It is more work, and it is the only kind of opinion I would want others to have of me.',
    ],
  },
  {
    hooks: [
      'Name somebody I should know when it comes to {topic}.',
      'Who has taught you something about {topic}?',
    ],
    body: [
      'Famous or not, near or far.',
      'I would like to hear about the person and what you learned.',
      'Credit is something we can give away all day and never run out of.',
      'I am looking forward to the names.',
    ],
    more: [
      'We tend to remember the ideas and to forget who gave them to us. Let us turn it around for once. Tell us who it was, where we can find their work, and which sentence of theirs has stayed with you. And if you can, tell them, too. It may be the best message of their week.',
    ],
  },
  {
    hooks: [
      'Respect is the least we can bring to a conversation about {topic}.',
      'A respectful conversation about {topic} is possible. Let us have one.',
    ],
    body: [
      'You can ask anything if you are ready to hear the answer.',
      'You can disagree with a view and honor the person.',
      'You can leave when it gets too much.',
      'That is all the rules I would suggest.',
    ],
    more: [
      'I have seen such conversations, so I know that they exist. They are slower. People say "let me think" and then they do. Somebody tells a story, somebody else says that it was different for them, and nobody tries to win. You go home with more questions, and with a better feeling about the people who asked them.',
    ],
  },
  {
    hooks: [
      'What does a good ally do when it comes to {topic}?',
      'What would real support look like when it comes to {topic}?',
    ],
    body: [
      'I do not want to guess, so I am asking.',
      'Is it speaking up, stepping back, or something quite practical?',
      'The answers will differ, and that is useful to know.',
      'Thank you for each of them.',
    ],
    more: [
      'Support that was never asked for can be a burden of its own. It makes the helper feel good and leaves the other person with a polite smile. So I would rather ask first and do the small thing that is needed. It is less visible, and it has a far better chance of being useful to someone.',
    ],
  },
];
