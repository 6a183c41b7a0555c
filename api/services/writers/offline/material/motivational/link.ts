import type { Angle } from '../voice.ts';

export const link: readonly Angle[] = [
  {
    hooks: [
      'For the part of you that wants to begin.',
      'Maybe this is the nudge you were waiting for.',
    ],
    body: [
      'Open it without any pressure.',
      'Take one idea, leave the rest for another day.',
      'One is plenty when you actually use it.',
    ],
    more: [
      'Beginning does not have to look like a leap. Sometimes it looks like opening a page with a cup of tea in your hand and thinking, let us see. If something in it speaks to you, give it ten quiet minutes today. That is how many good things have entered ordinary lives, softly and on a weekday.',
    ],
  },
  {
    hooks: [
      'Five minutes for yourself, starting now.',
      'You can spare five minutes for something that lifts you.',
    ],
    body: [
      'The inbox will cope.',
      'Read slowly, breathe, and see what stays with you.',
      'Then carry that one thing into the rest of your day.',
    ],
    more: [
      'You give so many minutes away each day, to people, to screens, to worries that never say thank you. Keep these five. Nobody will miss them, and you may come back to the rest of your day a little more like yourself. That is a gift to everyone around you as well.',
    ],
  },
  {
    hooks: [
      'Share this with someone who is close to giving up.',
      'You know somebody who could use this today.',
    ],
    body: [
      'Send it with two words: thinking of you.',
      'Encouragement does not need to be eloquent.',
      'It needs to arrive.',
      'You can be the reason it does.',
    ],
    more: [
      'We often wait with kindness until we have found the right words. Please do not wait. The person you have in mind is probably having the kind of day nobody notices. A small message, sent without any reason, can be the moment that turns it. You will never know how much it meant, so send it anyway.',
    ],
  },
  {
    hooks: ['Stay curious, click gently.', 'Follow your curiosity for one click.'],
    body: [
      'You never know which page meets you at the right time.',
      'If it is this one, I will be happy.',
      'If it is not, keep looking, you are on the right road.',
    ],
    more: [
      'Curiosity is one of the gentlest forms of courage. It does not push, it only asks what might be behind the next door. Follow it when you are tired of forcing things. It knows shortcuts that discipline has never heard of, and it always brings a bit of wonder home in its pockets.',
    ],
  },
  {
    hooks: ['Putting this out into the world with an open heart.', 'Here it is, shared with hope.'],
    body: [
      'Sharing something always feels a little exposed.',
      'It is still better than keeping it in a drawer.',
      'Have a look, and then share something of yours.',
    ],
    more: [
      'I hope it finds you in a moment when you are open to it. And I hope it reminds you that you, too, have something to give that somebody is waiting for. It might be half done. It might feel too small. Share it anyway, with a kind heart and without apologizing, and see who lights up.',
    ],
  },
  {
    hooks: ['Save this for the day you need it.', 'Keep this close for a harder day.'],
    body: [
      'On good days we forget where we put the helpful things.',
      'So leave yourself a trail now.',
      'The future you will be grateful for the kindness.',
    ],
    more: [
      'Hard days have a way of making us forget everything we know. That is when a small note from our stronger self can help. So collect a few of these: a song, a picture, a page like this one. Put them somewhere you can find in the dark. It is an act of love toward someone you have not met yet.',
    ],
  },
  {
    hooks: ['Small invitation for a brave day.', 'Consider this an invitation.'],
    body: [
      'You can say no, and I will still be glad you stopped by.',
      'If you say yes, go in with your own questions.',
      'Come back with one thing you want to try.',
    ],
    more: [
      "A brave day can look very calm from the outside. You read something, you let it touch you, you decide to do one thing differently. No one sees it. But inside, a door has opened by a hand's width, and there is a line of light on the floor. That is quite enough for one day.",
    ],
  },
  {
    hooks: [
      'Every good change starts with somebody paying attention.',
      'Give this your full attention for a moment.',
    ],
    body: [
      'Attention is the most generous thing you own.',
      'Spend a little of it here.',
      'Spend the rest on someone you love.',
    ],
    more: [
      'We think we need more time, when often we need to be more fully in the time we have. So put the other things down while you look at this. Read it as if a friend had written it to you. Then close it, look out of the window and notice whatever is still with you. That is yours to keep.',
    ],
  },
  {
    hooks: ['Keep going, and take this along.', 'Something for the road you are on.'],
    body: [
      'It weighs nothing and fits in any pocket.',
      'Use it on a slow stretch.',
      'When you no longer need it, hand it to the next person.',
    ],
    more: [
      'There will be stretches when it all goes easily, and stretches when you count your steps. Both belong to the way. On the slow ones it helps to have something good with you, and to remember how many others are walking too, just out of sight, with the same tired feet and the same stubborn hope.',
    ],
  },
  {
    hooks: ['You deserve good things in your feed.', 'Let me add something hopeful to your feed.'],
    body: [
      'So much of what we scroll past makes us smaller.',
      'I hope this does the opposite.',
      'Tell me honestly whether it did.',
    ],
    more: [
      'I believe we can choose what we let in, at least a little more than we do. Follow what makes you kinder. Mute what makes you hard. And when you find something that gives you a bit of courage, hold it up so that others can see it, too. You never know who needed to look in that direction.',
    ],
  },
  {
    hooks: ['Start where you are, even if that is one click.', 'One click is a start too.'],
    body: [
      'Beginnings rarely look like much.',
      'A page opened, a thought noted, a message sent.',
      'Look back in a month and see what grew from it.',
    ],
    more: [
      'Please do not measure it by how big it looks. The first note of a song is only a note. What matters is that you let yourself begin, without a plan for the end, without proof that it will work. You can be proud of that today, before anything has come of it. I certainly am.',
    ],
  },
];
