import type { Angle } from '../voice.ts';

export const question: readonly Angle[] = [
  {
    hooks: ['Everyone dodges this one: {question}', 'A question people love to dodge: {question}'],
    body: [
      'Watch how fast the subject changes.',
      'A straight answer means somebody can disagree with you.',
      'That is exactly why it is worth giving.',
      'No preamble, no "great question," your answer first.',
    ],
    more: [
      'The dodge has many forms. Some people ask what you mean by each word until the evening is over. Some tell a story about a friend. Some praise the question as if that were an answer. I have used all three. So I say this as a fellow offender: answer it badly, answer it briefly, but answer it, and then we can start talking.',
    ],
  },
  {
    hooks: [
      'Pick a side before you read the comments: {question}',
      'Decide first, scroll second: {question}',
    ],
    body: [
      'Your own mind, while you still have it to yourself.',
      'Once you have seen what others wrote, you are voting with the room.',
      'I think most of us hold about three opinions of our own.',
      'Let this be one of yours.',
    ],
    more: [
      'It is a strange habit, looking up what everyone else thinks before we allow ourselves a thought. We call it being informed. In truth it is closer to checking what people are wearing before we get dressed. Get dressed on your own for once. If you turn out to be the only one in yellow, I would like to know how it feels.',
    ],
  },
  {
    hooks: [
      'The polite answer is boring, give me yours: {question}',
      'Skip the diplomatic version: {question}',
    ],
    body: [
      'Diplomacy is for people who have to sign something.',
      'We only have to be honest.',
      'A strong answer can be corrected, a weak one just evaporates.',
      'I would rather correct you, or be corrected.',
    ],
    more: [
      'I have nothing against manners. I have something against manners as a hiding place. You can be warm to a person and perfectly clear about what you think, and the best conversations I can imagine are exactly that. The ones where everybody nods and goes home unchanged are a waste of good chairs.',
    ],
  },
  {
    hooks: [
      'I suspect we already know the answer and dislike it: {question}',
      'The uncomfortable answer is usually the interesting one: {question}',
    ],
    body: [
      'We keep asking because asking is easier than acting on it.',
      'At some point a question turns into an excuse.',
      'Say the uncomfortable version out loud, just once.',
      'It may turn out to be less dangerous than the silence.',
    ],
    more: [
      'There is a test for this. Ask yourself which answer you hope is wrong. Then ask what you would have to do tomorrow if it were right. Whoever flinches at the second question has found the real reason why the first one is still open. I flinched too, for the record. That is why I am posting it.',
    ],
  },
  {
    hooks: [
      'Stop asking experts, start asking each other: {question}',
      'No credentials needed for this one: {question}',
    ],
    body: [
      'Titles end conversations that should continue.',
      'A good argument does not care who made it.',
      'Bring a reason and leave the résumé at home.',
      'I will read the argument before the profile, I promise to try.',
    ],
    more: [
      'This is not contempt for knowledge. I want people who know things to be in the room, and I want them to argue like everyone else, with reasons the rest of us can follow. What I cannot stand is a title used as a full stop. If you really know, you can afford to be asked why, and then why again.',
    ],
  },
  {
    hooks: [
      'Your answer will annoy somebody, post it anyway: {question}',
      'There is no answer to this that pleases everyone: {question}',
    ],
    body: [
      'Pleasing everyone is a way of saying nothing.',
      'Choose whom you are willing to annoy.',
      'Then be fair to them: state their case before you knock it down.',
      'That is rarer than courage and worth more.',
    ],
    more: [
      'Nobody tells you how freeing it is to disappoint people on purpose. Once you have accepted that some will shake their heads, you can finally concentrate on being accurate. You can even be kind, since you no longer need anything from them. Try it here, in a small dose, and see who shakes their head. It may not be the ones you feared.',
    ],
  },
  {
    hooks: [
      'We have been asking this the wrong way around: {question}',
      'I think the question is loaded, and I am asking it anyway: {question}',
    ],
    body: [
      'Every question smuggles in an assumption.',
      'Find the one in here before you answer.',
      'People who argue about answers and never about questions are easy to lead.',
      'Do not be easy to lead.',
    ],
    more: [
      'Take the question apart before you take a side. Who would ask it like this, and what do they hope to hear? Which answers does the wording rule out? If you find that it has been rigged, say so, and then answer the honest version of it. Complaining about the wording and stopping there is only another way of ducking.',
    ],
  },
  {
    hooks: [
      'One honest sentence, no hedging: {question}',
      'Hedging is banned for the next five minutes: {question}',
    ],
    body: [
      'No "perhaps," no "on the other hand."',
      'You have one hand today, use it.',
      'Hedges make us feel safe and sound like everybody else.',
      'Be wrong in your own words for once.',
    ],
    more: [
      'I am aware of the irony: hedges exist for good reasons. The world is untidy, and a careful person leaves room for what they do not know. But there is care, and there is camouflage, and you can hear which is which. Care says what it is unsure about. Camouflage is unsure about everything, especially about being quoted.',
    ],
  },
  {
    hooks: [
      'If your answer is "it depends," finish the sentence: {question}',
      '"It depends" will not be accepted here: {question}',
    ],
    body: [
      'Depends on what?',
      'Name the condition and you have said something.',
      'Leave it out and you have only cleared your throat in public.',
      'I am happy to be shown a better third option.',
    ],
    more: [
      'The people I learn from do this naturally. They say, "if it is your own money, yes, if it is somebody else\'s, no." They say, "below a certain size I would, above it I would not." You can fight with that. You can draw a line on a napkin and move it. A bare "it depends" gives you nothing to move and nobody to fight with.',
    ],
  },
  {
    hooks: [
      '{Question} My answer would start an argument, so you first.',
      '{Question} Strong answers only.',
    ],
    body: [
      'A good argument is a compliment.',
      'You only argue with people you take seriously.',
      'Ignoring each other politely is the real insult.',
      'So, seriously: what do you say?',
    ],
    more: [
      'I will of course answer as well, once a few of you have gone first. I know my own arguments, they bore me. I would like to be surprised by one that I cannot immediately put in a drawer. If you have such an argument, leave out the introduction, leave out the apology, and put the strongest part at the beginning.',
    ],
  },
  {
    hooks: [
      'Ask this at dinner and see who gets quiet: {question}',
      'A question that tells you who has done the thinking: {question}',
    ],
    body: [
      'The loudest person rarely has the best answer.',
      'Look at whoever puts down the glass and takes a second.',
      'We should build our debates around that second.',
      'Right now we build them around the interruption.',
    ],
    more: [
      'A pause has become a weakness. On a stage it looks like you do not know, in a meeting it gets filled by whoever is least afraid of their own voice. So the quick win, and the thoughtful learn to be quick or to be quiet. I think we are paying for that with worse answers, on nearly every subject, every single day.',
    ],
  },
];
