import type { Angle } from '../voice.ts';

export const subject: readonly Angle[] = [
  {
    hooks: [
      "You don't need to have all the answers on {topic} today.",
      'Nobody has understood everything about {topic}, and you get to start anyway.',
      'It is okay to be confused about {topic}.',
    ],
    body: [
      'You only need the next clear step.',
      'Clarity tends to show up after you move, and seldom before.',
      'Pick the smallest thing you can finish before the day is over.',
      'Finish it, and notice how different the rest looks from there.',
      'Tomorrow you get another one.',
      'That is how people get through things that looked too big from the sofa.',
    ],
    more: [
      'I like to think of it as walking with a lantern. You never see the whole road, and you do not have to. The light reaches a few steps, you take them, and it reaches a few steps more. You can cross a surprising distance that way without ever having seen the end of it.',
    ],
  },
  {
    hooks: [
      'Ten honest minutes on {topic} still count.',
      'Give {topic} ten honest minutes today.',
      'Short on time? {Topic} can have ten minutes of you.',
    ],
    body: [
      'You are allowed to stop after that.',
      'The ten minutes keep the door open, and an open door is easier to walk through tomorrow.',
      'Waiting for a free weekend is a way of waiting for a different life.',
      'Yours, the busy one, has room for ten.',
      'Set a timer, put the phone in another room and see what happens.',
    ],
    more: [
      'If ten feels like too much, begin with five. The number was never the point. The point is to show yourself, on an ordinary day, that {topic} still has a place in your life and that you keep small appointments with yourself, even the ones nobody else can see.',
    ],
    things: true,
  },
  {
    hooks: [
      'Ask the question about {topic} you have been embarrassed to ask.',
      'There is a question about {topic} you have been carrying alone.',
      'Your simplest question about {topic} deserves an answer.',
    ],
    body: [
      'Someone in the room is hoping you will.',
      'Embarrassment lasts a minute, and not knowing can last for years.',
      'Good people like being asked.',
      'If the answer comes with a sneer, you have learned something about the person and nothing about yourself.',
      'Ask the next one too.',
    ],
    more: [
      'Think of somebody who once answered a simple question of yours with patience. They probably do not remember it. You do. One day you will be that person for someone else, and it will start with the courage you find today to say, quietly, "can I ask something?"',
    ],
  },
  {
    hooks: [
      'Somebody out there needs your honest words about {topic}.',
      'You have something to say about {topic}, even if your voice shakes.',
      'Your honest view of {topic} is worth sharing.',
    ],
    body: [
      'Honest beats impressive.',
      'You have seen it from a place nobody else has stood.',
      'That is enough of a reason to speak.',
      'You can be new, unsure and still useful to the person one step behind you.',
      'Write it the way you would say it to them.',
      'Then press send before the doubts have put their shoes on.',
    ],
    more: [
      'You may think it has all been said. Perhaps it has, but it has not been said by you, to the people who trust you, in the words the two of you share. That is how most good things travel: from one person to the next, in an ordinary voice, at the right moment.',
    ],
  },
  {
    hooks: [
      'Your pace with {topic} is allowed to be yours.',
      'Go at your own pace with {topic}.',
      'There is no scoreboard for {topic}, so you can stop checking it.',
    ],
    body: [
      'Slow is a speed.',
      'You see the highlights of other people and the outtakes of yourself.',
      'Of course the comparison hurts, it was never a fair one.',
      'Look at where you stood a while ago and compare with that.',
      'If you moved at all, you are moving.',
    ],
    more: [
      'There is a quiet dignity in going slowly on purpose. You notice more. You break less. You arrive as yourself instead of out of breath. So if {topic} takes you longer than it seems to take others, let it. The road does not keep a list of who was first.',
    ],
  },
  {
    hooks: [
      'One small step on {topic} today. That is the whole plan.',
      'Small plan for today: one step on {topic}.',
      'What is one small thing you could do about {topic} before dinner?',
    ],
    body: [
      'Small enough that you cannot talk yourself out of it.',
      'A message, a page, a walk around the block to think it through.',
      'Big plans feel good at night and heavy in the morning.',
      'Small ones still fit through the door when you are tired.',
      'And they add up while you are busy doubting them.',
    ],
    more: [
      'When you have done it, stop for a second before you rush on. Say it to yourself: I said I would, and I did. It sounds almost too simple. But trust in yourself is built in exactly these moments, one small kept word at a time, and nobody can build it for you.',
    ],
    things: true,
  },
  {
    hooks: [
      'Had {topic} on your mind for weeks? Today is a good day to move an inch.',
      'If {topic} will not leave you alone, listen to that.',
      'Maybe {topic} came back to mind for a reason.',
    ],
    body: [
      'Something in you keeps raising a hand.',
      'You do not have to change your life this afternoon.',
      'You can give the thought a chair and hear it out.',
      'Write down what it wants in one line.',
      'An inch in the right direction is a lovely distance for an ordinary day.',
    ],
    more: [
      'You could also tell one person. Choose the kind who asks about it a week later, gently, because they want to know how you are. Thoughts about {topic} grow differently once they have been spoken. They get a little air, a little light, and somebody to wave at them from time to time.',
    ],
  },
  {
    hooks: [
      'On days when {topic} can feel too big, shrink the day.',
      'When it all gets heavy with {topic}, make the day smaller.',
      '{Topic} can feel like a mountain. You are allowed to look at your feet.',
    ],
    body: [
      'One hour, one thing, one glass of water.',
      'You are allowed to lower the bar until you can step over it.',
      'Stepping over a low bar builds more trust in yourself than staring at a high one.',
      'Rest is part of it.',
      'The heavy days end as well, and you will have kept a small promise.',
    ],
    more: [
      'And talk to yourself the way you would talk to a tired child at the end of a long walk. You would not list their mistakes. You would take the bag, point at something nice and say, look, just to that tree, and then we will see. Just to that tree is a good plan for {topic} as well.',
    ],
  },
  {
    hooks: [
      'You are allowed to care about {topic} out loud.',
      'Caring about {topic} takes some courage. Do it anyway.',
      'Never apologize for taking {topic} seriously.',
    ],
    body: [
      'Cool and distant is overrated.',
      'People who care ask better questions and stay a little longer.',
      'Somebody may roll their eyes, and you will survive it.',
      'Somebody else will be relieved that they are not the only one.',
      'Be the one who goes first.',
    ],
    more: [
      'There is a reason it matters to you. You might not be able to explain it, and you do not owe an explanation to anyone. Protect that small flame from the wind for a while. When it is strong enough, it will light up other people too, and they will tell you that they had been waiting for it.',
    ],
  },
  {
    hooks: [
      'What would you try with {topic} if nobody were watching?',
      'Imagine nobody is watching you and {topic}. What changes?',
      'Take the audience out of {topic} for a moment.',
    ],
    body: [
      'Hold on to that answer.',
      'So much effort goes into looking ready.',
      'Put that effort into the thing itself for one day.',
      'Let it be clumsy, let it be private, let it be yours.',
      'You can invite the audience back once it has legs.',
    ],
    more: [
      'An audience has its place. It can cheer, it can keep you honest. But the roots of almost everything grow in the dark, without applause. If {topic} is still in that stage for you, be proud of it. You are doing the part that takes the most faith and gets the fewest likes.',
    ],
  },
  {
    hooks: [
      'Keep a record of how far you have come with {topic}.',
      'Look back for a second: you and {topic} have some history now.',
      'Before you push ahead with {topic}, turn around once.',
    ],
    body: [
      'Progress is hard to see from the inside.',
      'A line a day is enough: what you tried, what you noticed.',
      'On a bad day, read ten of them in a row.',
      'You will meet somebody who kept showing up.',
      'That somebody is you, and they deserve a bit more credit.',
    ],
    more: [
      'You might find that some of your proudest lines are about things no one would call progress. The day you rested before you broke. The day you asked again. The day you admitted that {topic} was harder than you had hoped, and stayed kind about it. Write those down too, in your best handwriting.',
    ],
  },
  {
    hooks: [
      'Ask for help with {topic} sooner than feels comfortable.',
      'You were never meant to handle {topic} all by yourself.',
      'Strong people ask for help with {topic} too.',
    ],
    body: [
      'Asking is a skill, and it gets easier.',
      'You do not need a speech, "could I think out loud for five minutes" will do.',
      'People like to be trusted with something real.',
      'Think of how you feel when a friend asks you.',
      'Let somebody have that feeling today.',
    ],
    more: [
      'The first sentence is the hardest, so here is one you can borrow: "I am working on something, and I could use another pair of eyes." You do not have to have it tidy before you show it. Most people are much better at helping with {topic} than at guessing that you need them to.',
    ],
  },
  {
    hooks: [
      'You can change your mind about {topic} and still be you.',
      'Permission to start over with {topic}: granted.',
      'A fresh look at {topic} is always available.',
    ],
    body: [
      'Starting again is allowed.',
      'What you have learned comes with you, even if the plan does not.',
      'Holding on to an old plan can feel like strength and cost you months.',
      'Put it down gently and thank it for the lesson.',
      'Then choose again with the eyes you have now.',
    ],
    more: [
      'Give yourself a real beginning this time. Clear the table. Choose one thing you will do differently, and one thing you will forgive. A new start is not a promise that it will be easy. It is only a way of saying that you are still here, still willing, and a little wiser than before.',
    ],
  },
];
