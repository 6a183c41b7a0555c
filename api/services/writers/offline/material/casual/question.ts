import type { Angle } from '../voice.ts';

export const question: readonly Angle[] = [
  {
    hooks: ['Asking the room: {question}', 'Question for anyone within reach: {question}'],
    body: [
      'No wrong answers, I just want yours.',
      "I've got a first guess and I don't fully trust it.",
      "That's usually the moment to ask other people.",
      "You'd be surprised how far a two-line reply can go.",
      'Go on, thirty seconds, no polishing.',
    ],
    more: [
      "I think asking is underrated. We treat it like a gap we have to close quickly, when it could be an invitation. Somebody tells you what they've seen, somebody else says it was different for them, and suddenly you've got a picture instead of an opinion. That's what I'm hoping to put together here, one reply at a time.",
    ],
  },
  {
    hooks: [
      "It's been rattling around my head all day: {question}",
      "The question I can't seem to put away: {question}",
    ],
    body: [
      "I don't have it solved.",
      'I keep landing somewhere slightly different each time.',
      'Either it is a good question or I need lunch.',
      'Possibly both.',
      'Tell me where you land and what got you there.',
    ],
    more: [
      "What I've got so far is a handful of half-answers that don't like each other. One sounds sensible and leaves me cold. One I'd like to be true, which makes me careful. And one keeps coming back although I can't explain why. If you've got a favorite among yours, I'd like to hear how you chose.",
    ],
  },
  {
    hooks: [
      'Genuine question, no trap: {question}',
      'Not a trick, I really want to know: {question}',
    ],
    body: [
      "I won't argue with your answer.",
      'I might ask one follow-up, because I like follow-ups.',
      'The honest answers are rarely the neat ones, so messy is good.',
      'Start anywhere.',
    ],
    more: [
      "I've been on the other side of trick questions, and you can feel the floor move a little. So just to be clear, there's no lesson waiting at the end of this thread. I'd simply like to understand it better than I do now, and asking people tends to work better for me than thinking in circles.",
    ],
  },
  {
    hooks: ["Let's do this one together: {question}", 'Group effort, please: {question}'],
    body: [
      "I'll bring the question, you bring the answers.",
      'My own take is still in pencil.',
      'Five different replies would help me more than one perfect one.',
      "And if yours starts with 'okay, this might be odd', even better.",
    ],
    more: [
      "The thing about doing it together is that nobody has to be clever. You bring the piece you have. It might be a story, a doubt, something your aunt once said. I'll put it next to the others and we'll see what shape it makes. If it makes no shape at all, we'll at least have had company.",
    ],
  },
  {
    hooks: ['Walk-around-the-block question: {question}', "Today's walking question: {question}"],
    body: [
      'Some questions think better on foot.',
      'I like to leave the headphones at home and let one of them come along.',
      'I rarely come back with an answer, but I do come back with a better question.',
      'Take it for a lap and tell me what happens.',
    ],
    more: [
      "There's no science to this, or none that I can quote. It just seems easier to be honest when you're looking at trees instead of a screen. The question gets lighter, the answer gets shorter, and by the second corner you've dropped the part you only believed because it sounded good.",
    ],
  },
  {
    hooks: [
      'What would you say if a friend asked you this over coffee: {question}',
      'Imagine a friend asks you across the table: {question}',
    ],
    body: [
      "You wouldn't give them a lecture.",
      "You'd pause, look at your cup and say the true thing.",
      "That's the answer I'm after.",
      'The lecture can wait.',
    ],
    more: [
      "It's funny how the setting changes the answer. At a desk I'd want to be right. Across a table I'd want to be useful, and I'd listen to my own words before letting them out. So picture the table, picture somebody you like on the other side, and tell me what you'd tell them.",
    ],
  },
  {
    hooks: [
      'My first answer was too quick, so again: {question}',
      'I answered this too fast, so let me ask properly: {question}',
    ],
    body: [
      'Second try, slower.',
      'First answers are often just the last thing I heard.',
      'Give it a minute and a different one tends to show up.',
      'I want to know about that second one.',
    ],
    more: [
      'I wonder how often the first answer is only the loudest one. It\'s the one with the good slogan, the one everyone already nods at. The second one takes its coat off slowly. It starts with "although," or "the thing is," and it\'s nearly always more fun to talk to.',
    ],
  },
  {
    hooks: ["I'd rather ask than guess: {question}", 'Beats guessing, so here goes: {question}'],
    body: [
      'Guessing got old.',
      "There's a fair chance somebody here already knows the bit I'm missing.",
      'And if nobody does, at least we can be curious in company.',
      'Drop me a line, a hunch counts.',
    ],
    more: [
      'I used to think asking made me look unprepared. These days I think it just makes things shorter. You skip the hour of pretending, you get to the part where somebody says "oh, I can tell you about that," and you go home knowing something. Not a bad trade for a small dent in the pride.',
    ],
  },
  {
    hooks: [
      'Pick a side or refuse to: {question}',
      'Yes, no, or "well, it is complicated": {question}',
    ],
    body: [
      "Every answer's welcome, shrugs included.",
      "What I'm curious about is the sentence right after your answer.",
      "That's where the good stuff lives.",
      'So give me both.',
    ],
    more: [
      'The sentence after the answer is where people tell you how they got there. "Because I tried it once." "Because my sister swears by it." "Because I\'ve never seen it work." You can agree or disagree with an answer, but a reason you can actually use, even if you end up somewhere else.',
    ],
  },
  {
    hooks: [
      'Late-evening question: {question}',
      'The kind of question that comes up once the dishes are done: {question}',
    ],
    body: [
      'Low lights, honest answers.',
      'I ask better things when nobody is in a hurry.',
      "You don't have to settle it tonight.",
      'Just tell me the first true thing that comes up.',
    ],
    more: [
      "Maybe that's why the good talks seem to happen in kitchens. You've got something to do with your hands, nobody's taking notes, and a silence can just be a silence. I'd like a bit of that here. Take your time, come back to it tomorrow if you like, the question isn't going anywhere.",
    ],
  },
  {
    hooks: [
      '{Question} Asking because I honestly go back and forth.',
      '{Question} I want the unpolished answer.',
    ],
    body: [
      "I'll go first if that helps, but I'd rather listen.",
      'My view shifts a little with every reply I get.',
      "That's the point of asking in public, I guess.",
      'Shift me.',
    ],
    more: [
      "Going back and forth gets a bad name, I think. It's just what it looks like from outside when someone is really considering a thing. I'll take a person who has changed their mind twice over one who has never had the chance. So if you've been on both sides of this, you're the one I want to hear from most.",
    ],
  },
];
