import type { Angle } from '../voice.ts';

export const own: readonly Angle[] = [
  {
    hooks: [
      'Tell me what you really think about {topic}.',
      'No politeness, please: what do you think of {topic}?',
    ],
    body: [
      'Compliments are nice, and they have never improved anything.',
      'I want the sentence you would say once I have left the room.',
      'Say it while I am in the room.',
      'I promise not to explain myself for at least a day.',
    ],
    more: [
      'We have built a culture of clapping. Everything is amazing, everyone is killing it, and nobody learns a thing. I think it is a form of disrespect. It says: I do not believe that you can handle the truth, so here is a heart.',
      'I can handle it. I may need a walk around the block first. But I would rather take that walk with one honest remark in my pocket than stand in applause and wonder who meant it. So, what would you change?',
    ],
  },
  {
    hooks: [
      'I will not pretend that everyone needs {topic}.',
      'If you do not care about {topic}, good. Nobody has to.',
    ],
    body: [
      'Things that are for everyone tend to matter to no one.',
      'You are allowed to shrug.',
      'I only object to people who shrug before they have looked.',
      'Look once, properly, and then tell me that I am wrong.',
    ],
    more: [
      'There is so much pressure to be liked by people who were never going to care. You sand off one corner, then another, and at the end you have something round that rolls past everyone. I would rather have corners, and a few people who bump into them and stop.',
      'So this is not an attempt to win you over. It is an invitation to be clear. Yes or no are both fine answers. "It is nice" is the one I cannot use.',
    ],
  },
  {
    hooks: [
      'Nobody asked for my opinion on {topic}, so here it comes.',
      'I have a stubborn opinion about {topic}, and I am keeping it.',
    ],
    body: [
      'You should be wary of people who have none about their own affairs.',
      'Modesty is often a way of not being responsible.',
      'I am responsible, so I have an opinion.',
      'Bring a better one and I will trade.',
    ],
    more: [
      'We are told to be neutral about what is ours, as if caring made us unreliable. I think it is the other way around. Whoever cares has looked longest. They know where it is weak, since those are the spots that keep them awake.',
      'Ask me about those spots. I will tell you more than any critic could. And then tell me about yours. We would all be better off if people spoke about their own work with as much precision as they use for the mistakes of others.',
    ],
  },
  {
    hooks: [
      'Most posts about things like {topic} are too polite to be useful.',
      'Let us skip the advertising voice and talk about {topic}.',
    ],
    body: [
      'You know the voice I mean.',
      'It smiles all the time and never answers a question.',
      'I do not want to sound like that, not even when I am excited.',
      'So ask me something an advertisement would dodge.',
    ],
    more: [
      'There is a contempt for the reader in that voice. It assumes that you can be carried along by adjectives, that you will not notice what is missing, that you have never bought anything before. I find it embarrassing, and I find it everywhere, including in my own drafts.',
      'You deserve plain speech. What it is, what it is not, what it asks of you. If I slip back into the smile, call me out below. I will rewrite the sentence in public and leave the old one standing next to it.',
    ],
  },
  {
    hooks: [
      'You may criticize {topic}. You may not be vague about it.',
      'Vague praise and vague criticism of {topic} are equally useless to me.',
    ],
    body: [
      '"Interesting" is not a reaction, it is a door closing.',
      'Say which part, say why, say what instead.',
      'Three short sentences and you have done more than most reviewers.',
      'I will answer each of them.',
    ],
    more: [
      "People hide in vagueness because it is safe. If you never name the part, nobody can show you that you misread it. If you never say what instead, nobody can ask you to do it. I understand the appeal. I also think that it is a waste of everybody's afternoon.",
      'So be exact, and be as hard as you like. I would much rather defend a detail than my honor. And if you happen to be right, you will see it change, which is more than a polite person will ever be able to say.',
    ],
  },
  {
    hooks: [
      'Stop waiting until things like {topic} are perfect before you show them.',
      'I am showing {topic} before it feels ready, on purpose.',
    ],
    body: [
      '"Not ready yet" is the most respectable form of fear.',
      'It sounds like high standards and works like a lock.',
      'Show it, take the hits, make it better.',
      'Your turn: what are you hiding in the name of quality?',
    ],
    more: [
      'I have nothing against quality. I am against using it as an alibi. In the drawer, everything is brilliant. It only starts to become good when somebody frowns at it and says, I do not get this part. You cannot frown at a drawer.',
      'So frown at this. I mean it. And then go to your own drawer and take out the thing you have been polishing since last year. It is not going to get any shinier in the dark, and you are not going to get any braver.',
    ],
  },
  {
    hooks: [
      'I would rather be argued with about {topic} than agreed with.',
      'An argument about {topic} would make my day.',
    ],
    body: [
      'Agreement is pleasant and teaches me nothing.',
      'An argument shows that somebody has looked closely.',
      'Take the opposite view, even for sport.',
      'I will try to lose with dignity.',
    ],
    more: [
      'There are rules, of course. You argue with what I say, and not with what people like me usually say. You bring at least one reason. And when one of us is caught, we admit it, out loud, with a laugh if possible. With those rules a fight is one of the friendliest things there is.',
      'If you would rather be silent, I cannot stop you. But please do not confuse it with being above it. Standing on the edge with your arms folded is a position, too. It is simply one that nobody can learn anything from.',
    ],
  },
  {
    hooks: [
      'You will hear different opinions on {topic}. Here is why that is good.',
      'If everyone likes {topic}, I have done something wrong.',
    ],
    body: [
      'Being liked by all means that nobody had to think.',
      'I would prefer a few people who love it and a few who cannot stand it.',
      'The ones in between are just being kind.',
      'Which are you?',
    ],
    more: [
      'We treat disagreement like a stain, something to be removed before the guests arrive. I think it is the sign that a thing has a shape. Water has no opponents. Neither has a beige wall. If you want to be of use to somebody, you have to be the wrong thing for somebody else.',
      'So let us hear from both ends. If you love it, say what exactly and do not gush. If you cannot stand it, the same applies. I will thank the second group first, since they are taking the greater risk.',
    ],
  },
  {
    hooks: [
      'Ask me the uncomfortable question about {topic}.',
      'There is an uncomfortable question about {topic}. Ask it.',
    ],
    body: [
      'You have probably thought of it already.',
      'It is the one you swallowed to be polite.',
      'Polite silence helps neither of us.',
      'I will not be offended, and if I am, I will get over it.',
    ],
    more: [
      'It is strange how we protect each other from questions, as if they were knives. Most of them are keys. The uncomfortable one usually opens the room in which the real decisions were made. I would rather show you around in there than keep you in the hall with coffee and a brochure.',
      'So go ahead. Money, doubts, mistakes, motives, whatever it is. I will answer, or I will tell you plainly that I am not going to and why. Both are more than you get in most places.',
    ],
  },
  {
    hooks: [
      'I do not need you to like {topic}. I need you to be honest.',
      'Likes for {topic} are nice. Honest words are better.',
    ],
    body: [
      'A like takes half a second and says as much.',
      'Honesty takes a minute and a little nerve.',
      'I know which of the two I remember at night.',
      'Spend the minute.',
    ],
    more: [
      'I am not ungrateful. It is a friendly habit, and I have it as well. But we have let it replace the conversation. You show something, people tap on it, everyone moves on, and nobody knows any more than before. It is like waving at each other from passing trains for a living.',
      'Get off at this stop, if you can. Say one thing that you would not say to just anyone. I will do the same for you the next time you post something that matters to you. That is a better deal than a heart.',
    ],
  },
  {
    hooks: ['{Topic}: take it apart, I can take it.', 'Go on, find the flaw in {topic}.'],
    body: [
      'There is one, there always is.',
      'I have my own suspicion and I am keeping it to myself.',
      'Whoever finds the same one gets a public bow.',
      'Whoever finds a worse one gets a sleepless author.',
    ],
    more: [
      'People think that asking for criticism is humble. It is greedy. I want what you see and I cannot. I want to use your eyes, your bad experiences, your lack of patience, all the things I would have to spend years on if you kept them to yourself.',
      'In return you get someone who listens without defending. That is rarer than it should be. Be as blunt as you like, be wrong if you must. The only comment I have no use for is the one you decided not to write.',
    ],
  },
];
