import type { Angle } from '../voice.ts';

export const link: readonly Angle[] = [
  {
    hooks: [
      "Leaving this here for whenever you've got a minute.",
      'No rush, but this one is for you.',
    ],
    body: [
      'Open it with a coffee, skip it if the day is full.',
      "I won't spoil it with a summary.",
      "I'd love to hear the first thing you thought.",
    ],
    more: [
      "I do think there's something nice about a link without a speech. You get to walk in on your own, look around and make up your own mind before I've told you what to look at. If you've got a question afterwards, I'm around.",
    ],
  },
  {
    hooks: ['Have a look and tell me what you think.', 'Could you take a look at this?'],
    body: [
      'Fresh eyes beat mine.',
      "I'm too close to say anything clever.",
      'Two honest words from you would do more than a page from me.',
      'Kind and blunt can be the same two words.',
    ],
    more: [
      "I find I learn most from people who tell me the small things. Where they paused, which word tripped them up, what they expected and didn't get. You don't have to be gentle about it. You just have to be specific, and I'll do the rest.",
    ],
  },
  {
    hooks: [
      'Sharing is easier than explaining, so here.',
      'I could explain, or I could just send you the link.',
    ],
    body: [
      'Link it is.',
      'Some things are better met in person, so to speak.',
      'Go and see for yourself, then come back and talk to me.',
    ],
    more: [
      "I could have written three paragraphs to tell you what you'll find, and you'd still have to go and look. So let's save both of us the three paragraphs. When you're back, tell me what you'd have written in them. I'm curious how close we'd be.",
    ],
  },
  {
    hooks: ['File this under worth a click.', 'One link today, just the one.'],
    body: [
      'I keep my links on a diet.',
      "If I send too many, you'd stop opening them, and fair enough.",
      'So this is the one for today.',
    ],
    more: [
      "So when one does make it through, it's because I'd honestly like you to see it. That's the whole recommendation. No countdown, no \"you won't believe,\" just me pointing at something and saying, look, over there.",
    ],
  },
  {
    hooks: [
      'Guess what I want to talk about today.',
      'Conversation starter, delivered to your door.',
    ],
    body: [
      "It's all behind the link.",
      'Open it first so we start from the same page, literally.',
      'Then bring me your questions, odd ones included.',
    ],
    more: [
      "What I enjoy most is when people come back with questions I wouldn't have thought of. It's like lending someone your umbrella and hearing where it's been. So bring me the sideways ones, the ones you'd normally keep to yourself because they seem too small.",
    ],
  },
  {
    hooks: [
      'If you only open one thing from me this week, make it this.',
      'My one small request for the week.',
    ],
    body: [
      'A click and an honest reaction.',
      "You don't have to like it.",
      "You don't even have to finish it.",
      'Tell me where you stopped and I learn something too.',
    ],
    more: [
      'I know how many things ask for your attention in a week. So thank you, whatever you decide. And if you do open it and have a thought on the way out, drop it here. A single honest sentence is worth the whole exercise to me.',
    ],
    least: 1,
  },
  {
    hooks: [
      'Passing this along the way you pass a good snack.',
      'This is me sliding something across the table.',
    ],
    body: [
      'No speech attached.',
      'Take it, try it, hand it to the next person if you like it.',
      'And if it is not your thing, tell me what is.',
    ],
    more: [
      "That's how most of the good things I know got to me, come to think of it. Nobody advertised them. Somebody just said \"here, try this\" and went back to what they were doing. I'd like to be that somebody for you today, if you've got a minute.",
    ],
  },
  {
    hooks: ['Something for your next slow five minutes.', 'For your next break, the short one.'],
    body: [
      'Made for the bit of the day between two things.',
      'Kettle on, link open, that is the whole plan.',
      'Come back and tell me if the timing worked.',
    ],
    more: [
      "And if you only have two minutes instead of five, that's fine as well. Start at the top, leave when you've had enough, and tell me which line you left on. It's the most useful thing anyone can tell me, and it takes less time than making tea.",
    ],
  },
  {
    hooks: ['Psst, over here.', 'Tiny tap on the shoulder.'],
    body: [
      "There's a link below and I'd like you to have it.",
      'I could have written a big introduction.',
      'You could have scrolled past it.',
      'This way we both save time.',
    ],
    more: [
      "So that's the deal. You get the link, I get to hear what you think of it if you feel like sharing. No quiz, no follow-up message asking whether you've had a chance to look. I trust you to find your way in and out again.",
    ],
  },
  {
    hooks: [
      "I'd like to know how this looks from where you are.",
      'Same link, different eyes: yours.',
    ],
    body: [
      'People notice such different things.',
      'What stands out to you is probably not what stands out to me.',
      "That's the fun of it, so tell me.",
    ],
    more: [
      "I might be looking at the layout while you're looking at one word in the second line. Neither of us is wrong, we just brought different days with us. That's why I'd like a few of you to look, and why I'm not saying a thing about it beforehand.",
    ],
  },
  {
    hooks: [
      'Bookmark now, thank yourself on Sunday.',
      'Save it for the weekend if today is too much.',
    ],
    body: [
      "It'll keep.",
      'I like links that are still there when the week calms down.',
      'When you get to it, let me know what stuck.',
    ],
    more: [
      "There's no expiry date on my curiosity either. Come back in a week, come back in a month, I'd still like to hear what you thought. Late replies are a bit like letters that took the long way around. I'm always happy when one turns up.",
    ],
  },
];
