import type { Angle } from '../voice.ts';

export const own: readonly Angle[] = [
  {
    hooks: [
      'Let me tell you a bit about {topic}.',
      "A few words about {topic}, because I'd like you to know.",
    ],
    body: [
      'Nothing dramatic, no big reveal.',
      "I'd just rather you hear it from me than piece it together.",
      "Ask me the thing you'd normally be too polite to ask.",
      'Those questions are my favorite kind anyway.',
      "I'll answer the way I would on a couch, not on a stage.",
    ],
    more: [
      "I've never been great at the official version of things. There's always a tone in it that isn't mine. So this is the other version, the one you'd get if you dropped by unannounced and I hadn't tidied up yet.",
      "If something makes you curious, stop me there. If nothing does, tell me about something of yours instead. I'm happy either way, as long as it turns into a conversation at some point.",
    ],
  },
  {
    hooks: ['Ask me anything about {topic}.', 'Question time, and the subject is {topic}.'],
    body: [
      'Odd questions go first.',
      "I'll skip the polished answers, nobody remembers those.",
      "If I don't know, I'll say so and we can wonder together.",
      'No question is too small here.',
      'The tiny ones are usually the best.',
    ],
    more: [
      "I like doing it this way around. If I just talk, I'll tell you what I find interesting, and that may be the one detail you couldn't care less about. If you ask, we skip straight to your part.",
      'So go ahead. You can start with "this might be a silly question," it\'s a perfectly good way to begin. Some of my favorite chats have started exactly like that and ended an hour later than planned.',
    ],
  },
  {
    hooks: ["Today's guest on this page: {topic}.", "I'd like to show you {topic}."],
    body: [
      'Small wave from this side.',
      'I thought about a clever introduction and then thought, no, just say it.',
      'You can ask, poke around, tell me what you see.',
      'First impressions are welcome, including the wobbly ones.',
    ],
    more: [
      "You only get to see a thing for the first time once, and I've used mine up. So I can't tell any more what stands out and what's just normal to me by now. You can, which makes you very useful today.",
      "Tell me what you noticed first. Tell me what you expected and didn't find. You don't need to be nice about it, just be yourself, and I'll put the kettle on in the meantime.",
    ],
  },
  {
    hooks: ['I keep wanting to talk about {topic}.', 'Fair warning, this one is about {topic}.'],
    body: [
      "So today I'm letting myself.",
      'You know how some things just sit at the front of your head?',
      'You could be doing the laundry and there it is again.',
      'I figure if I say it out loud, one of you will have something to add.',
      "That's how it usually gets interesting.",
    ],
    more: [
      "It's a bit like humming. You don't decide to do it, and then somebody in the next room joins in, and suddenly it's a song. I'm hoping for somebody in the next room.",
      "So if this strikes a chord, hum along. Tell me what it reminds you of, or what you'd do, or what you'd want to know. And if it's not your tune at all, that's fine, I'll be humming something else by Thursday.",
    ],
  },
  {
    hooks: [
      'Not everybody needs to hear about {topic}. This is for those who do.',
      "If you care about {topic}, you're in the right place.",
    ],
    body: [
      'The rest of you may scroll on with my blessing.',
      "I'd rather talk to a few people properly than to everybody a little.",
      "So if you're one of the few, come closer.",
      'Tell me what brought you here.',
    ],
    more: [
      "I think that's what I like about small circles. Nobody has to shout. You can ask something half-formed, somebody knows what you mean, and nobody's looking at the clock or counting who said what.",
      "Let's have one of those here. I'll be around, reading, answering, probably with crumbs on the keyboard. Come as you are, stay as long as it's fun, and bring a friend if they'd like it too.",
    ],
  },
  {
    hooks: [
      'What would you like to know about {topic}?',
      "I'd love to hear your first question about {topic}.",
    ],
    body: [
      'I have my own list of things to say, but yours is probably better.',
      "People tend to ask about the part I'd never think of mentioning.",
      "That's where I learn something as well.",
      'So, first question that pops up, no filter.',
    ],
    more: [
      "I've noticed I explain things in the order I happened to learn them, and that's hardly ever the order in which they make sense. A good question fixes that. It picks the right end of the thread and gives it a little tug.",
      "So pull anywhere you like. I'll try to keep the answers short, and if I start to ramble you may wave. There's a decent chance we end up somewhere neither of us expected, and I'd call that a good post.",
    ],
  },
  {
    hooks: [
      "Guess what's on my mind today: {topic}.",
      "Today, in things I can't stop thinking about: {topic}.",
    ],
    body: [
      'No surprise there.',
      "I'm not even trying to be cool about it.",
      "It's nice to have something that makes the day feel a bit wider.",
      "What's the thing that does that for you?",
      'Trade you, one for one.',
    ],
    more: [
      "I don't think we tell each other enough about the things we're quietly into. We swap complaints, we swap the weather, and meanwhile everyone's carrying around something they could talk about for an hour.",
      "So here's mine, and now I'd like to hear yours. No need for it to be impressive. The smaller and stranger it is, the more I'll want to know how you got there.",
    ],
  },
  {
    hooks: ['I could use your eyes on {topic}.', 'What do you see in {topic} from where you are?'],
    body: [
      "I'm standing much too close.",
      'From here everything looks either obvious or impossible.',
      'One honest sentence from you would straighten me out a bit.',
      "You don't need to know anything about it, that's kind of the point.",
    ],
    more: [
      "There's this thing where you look at something for so long that it stops being a thing and turns into wallpaper. I could use someone to walk in and say, hey, what's that over there?",
      "So please walk in. Say what you see, ask the question that seems too simple, tell me which part you'd change first. I promise not to explain. I'll write it down, say thank you and go think about it.",
    ],
  },
  {
    hooks: ['So, {topic}. Where do I even start?', "Okay, let's talk about {topic} for a minute."],
    body: [
      'Probably with the ordinary bit.',
      'Everyone starts with the highlight, and the highlight is fine.',
      'But the ordinary bit tells you more about a thing.',
      "Ask me about that, and I'll tell you something true.",
    ],
    more: [
      "I've got a soft spot for the parts nobody takes pictures of. The middle of the week, the second try, the bit where you just get on with it. That's where I'd start if you asked me in person.",
      "And I'd want to hear about yours. Not the highlight, you can keep that for the holidays. The regular part, with the socks on. I think we'd find out pretty fast that we know the same kind of days.",
    ],
  },
  {
    hooks: [
      "One thing I'd like people to know about {topic}: you're welcome to ask.",
      'Curious about {topic}? Good, so am I, every day.',
    ],
    body: [
      "I mean it, the door's open.",
      'No appointment, no secret handshake.',
      "I like it when people just walk up and say what they're thinking.",
      'It saves everyone a lot of guessing.',
    ],
    more: [
      "There's a version of this post that tries to convince you of something. I wrote it, I read it, I deleted it. You don't need convincing, you need enough to decide whether you care, and somebody to ask if you do.",
      "That somebody is me. Leave a word here or send me a message, whatever feels easier. I'd much rather have three real chats about it than a hundred people nodding politely as they go by.",
    ],
  },
  {
    hooks: [
      "If you asked what I'm up to these days, I'd say {topic}.",
      'My short answer to the question of what is new: {topic}.',
    ],
    body: [
      'The long answer needs a bench and a bit of sun.',
      "I'm happy to give you either.",
      "Tell me how much time you've got and I'll pick the right version.",
      "There's a two-minute one with hand gestures.",
    ],
    more: [
      "I do love being asked, by the way. Really asked, with the follow-up question and everything. It's a small thing and it can carry you through half a week.",
      "So let me ask back. What's your short answer at the moment? Leave it below, I'd honestly like to know, and I might ask for the long one too. We'll find a bench somewhere.",
    ],
  },
];
