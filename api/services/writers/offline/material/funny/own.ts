import type { Angle } from '../voice.ts';

export const own: readonly Angle[] = [
  {
    hooks: [
      'Please welcome {topic}. Hold your applause, we are on a schedule.',
      'Ladies, gentlemen and pigeons: {topic}.',
    ],
    body: [
      'There was meant to be a drum roll.',
      'The drummer is stuck behind a tractor.',
      'So picture a drum roll, and now picture it a little longer than feels natural.',
      'Thank you, that was lovely.',
      'Questions go in the hat, and the hat goes back to its owner.',
    ],
    more: [
      'I had prepared a speech with a beginning, a middle and a part where I pretend to tear up. Then I saw the chairs and how hard they are, and my heart went out to you. You have been sitting for hours, or at least since breakfast.',
      'So let us keep it simple. Look at it, smile, whisper something to the person next to you. If you are alone, whisper to a cup. At the end there will be a small buffet, by which I mean that I will eat crackers and you can watch.',
    ],
  },
  {
    hooks: [
      'I have been told to be normal about {topic}. I will not be.',
      'My whole personality this week: {topic}.',
    ],
    body: [
      'Friends, family, the man at the bakery, everyone knows.',
      'The man at the bakery has started to hide behind the rye.',
      'I respect that, I would too.',
      'But he asked "and how are we today," and that is a legally binding invitation.',
    ],
    more: [
      'My phone has noticed as well. I type one letter and it finishes the rest with a sigh. Yesterday it asked whether I would like to talk about something else, and I do not have that feature. I think it grew one.',
      'If you would like to be next, simply stand still near me. I will begin with "so," take a breath, and put one hand on your arm in a caring way that also prevents you from leaving. It is over quickly, about a bus ride and a half.',
    ],
  },
  {
    hooks: [
      'Ask me about {topic} and watch me try to keep it under an hour.',
      'A question about {topic}? Quick, somebody lock the doors.',
    ],
    body: [
      'I have been waiting by the phone.',
      'I even practiced looking surprised.',
      '"Oh, this old thing," I will say, while unrolling a very large map.',
      'Bring water and a cushion.',
    ],
    more: [
      'There are three versions. The short one is a nod. The medium one has a plot twist and a part where I do the voices. The long one has an interval, during which you may buy an ice cream from me in a different hat.',
      'Most people ask for the short one. They see something in my eyes and change their minds, or their route home. But you look like a person with a thermos. You look like somebody who stays for the credits. Please, sit down.',
    ],
  },
  {
    hooks: [
      'Dear diary, today it is {topic} again.',
      'Chapter nine, in which our hero brings up {topic}.',
    ],
    body: [
      'My diary has asked for space.',
      'It says we only ever talk about my things.',
      'I said "tell me about yours," and it fell open at a shopping list.',
      'We both cried a little, mostly about the price of butter.',
    ],
    more: [
      'In the next chapter our hero goes to a party and promises, in the car, not to mention it. In the chapter after that our hero mentions it before the coat is off. The critics are calling it "inevitable" and "my own fault for driving."',
      'I am told that a good story needs a villain. I have auditioned a few. The printer came very close, it has the eyes for it. For now the part goes to my own attention span, which could not be here today.',
    ],
  },
  {
    hooks: [
      'I made a pie chart about {topic}. It is mostly pie.',
      'There is now a pie chart about {topic}, and most of it is pie.',
    ],
    body: [
      'Studies of my fridge confirm it.',
      'The blue part is enthusiasm, the red part is filling.',
      'There is a thin slice that stands for preparation, and you need to squint.',
      'Any questions may be answered with more pie.',
    ],
    more: [
      'I showed it to a colleague, who asked what the axes were. In a pie chart! I let that one go, because I did not know either. We stood there for a moment, two adults in front of a dessert, nodding as if the numbers had spoken to us.',
      'The final version will come with a handout. It has a crossword on the back for anyone who loses the thread. One across is "help," four letters. Twelve down is my phone number, in case you finish early and would like to hear the rest.',
    ],
  },
  {
    hooks: [
      'Breaking: I have spotted {topic} in the wild.',
      'A nature documentary about {topic} would begin with a lot of rustling.',
    ],
    body: [
      'Keep your voice down.',
      'If we are patient, it may come to the edge of the clearing.',
      'The narrator has a cough drop and forty years of experience.',
      '"Remarkable," he whispers, and writes down what he would like for lunch.',
    ],
    more: [
      'Here we see the author in a natural habitat, a chair that is also where the clothes live. Note the upright posture when somebody walks past. Note how it collapses again, gently, like a tent. Scientists are not sure why it talks so much.',
      'The season is short and the snacks are few, yet the creature carries on. It circles the same sentence three times before lying down on it. Somewhere a second one answers. It is the neighbor, and he would like us to stop whispering outside his window.',
    ],
  },
  {
    hooks: [
      'If {topic} had a theme song, I would be banned from humming it.',
      'I wrote a jingle for {topic} and my household has filed a complaint.',
    ],
    body: [
      'It has three notes and no exit.',
      'The dog learned it in an afternoon.',
      'The neighbors have learned it through the wall, and the harmonies are not bad.',
      'We play the stairwell on Fridays.',
    ],
    more: [
      'I did not plan to write music. I was looking for my other slipper and it simply came to me, the way a cold does. By the evening there was a bridge. By the end of the week there was a dance, and my knee has asked me to say that it was not consulted.',
      'The reviews are in. One says "please." Another says "please, it is ten at night." I take that as proof that it moves people. It moved the couple from the second floor all the way to the third, and they have never written a thank-you note either.',
    ],
  },
  {
    hooks: [
      'I drew {topic} on a whiteboard, and now everyone asks about the potato.',
      'Let me draw you {topic}. Ignore the part that looks like a potato.',
    ],
    body: [
      'That is you, by the way.',
      'The arrows are feelings.',
      'The cloud is a budget, and the lightning is also a budget.',
      'I ran out of board, so the ending is on the door.',
    ],
    more: [
      'If you stand a bit further back, it looks like a plan. If you stand even further back, near the elevator, it looks like a horse. I have had people say that the horse was the strongest part and ask where they can see more of my work.',
      'Somebody came in over the weekend and wrote the word "why" at the bottom, in a neat hand. I think it is the cleaner. I think it is the best question we have had so far. I have drawn a box around it and left a thank-you cookie on the ledge.',
    ],
  },
  {
    hooks: [
      'Two truths and a lie: I am calm, I am tall, this is about {topic}.',
      'Small confession, and yes, it involves {topic}.',
    ],
    body: [
      'For the record, I am not tall.',
      'People expect it because of my emails.',
      'Then I arrive, and there is a moment where everyone lowers their eyes to where I am.',
      'It builds character and it saves on pants.',
    ],
    more: [
      'A confession should be short, and I have already used more words than most people do in a booth. So here it is: I care about this more than is elegant. There. I feel lighter. Not taller, but lighter.',
      'You may now confess something of equal or lesser value. It can be a song you like. It can be what you really do with the good scissors. This is a safe place with a low ceiling, and what is said here only goes as far as the internet.',
    ],
  },
  {
    hooks: [
      'Some people collect stamps. I go on about {topic}.',
      'Everybody needs a hobby, and mine is bringing up {topic}.',
    ],
    body: [
      'It takes up less room than a canoe.',
      'You can do it anywhere: in line, on a roof, at a christening.',
      'I was asked to stop at the christening.',
      'The baby was riveted, if you want my opinion.',
    ],
    more: [
      'There is a club, if you would like to join. It meets whenever I run into someone. The fee is eye contact. We have a president, a treasurer and a board of elders, and on most evenings all of them share one bag of chips and agree with me.',
      'Our annual trip goes to the end of the street, where there is a bench. From the bench you can see the start of the street. It is a fine place to think about how far we have come and whose turn it is to carry the bag.',
    ],
  },
  {
    hooks: [
      'The good news: this is about {topic}. The bad news: I have notes.',
      'I promised myself one post without {topic}, and this is not that post.',
    ],
    body: [
      'My notes have footnotes.',
      'The footnotes have a playlist.',
      'I sorted it all by mood and then dropped the box.',
      'So we begin in the middle, with a receipt for paint.',
    ],
    more: [
      'I never bought any paint. That is what makes the receipt so gripping. Whose is it? What were they painting? Why eleven liters of a color called "Tuesday"? You see how a person can set out to write about one thing and end up on the phone with a hardware store.',
      'They were very kind about it. They said that I was not the first to ask. They also said that they close at six and it was twenty to nine, and that they were answering only because they were worried. We talk every week now. They have opinions on all of this.',
    ],
  },
];
