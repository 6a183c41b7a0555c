import type { Angle } from '../voice.ts';

export const question: readonly Angle[] = [
  {
    hooks: [
      'Asking for a friend who looks exactly like me: {question}',
      'My friend, who is definitely not me, wants to know: {question}',
    ],
    body: [
      'She, he, they, the friend is very tired.',
      'The friend has the same glasses and the same overdue library book.',
      'Please be gentle, the friend is reading over my shoulder.',
      'The friend is also me, you have probably worked that out.',
    ],
  },
  {
    hooks: [
      'For one million imaginary dollars: {question}',
      'Final question, dim the lights: {question}',
    ],
    body: [
      'You have three lifelines and one of them is a hamster.',
      'The audience has been asked and would like to go home.',
      'Phone a friend, they are also on their phone.',
      'Take your time, the dramatic music is on a loop.',
    ],
  },
  {
    hooks: [
      'Things I ask the ceiling at two in the morning: {question}',
      'The ceiling had no answer, so I am asking you: {question}',
    ],
    body: [
      'The ceiling is not a talker.',
      'I respect its boundaries, it has several.',
      'The wall had a view but it was mostly about shelves.',
      'You are my last hope before the floor.',
    ],
  },
  {
    hooks: [
      'Wrong answers only, then one right one: {question}',
      'Wildly confident answers, please: {question}',
    ],
    body: [
      'Bonus points for a chart drawn on a napkin.',
      'Extra bonus points if the napkin is from somewhere fancy.',
      'You lose points for being reasonable, so save that for last.',
      'The judges are hungry and open to bribes.',
    ],
  },
  {
    hooks: [
      'Siri pretended not to hear me: {question}',
      'I asked a search engine and it offered me shoes: {question}',
    ],
    body: [
      'I am not saying the shoes were bad.',
      'I am saying they did not settle the matter.',
      'So now I turn to you, the original search engine.',
      'You have fewer ads and better stories.',
    ],
  },
  {
    hooks: [
      'Pub quiz, tie-breaker round: {question}',
      'The quiz master clears his throat: {question}',
    ],
    body: [
      'No phones, Kevin.',
      'The team that answers first wins a bowl of lukewarm fries.',
      'The team that answers best wins the respect of Kevin.',
      'Kevin is going to challenge the result either way.',
    ],
  },
  {
    hooks: [
      'A question like this deserves a wizard, but you will do: {question}',
      'O wise ones of the internet: {question}',
    ],
    body: [
      'I have climbed the mountain, by which I mean I opened the app.',
      'I brought an offering, by which I mean a meme.',
      'Speak in riddles if you must, I have nothing else on.',
      'Beards optional.',
    ],
  },
  {
    hooks: [
      'Scientists, philosophers, people with a spare minute: {question}',
      'Emergency meeting, everyone grab a chair: {question}',
    ],
    body: [
      'The chairs are squeaky, so we will know who is nervous.',
      'First speaker gets the good marker.',
      'Last speaker has to explain this to my grandmother.',
      'She will have follow-ups, and they will be better than ours.',
    ],
  },
  {
    hooks: [
      'My brain bought a ticket for this ride: {question}',
      'Currently stuck on this one, please send a ladder: {question}',
    ],
    body: [
      'I have circled it twice and it circled me back.',
      'One of us is going to have to blink.',
      'I brought a sandwich, so I can wait.',
      'If you have an answer, throw it over the fence.',
    ],
  },
  {
    hooks: [
      '{Question} Show your work. Crayons are fine.',
      '{Question} Asking before my coffee does.',
    ],
    body: [
      'No partial credit, but I do give stickers.',
      'The good stickers, the ones that smell like fruit.',
      'If you copy from your neighbor, at least pick a smart neighbor.',
      'Pencils down when the snacks arrive.',
    ],
  },
  {
    hooks: [
      'I have a theory, it is terrible, so tell me yours: {question}',
      'My theory involves geese, so I need a better one: {question}',
    ],
    body: [
      'It did hold up for almost a full shower.',
      'Then I got to the part about evidence and had to rinse.',
      'Yours cannot be worse, and that should be a comfort.',
      'Please, no more geese.',
    ],
  },
];
