import type { Angle } from '../voice.ts';

export const question: readonly Angle[] = [
  {
    hooks: [
      'Asking for a friend who looks exactly like me: {question}',
      'My friend, who is definitely not me, wants to know: {question}',
    ],
    body: [
      'The friend is very tired.',
      'The friend has the same glasses and the same overdue library book.',
      'Please be gentle, the friend is reading over my shoulder.',
      'The friend is also me, you have probably worked that out.',
    ],
    more: [
      'I did offer to look it up, but my friend said that would feel like cheating. My friend has very high standards for someone who ate cereal for dinner, standing up. So now we are here, my friend and I, wearing the same cardigan, waiting for your answer with our one pair of hands folded.',
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
    more: [
      'I should warn you that the prize is paid out over nine hundred years and mostly in button form. Still, think of the glory. Your name in lights, your face on a commemorative plate, a local bakery naming a bun after you. It would be one of the plain buns, but people like the plain buns.',
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
    more: [
      'I have started to suspect that the ceiling knows and is simply saving it for a dramatic moment. It has that look. Every few nights it makes a small cracking sound, as if it were about to speak, and then it thinks better of it. I cannot live like this. Please answer before it does.',
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
    more: [
      'I will start, so that nobody feels silly: penguins. That is my wrong answer, and I think you will agree it is sturdy. You can build on penguins. Now give me yours, wave your arms a little while you type it, and finish with the phrase "and that\'s just science" for authority.',
    ],
  },
  {
    hooks: [
      'My phone heard this and showed me shoes: {question}',
      'I asked a search engine and it offered me shoes: {question}',
    ],
    body: [
      'I am not saying the shoes were bad.',
      'I am saying they did not settle the matter.',
      'So now I turn to you, the original search engine.',
      'You have fewer ads and better stories.',
    ],
    more: [
      'To be fair to the shoes, they were half price and very comfortable. I can now walk up and down with the question in style. But comfort is not knowledge, as I have been saying to anyone who will look at my feet. Somebody out there knows something. It may even be you, in your own, inferior shoes.',
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
    more: [
      'There was a team last year who answered every single question with "Belgium" and came third. I think about them a lot. They had matching hats. They left with a voucher and their heads held high, and it taught me that confidence is nothing but Belgium with a hat on. So, your answer, please, and loudly.',
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
    more: [
      'The last wise person I asked told me that the answer lies within. I checked, and within there was mostly soup. Then I was told to ask the moon, but the moon and I have not spoken since I blamed it for a haircut. So it is really down to you, sitting there, glowing with wisdom or with screen light.',
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
    more: [
      'I have put "any other business" at the end of the agenda, as is tradition, and I fully expect it to last four hours. Somebody will bring up parking. Somebody always does. But if we can settle this one thing before then, I am prepared to call it the most successful meeting ever held in my hallway.',
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
    more: [
      'The brochure promised light thinking with views of the sea. Instead there was a loop, then another loop, then a man selling photographs of my face during the loop. I bought one. I look like someone who has just remembered the oven. If you know where the exit is, please describe it slowly and mention landmarks.',
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
    more: [
      'Please write legibly and stay inside the lines, unless your answer is a dinosaur, in which case go wherever the dinosaur takes you. I will be walking between the desks with my hands behind my back, saying "hm." It does not mean anything. I just like the sound of it and the way it makes people sit up.',
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
    more: [
      'I presented the theory to a friend, who listened to the end and then asked whether I was getting enough sleep. That is how you know you are onto something. History is full of people who were told to lie down. Most of them should have, but think of the others, and then think of an answer.',
    ],
  },
];
