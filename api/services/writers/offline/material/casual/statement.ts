import type { Angle } from '../voice.ts';

export const statement: readonly Angle[] = [
  {
    hooks: [
      "Saying it here so I can't pretend I didn't: {statement}",
      "Putting this where I'll have to look at it: {statement}",
    ],
    body: [
      "There, it's out.",
      'I read it back and it still sounds right, which is a good sign.',
      'I could dress it up with a thread and a diagram.',
      "I'd rather leave it as a plain line and see who it speaks to.",
      'If you have a question, the easy way is right below.',
    ],
    more: [
      "I've noticed that things feel different once they're out where other people can see them. In my head it was a maybe with good lighting. Written down, it has edges. You can point at it, you can ask about it, and I can't quietly change the wording later.",
      "So consider this an open door. Say hello, ask the obvious question, tell me it reminds you of something. I'd much rather talk about it with people than announce it at them.",
    ],
  },
  {
    hooks: ['Short version: {statement}', 'The whole thing in one line: {statement}'],
    body: [
      'The long version needs snacks.',
      'I like a sentence that does its job and sits down.',
      'Everything else is detail, and I enjoy detail, so ask away.',
      "I'd start with the part you're most curious about.",
    ],
    more: [
      "Short doesn't mean there's nothing behind it, of course. There's a whole pile of thinking, second-guessing and rearranging that didn't make it into the line. I'm happy to show you the pile if you're curious.",
      "But I wanted the line to come first, because that's the part you'd repeat to someone else. And if it's the only part you take with you today, that's fine by me.",
    ],
  },
  {
    hooks: [
      "If I were texting a friend, I'd put it like this: {statement}",
      'The way I would text it to a friend: {statement}',
    ],
    body: [
      'No build-up, no drum roll.',
      "That's my test for whether I mean something.",
      "If it only works with a long intro, it isn't ready.",
      'This one felt ready.',
      'Now I want to hear how it lands on your side.',
    ],
    more: [
      "There's something about imagining one friend on the other end that fixes my writing. The big words leave. The hedging leaves. What's left is usually the thing I meant in the first place, standing there a bit underdressed.",
      "So if you're reading this, you're that friend for today. Write back the way you'd text me, half a sentence and no punctuation, if you like. I'll know what you mean.",
    ],
  },
  {
    hooks: [
      'Somewhere between a note to self and an announcement: {statement}',
      'Half note to self, half news: {statement}',
    ],
    body: [
      'Do with it what you like.',
      "I'd be happy with a nod, a question or a better way to say it.",
      'Writing it down made it feel a little more real.',
      'Funny how one line can do that.',
    ],
    more: [
      "I think more of life happens in that in-between space than we admit. You're not ready for a speech, but you don't want to keep it in a drawer either. So you say it to a few people, in an ordinary voice, and watch what it does.",
      "That's where I am with this one. If it makes you think of something, tell me what. If it makes you want to ask something, ask. And if it simply makes you smile, that's a good day's work for a sentence.",
    ],
  },
  {
    hooks: [
      'Before I talk myself into a longer post: {statement}',
      'Keeping it simple for once: {statement}',
    ],
    body: [
      'I had a longer draft and it was worse.',
      'Three paragraphs of me clearing my throat.',
      'So you get the one line that mattered.',
      'You can have the throat-clearing in the comments if you insist.',
    ],
    more: [
      "It's oddly hard to leave a sentence alone. You want to explain it, defend it, put a little fence around it in case someone steps on it. I'm practicing not doing that.",
      "So no fence today. If something's unclear, that's what the comments are for, and I'd honestly enjoy explaining it to a person more than to a blank page. Ask me the thing you'd ask if we were standing next to each other.",
    ],
  },
  {
    hooks: [
      "On my mind today, so now it's on yours: {statement}",
      'Sharing what is on my mind today: {statement}',
    ],
    body: [
      'Sorry, and also welcome.',
      "It's the kind of thing I want to talk about with people who have time.",
      "If that's you, pull up a chair.",
      "If it isn't, a quick yes or no works too.",
      "I'm easy.",
    ],
    more: [
      'What I\'m hoping for is the kind of reply you\'d give across a table. Not a verdict, more of a "huh, tell me more" or "have you thought about." Those are the replies I go back and reread.',
      "And if you've got something on your own mind today, put it here as well. I don't need this to be about me. A few people saying what's on theirs would make a better thread than anything I could write.",
    ],
  },
  {
    hooks: [
      'You heard it from me first: {statement}',
      'Better you hear it from me than in passing: {statement}',
    ],
    body: [
      "I'd rather be clear than mysterious.",
      "Teasing is fun, but you've got things to do.",
      'So there it is, no countdown and no riddle.',
      'Tell me what you want to know next.',
    ],
    more: [
      "I know the usual way is to build it up first. A hint on Monday, a blurry photo on Wednesday, a drum roll by the weekend. I've nothing against it, I'm just bad at keeping a straight face that long.",
      "So you get it whole, in one go. Turn it over, see what you make of it, and if there's a bit you'd like to hear more about, point at it. I'll happily go on about whichever bit you choose.",
    ],
  },
  {
    hooks: [
      'Reading this out loud before I post it: {statement}',
      'Said it out loud twice, still like it: {statement}',
    ],
    body: [
      'Yep, keeping it.',
      'Reading aloud catches the sentences that only look good.',
      "It's a slightly embarrassing habit and I'd recommend it to anyone.",
      "If it sounds different in your head, I'd like to know how.",
    ],
    more: [
      "There's a difference between a line that looks good and one that feels true in the mouth. You can hear it when you read aloud. One makes you straighten your back a little, and the other makes you relax.",
      "This one did the second thing, which is why it's here and the other drafts aren't. If you try it yourself, I'd love to know what you hear in it, or what you'd say instead.",
    ],
  },
  {
    hooks: [
      'For whoever needs this on their screen today: {statement}',
      'This one is for the two people who know exactly what I mean: {statement}',
    ],
    body: [
      'You know who you are.',
      'And if you only half know, stay anyway.',
      'I like posts that feel like a wave across the street.',
      'So here I am, waving.',
    ],
    more: [
      "I like to think every post has a few people it's really for. The rest of us are just walking past and being polite. It takes the pressure off, somehow. I'm not trying to reach everyone, I'm trying to reach you, in the good jacket, at the back.",
      'So if this was yours, let me know it arrived. A word is enough. And if it made you think of somebody, pass it along, they might be waiting for exactly this.',
    ],
    opinion: true,
  },
  {
    hooks: ['{Statement} That is the post.', '{Statement} Make of it what you like.'],
    body: [
      "I won't stretch it to fill the space.",
      'Some thoughts arrive the right size.',
      "I'd only make it blurrier by explaining.",
      "Questions are a different matter, I've got time for those.",
    ],
    more: [
      "There's a kind of confidence in stopping when you're done. I don't always have it. I tend to keep talking until somebody gently takes the cup out of my hand. But every now and then a line is simply complete, and anything more would be packaging.",
      "So I'll leave it there and hand over to you. What's the first thing you'd want to know? Start with that one. I'll answer like a person, promise.",
    ],
  },
  {
    hooks: [
      'Today in plain words: {statement}',
      'No clever framing, just plain words: {statement}',
    ],
    body: [
      'Clever would have taken longer.',
      'I keep finding that the plain sentence is the one people answer.',
      'The clever one gets a like and disappears by dinner.',
      "I'd rather have the answer.",
    ],
    more: [
      "Maybe that's because a plain sentence leaves room. You can disagree with it, laugh at it, add a story to it. A polished one is so busy being polished that there's nowhere to sit down.",
      "So here's mine with plenty of chairs. Bring your own plain sentence, if you've got one. I'd like to read a few of those today, more than I'd like to read another perfect paragraph, including the ones I almost wrote.",
    ],
  },
];
