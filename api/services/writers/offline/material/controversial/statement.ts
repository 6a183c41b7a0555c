import type { Angle } from '../voice.ts';

export const statement: readonly Angle[] = [
  {
    hooks: [
      'I will say it and stay in the room: {statement}',
      'Said plainly, no disclaimer: {statement}',
    ],
    body: [
      'Disclaimers are how we apologize for thinking.',
      'If you disagree, do it properly and bring a reason.',
      'I will change my mind for a good argument.',
      'I will not change it for a raised eyebrow.',
    ],
    more: [
      'Most of what we post is written so that nobody can be angry about it. You can feel it in the sentences. They come with padding, with an escape hatch, with a little bow at the end. I would rather say something with an edge and hear where it cuts than hand out pillows all day.',
      'So here is the deal I offer. I will take your objection seriously, I will answer the best version of it, and I will tell you if you have moved me. In return I ask that you disagree with what it says, and not with what you assume I am like.',
    ],
    opinion: true,
  },
  {
    hooks: [
      'Some of you will not like this sentence: {statement}',
      'This may cost me a few followers: {statement}',
    ],
    body: [
      'I can live with that.',
      'A post that nobody could object to has nothing in it.',
      'Tell me where you think it goes wrong.',
      'Quote the exact word, general outrage is too easy.',
    ],
    more: [
      'I used to worry about the unfollow button. Then I noticed that the people who leave over one sentence were never reading the others. The ones who stay and argue are the reason to write at all. I would take ten of those over a crowd that scrolls past nodding.',
      'If this rubs you the wrong way, stay for a minute and find out why. Is it the claim, the tone, or the fact that a part of you agrees? All three are worth a reply. The third is the one that takes courage.',
    ],
    opinion: true,
  },
  {
    hooks: [
      'No "in my humble opinion" today: {statement}',
      'Not asking for permission to post this: {statement}',
    ],
    body: [
      'Humble is something you do, not something you type.',
      'We soften our sentences until they cannot hold any weight.',
      'I left this one hard on purpose.',
      'Lean on it and see if it gives.',
    ],
    more: [
      'There is a whole vocabulary for not saying things. "Just my two cents." "I could be wrong, but." "Not sure if anyone else feels this way." We call it modesty. Very often it is insurance, taken out in advance against the possibility that somebody will answer.',
      'I do want somebody to answer. I want to be told that I missed a case, got the order wrong, mistook my own street for the world. None of that can happen if I do not say it properly first. So there it stands, uninsured.',
    ],
  },
  {
    hooks: [
      'Disagree with me, I dare you: {statement}',
      'Looking for the best counterargument to this: {statement}',
    ],
    body: [
      'Agreement teaches me nothing.',
      'The weakest objections will arrive first, they always do.',
      'I am waiting for the one that keeps me up tonight.',
      'If you have it, please do not be polite.',
    ],
    more: [
      'Please spare me the objections that begin with who I am to say this. They are quick to write and settle nothing. A claim can be right in the wrong mouth and wrong in the right one. The only thing that counts is what happens when you lean on it.',
      'So lean. Take the case where it should fail and show me. If it holds, say so, because winning an argument in silence is bad manners. If it breaks, I will thank you in public and keep the pieces for a better version.',
    ],
    opinion: true,
  },
  {
    hooks: [
      'Put this on the record: {statement}',
      'I am signing this with my own name: {statement}',
    ],
    body: [
      'Anonymous courage is cheap.',
      'If a sentence is worth posting, it is worth standing next to.',
      'You may quote me, and you may remind me in a year.',
      'Better to be held to something than to have said nothing.',
    ],
    more: [
      'We have grown used to statements without an owner. "Mistakes were made." "It is felt that." "Some would argue." Somebody always wrote those words and then stepped out of the picture. I find it cowardly, in companies, in politics and in the family chat.',
      'A name under a sentence changes how it is written. You cut the parts you could not defend on a bad day. You look up the thing you were only fairly sure of. Try it with something you believe, and see how much of it survives your own signature.',
    ],
  },
  {
    hooks: [
      'Everyone will have a reaction, few will have a reason: {statement}',
      'React if you must, but read it twice first: {statement}',
    ],
    body: [
      'The second reading is where the argument lives.',
      'Most comment sections never get that far.',
      'Prove me wrong by adding a reason to your reaction.',
      'One reason, in plain words, and we have a real debate.',
    ],
    more: [
      'I am serious about reading it twice. The first time we read with our history: everyone who ever said something similar and everything we ever wanted to answer. Only the second time do we read what is there. A great many quarrels would end if people did that, and a few better ones would begin.',
      'And once you have done it, by all means go for the weak spot. I have left the sentence short so that there is nowhere to hide it. What I will not do is argue with something I never wrote, however satisfying it may be for the person who made it up.',
    ],
    opinion: true,
  },
  {
    hooks: [
      'Here is a line we could actually argue about: {statement}',
      'Finally something worth arguing about: {statement}',
    ],
    body: [
      'We waste our best energy on arguments nobody cares about.',
      'This is a better use of an evening.',
      'Take a side, even for practice.',
      'You learn more from defending a view for ten minutes than from liking one for years.',
    ],
    more: [
      'An argument, as I mean it, has two people who could both lose. Anything else is a lecture with heckling. I notice how seldom we risk that. We pick the topics on which our friends agree, the opponents who write badly, the words that get applause on the way in.',
      'This one I could lose. I can think of two good objections, and I am not going to tell you which. If you find a third, you have earned a very public "fair point." I hand out fewer of those than I should, and I am trying to be better about it.',
    ],
    opinion: true,
  },
  {
    hooks: [
      'Too blunt for some, overdue for others: {statement}',
      'Blunt version, because the polite one got ignored: {statement}',
    ],
    body: [
      'Politeness has its place, and it is rarely the headline.',
      'I prefer being understood to being liked.',
      'You can have manners and a spine in the same sentence.',
      'Show me yours in the replies.',
    ],
    more: [
      'People who mistake bluntness for rudeness have usually been lucky. They could afford to wait until somebody took the hint. In many rooms the hint is exactly what gets ignored, year after year, with a smile. At some point the kind thing to do is to say it so that it cannot be misunderstood.',
      'That does not make me right. It makes me easy to answer. You know what I think, and you did not have to decode it first. Give me the same in return: no hints, no sighs, one plain sentence that I can agree with or fight.',
    ],
    opinion: true,
  },
  {
    hooks: ['Think before you nod along: {statement}', 'Do not nod yet: {statement}'],
    body: [
      'Nodding is the laziest form of agreement.',
      'Ask what it would cost you if it were true.',
      'If the answer is nothing, you have not agreed to anything.',
      'If it costs something, now we are talking.',
    ],
    more: [
      'Agreement has become a gesture, like holding a door. It costs nothing and everybody feels good about it. But a belief that does not change what you do on a Wednesday is decoration. I have plenty of those myself, and I am slowly taking them down from the walls.',
      'So before you tell me that you agree, name the one thing you would do differently if you meant it. And before you tell me that you disagree, name the one thing I would have to do to convince you. Then we can skip the small talk.',
    ],
    opinion: true,
  },
  {
    hooks: ['{Statement} And I am not adding a winking emoji.', '{Statement} I mean it, no wink.'],
    body: [
      'Irony is a seatbelt, and I took mine off.',
      'We hide behind jokes so that nobody can hold us to anything.',
      'Hold me to this one.',
      'Then tell me what you would sign without a wink.',
    ],
    more: [
      'The wink is a clever device. If people like what you say, you meant it. If they do not, you were joking, and they have no sense of humor. Whole careers are built on never being caught in a sincere sentence. I find it exhausting to read, and a bit sad when I catch myself doing it.',
      'So no wink. You may find this naive, or stubborn, or plain wrong, and you may tell me so without a smile. I will take it as a sign of respect. We could use more of that kind of respect, and a good deal less charm.',
    ],
    opinion: true,
  },
  {
    hooks: [
      'The comfortable thing would be to keep this to myself: {statement}',
      'I could have kept quiet and been more popular: {statement}',
    ],
    body: [
      'Quiet is comfortable and changes nothing.',
      'The price of speaking is that somebody may answer.',
      'Good, that was the point.',
      'So answer.',
    ],
    more: [
      'Everybody keeps a list of things they would say if it had no consequences. I think those lists are the most interesting documents we have, and nobody gets to read them. We hand out the second-best sentences, the safe ones, and then complain that conversations are dull.',
      'This comes from my list. Perhaps it should have stayed there, you be the judge. But judge it out loud, and then give me one from yours. I would rather be startled by a real sentence than soothed by ten that anybody could have written.',
    ],
  },
  {
    hooks: ['{Statement} Show me where it fails.', '{Statement} Now find the hole in it.'],
    body: [
      'There may be one, there usually is.',
      'But it has to be in the sentence and not in my character.',
      'One counterexample beats ten raised eyebrows.',
      'I will be here, reading with a pencil.',
    ],
    more: [
      'I have a weakness for being corrected well. Somebody quotes the exact word, adds one case I had forgotten, and the whole thing tips over with a small, clean sound. It is embarrassing for a minute. After that I am a little less wrong than I was in the morning.',
      'What I cannot use is the sigh. It tells me that you disagree and keeps the reason to itself, like a doctor who frowns and leaves the room. If you have seen the hole, point at it. I would rather patch it in public than step into it alone.',
    ],
    opinion: true,
  },
];
