import type { Angle } from '../voice.ts';

export const link: readonly Angle[] = [
  {
    hooks: [
      'Read it before you react to it.',
      'Sharing links you have not read should be embarrassing.',
    ],
    body: [
      'Headlines are written to be shared, texts are written to be understood.',
      'Only one of the two deserves your opinion.',
      'So open it first, and then hit me with what you have got.',
    ],
    more: [
      'I know how it goes, because I do it too. You see three words, you feel your pulse, and your thumbs have an answer before your eyes have reached the end of the line. It feels like conviction. It is reflex. The only cure I know is to read the whole thing while your answer waits outside, getting weaker by the minute.',
    ],
  },
  {
    hooks: [
      'I am not going to tell you what to think about this.',
      'No summary from me, on purpose.',
    ],
    body: [
      'Summaries are opinions in a lab coat.',
      'You are capable of reading the original.',
      'Make up your own mind, and defend it below.',
    ],
    more: [
      'We have outsourced so much reading that we no longer notice. Somebody reads it for us, somebody else shortens that, and a third person is furious about the short version. By the time it reaches you, there is more fury than content. Go back to the beginning of the chain. It is quieter there, and you will be one of very few visitors.',
    ],
  },
  {
    hooks: ['Liking this without opening it does not count.', 'A like is not a reading.'],
    body: [
      'We have turned applause into a reflex.',
      'I would trade a hundred likes for one person who argues with page one.',
      'Be that person.',
    ],
    more: [
      'I am not above this. I have liked things because of who posted them, I have shared things because of the picture. Each time I told myself that it was support. It was closer to waving from a moving train. Support would have meant getting off, reading it, and telling the person which part did not work.',
    ],
  },
  {
    hooks: [
      'Disagree with this? Good, be specific.',
      'Vague criticism is noise, so open this and be precise.',
    ],
    body: [
      '"I do not like it" is a mood.',
      'Point at the line, say what is wrong, offer a better one.',
      'That is how criticism turns into a contribution.',
    ],
    more: [
      'Being precise is a form of courage, because a precise objection can be answered. That is why so few people make one. They prefer to be generally disappointed, a position no one can ever prove wrong. So do the brave thing. Quote a line, say what is wrong with it, and wait for the reply like an adult.',
    ],
  },
  {
    hooks: [
      'The comment section will be braver than the clicks.',
      'You will be tempted to comment before clicking.',
    ],
    body: [
      'Resist for two minutes.',
      'Opinions formed from a preview image are not opinions.',
      'Come back with something only a reader could say.',
    ],
    more: [
      'The fastest commenters shape what everyone after them believes they are looking at. It is an odd amount of power to give to whoever had the least patience. You can take some of it back by arriving late and well prepared. Say one thing that shows you have been inside. It will stand out more than you think.',
    ],
  },
  {
    hooks: [
      'Attention spans are a choice.',
      'If you do not have three minutes, what are you scrolling for?',
    ],
    body: [
      'We say we have no time while our thumbs run marathons.',
      'Spend a little of that on something with an end.',
      'Then tell me honestly whether it was worth it.',
    ],
    more: [
      "I do not buy the story that people cannot concentrate any more. They watch whole seasons in one weekend. They read every word about a stranger's wedding. We can pay attention perfectly well. What we have lost is the willingness to be bored for a minute before something gets good. Give this its minute.",
    ],
  },
  {
    hooks: [
      'Algorithms will bury this, so I am asking humans.',
      'I would rather have ten readers than ten thousand views.',
    ],
    body: [
      'A view is an accident, a reader is a decision.',
      'Pass it to one person who will push back.',
      'One real argument beats any amount of reach.',
    ],
    more: [
      'We complain about feeds as if they were weather. But every share is a vote, and we vote mostly for what makes us angry at people we already disliked. If you want something better in front of your eyes, hand it on by hand, with your name on it, to a person whose judgment you respect. It is slow. So is everything that lasts.',
    ],
  },
  {
    hooks: [
      'Challenge for the confident: read this and find the weakest point.',
      'Go on, find the weak spot in this.',
    ],
    body: [
      'Everything has one.',
      'Finding it is more respectful than nodding.',
      'Post it below and let us see if it holds.',
    ],
    more: [
      'People who are afraid of criticism ask for feedback and hope for praise. I would like to skip that dance. If you find the weak spot quickly, then it was obvious and I should have seen it. If it takes you a while, you will have read more closely than anyone. Either way you come out ahead, and I come out with something to fix.',
    ],
  },
  {
    hooks: [
      'You are free to hate this after you have read it.',
      'Judge it, but judge the real thing.',
    ],
    body: [
      'Secondhand outrage is the cheapest thing on the internet.',
      'Firsthand outrage at least took some effort.',
      'I respect effort.',
    ],
    more: [
      'Hating a thing properly takes work. You have to know what it says, what it leaves out, and why somebody might have found it convincing. After that much effort, many people find that their hatred has turned into a list of corrections. That would be progress, and it is a good deal more useful than a bad mood.',
    ],
  },
  {
    hooks: [
      'We share too much and read too little, so only one link today.',
      'One link, and an unfashionable request: finish it.',
    ],
    body: [
      'Reading to the end has become a quiet act of rebellion.',
      'Rebel a little.',
      'Afterwards you are welcome to tear it apart.',
    ],
    more: [
      'Half-read texts are the junk food of public life. They fill you up, they give you opinions for an hour, and afterwards you could not say what was in them. I am asking for one proper meal. Sit down, go to the last line, and only then decide what you think of the cook. You might even ask for the recipe, or send it back to the kitchen.',
    ],
  },
  {
    hooks: ['Take a position on this.', 'Open, read, take a side.'],
    body: [
      '"Interesting" is what we say when we have nothing to say.',
      'So that word is banned in the replies.',
      'Yes, no, or a better idea.',
    ],
    more: [
      'A position does not have to be final. It has to be clear enough that somebody could talk you out of it. "I need to think about it" is allowed as well, provided that you then do, and come back. Most people who say it are never seen again. Prove me wrong about that, too. I would enjoy being wrong on this one.',
    ],
  },
];
