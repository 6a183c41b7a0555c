import type { Angle } from '../voice.ts';

export const subject: readonly Angle[] = [
  {
    hooks: [
      'I opened one browser tab about {topic}. I live here now.',
      'Somewhere behind these tabs is the one about {topic}.',
      'Went looking for one fact on {topic}, forgot to come back.',
    ],
    body: [
      'Send snacks.',
      'The icons on my browser tabs have given up and become lines.',
      'I can hear the laptop fan making a decision about me.',
      'One of these pages is playing music and I will never know which.',
      "Closing them would be healthy, so I've bookmarked them all and learned nothing.",
      'See you in spring.',
    ],
    more: [
      'A friend once told me to organize my tabs by theme, so I made a tab about organizing tabs. It is doing well. It has a little family now. As for {topic}, I believe it is three rows down, next to a recipe for soup that I will also never finish.',
    ],
  },
  {
    hooks: [
      'I have thought about {topic} for nine minutes, so yes, I am an expert.',
      'Please direct all questions about {topic} to me, a person who skimmed something once.',
      'My confidence on {topic} and my knowledge of {topic} have never met.',
    ],
    body: [
      'Confidence peaked at minute four.',
      'At minute six I met an actual fact and had to sit down.',
      'I remain available for panels, weddings and long elevator rides.',
      'My rate is one sandwich.',
      'Two if there is a Q&A.',
    ],
    more: [
      'For legal reasons I should mention that my research consisted of nodding. But it was excellent nodding. Slow, thoughtful, with the lips pressed together. If {topic} ever comes up at a press conference, I will nod like that, and the markets will calm down.',
    ],
  },
  {
    hooks: [
      'Bring up {topic} at dinner and watch who puts down their fork.',
      'Dinner party tip: mention {topic} and slowly reach for the bread.',
      'There are two kinds of dinner guests, and {topic} will tell you which is which.',
    ],
    body: [
      'One philosopher, one skeptic, one person here for the potatoes.',
      'The skeptic is inhaling to begin a sentence with "well, actually."',
      'The philosopher wants to know what we even mean by dinner.',
      'The potato person is on a second helping and has never been happier.',
      'Be the potato person.',
    ],
    more: [
      'I have thought a lot about why this happens, and I believe it is the chairs. Give people soft chairs and they discuss the weather. Give them dining chairs and by the second bottle they have founded a movement about {topic} and need somebody to design the flag.',
    ],
  },
  {
    hooks: [
      'Me: time to sleep. My brain: so, about {topic}.',
      'Sleep was an option. My brain chose {topic}.',
      'Somewhere it is two in the morning, and somebody is wide awake about {topic}.',
    ],
    body: [
      'The brain has prepared slides.',
      'There are sections, and an appendix about something I said in 2014.',
      'I asked whether this could wait until morning.',
      'The brain said it had a hard stop at six.',
      "Tomorrow I'll remember none of it except the appendix.",
    ],
    more: [
      'The worst part is that the presentation was good. There was a chart. There was a joke at the start to win me over, and I laughed, in the dark, on my own, like a person in a film just before something happens. I gave it a standing ovation, lying down.',
    ],
  },
  {
    hooks: [
      "Today's agenda: item one, {topic}; item two, lying down.",
      'My to-do list: first {topic}, then a long lie-down.',
      'The entire plan for today is {topic}, followed by a nap.',
    ],
    body: [
      'Item two has been moved up.',
      'I believe in momentum, and lying down has so much of it.',
      'A productivity expert would color-code this.',
      'I looked for the highlighters, found old photos and lost an hour.',
      'Anyway, the list is still there, watching me.',
    ],
    more: [
      'I did write a very detailed schedule once. It began at five in the morning with "rise" and by nine I was supposed to be a different person. At nine I was in fact still me, holding a spoon, looking at the schedule the way a cow looks at a passing train.',
    ],
  },
  {
    hooks: [
      'Your horoscope: somebody will mention {topic} and you will have opinions.',
      'The stars say you will explain {topic} to someone who did not ask.',
      'Horoscope for all signs: beware of strangers with a theory about {topic}.',
    ],
    body: [
      "Mercury isn't involved, that one's on you.",
      'Your lucky number is the volume you should turn down to.',
      'Romance may bloom with anyone who lets you finish.',
      'Avoid whiteboards until the moon has calmed down.',
      'Your element is footnotes.',
    ],
    more: [
      'Career-wise, the planets advise you to stop starting sentences with "fun fact." Health-wise, they suggest a walk, and that you leave {topic} at home. Next week looks brighter, mainly because somebody else will be the one going on about it.',
    ],
  },
  {
    hooks: [
      'Brought up {topic} in the group chat. Nobody can cook dinner now.',
      'Never mention {topic} in a group chat around dinner time.',
      'The fastest way to wake up a quiet group chat: {topic}.',
    ],
    body: [
      'Everyone is typing.',
      'Somebody sent a voice message longer than some marriages.',
      'Somebody else replied with a single thumbs-up, which we are treating as violence.',
      'The pasta water has been boiling since the second paragraph.',
      "We've agreed on nothing except that we all need to eat.",
    ],
    more: [
      'I did try to calm things down with a picture of my lunch. It was seen by everyone. It was answered by no one. Then my cousin, who has not written since the spring, joined in to say that we should all get some sleep, and left the group.',
    ],
  },
  {
    hooks: [
      'My houseplant has now heard everything I think about {topic}.',
      'Explaining {topic} to a houseplant: great listener, no follow-up questions.',
      'I rehearsed my views on {topic} in front of a houseplant.',
    ],
    body: [
      'It dropped a leaf.',
      'I choose to see that as applause.',
      'It has heard my drafts, my rebuttals and the part where I interview myself.',
      'If it starts growing toward the door, I will take the hint.',
      'Until then, we meet again at nine.',
    ],
    more: [
      'Experts say plants respond to the human voice. Mine responds the way people on trains respond. It turns a little toward the window. Still, nobody has ever taken {topic} so well, without once asking me to get to the point or to stop using the watering can as a microphone.',
    ],
  },
  {
    hooks: [
      'Reviewing my own opinion on {topic}: two stars, parking was fine.',
      'If opinions on {topic} had reviews, mine would say "smaller than in the photo."',
      'Honest review of my take on {topic}: arrived late, slightly damp.',
    ],
    body: [
      'Would not recommend to a friend, have recommended to several.',
      'The opening is strong and then it just sort of wanders around the parking lot.',
      'Service was confident, considering.',
      'A previous customer asked for evidence and was offered a breadstick.',
      'I will be back, because it is the only one I have.',
    ],
    more: [
      'The management, also me, has replied to the review. It thanks me for my feedback and promises that the opinion on {topic} will be refurbished in the autumn. There will be a new carpet. There will be a water feature. The breadsticks will stay, because the breadsticks are the best part.',
    ],
  },
  {
    hooks: [
      'This meeting about {topic} could have been an email.',
      'Welcome to another meeting about {topic} that could have been an email.',
      'We are gathered here today to discuss {topic}, which could have been an email.',
    ],
    body: [
      'And the email could have been a nap.',
      'Item one is a round of introductions for people who met yesterday.',
      'Item two is someone sharing the wrong screen with great dignity.',
      'Item three is "let us take this offline," the place where ideas go to retire.',
      'Thank you all, we will meet again to find out why we met.',
    ],
    more: [
      'I would like to thank the person who asked a question one minute before the end. You know who you are, and so does everybody who had put on a coat. I hope {topic} brings you joy. I hope your next sandwich is mostly the end of the loaf.',
    ],
  },
  {
    hooks: [
      'Explaining {topic} to a dog: strong eye contact, zero follow-up questions.',
      'Dogs have no opinion on {topic}, and look how well they sleep.',
      "A dog's view of {topic}: is it food, and if so, when?",
    ],
    body: [
      'We could learn from this.',
      'No thread, no counter-thread, no "interesting, but have you considered."',
      'Just a slow blink and a request to go outside.',
      'I tried the same approach in a meeting and was asked to use words.',
      'Society is not ready.',
    ],
    more: [
      'I am told that dogs live in the moment. I live in a moment too, but it is usually one from 2011 where I waved back at someone who was waving at somebody else. A dog would have licked both of them. That is the kind of thinking we need around {topic}.',
    ],
  },
  {
    hooks: [
      'Things I am normal about: the weather, lines, anything except {topic}.',
      'I was going to be calm about {topic}. It was a good four seconds.',
      'Ask me about {topic} only if you have nowhere to be.',
    ],
    body: [
      'I have a face for it and everything.',
      'Friends can see it coming and start collecting their coats.',
      'There is a pause, a breath, and then the phrase "okay but think about it."',
      'Nobody has ever thought about it fast enough.',
      'The bill has been paid and I am still at chapter one.',
    ],
    more: [
      'In my defense, I do come with warning signs. My voice goes up. My hands start drawing shapes. If you see me clear a space on the table and reach for the salt and the pepper to represent two sides of {topic}, you have about five seconds to find the bathroom.',
    ],
  },
  {
    hooks: [
      'Breaking: local person has thoughts on {topic}, more at eleven.',
      'We interrupt your scrolling for an urgent update on {topic}.',
      'And now over to our correspondent in the field of {topic}.',
    ],
    body: [
      'The update is that I have no update.',
      'Experts are calling it "a post" and "fairly short."',
      'Witnesses describe a person typing, deleting and typing again.',
      'Officials ask you to remain calm and hydrated.',
      'Back to you in the studio.',
    ],
    more: [
      'We now take you live to the scene, where a crowd of one has gathered. Spirits are high and the snacks are low. Asked for a comment on {topic}, a passerby said "sorry, I don\'t work here," which analysts are calling the most sensible contribution of the day.',
    ],
  },
];
