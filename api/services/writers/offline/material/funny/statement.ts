import type { Angle } from '../voice.ts';

export const statement: readonly Angle[] = [
  {
    hooks: [
      'My lawyer, who is a cat, has cleared the following statement: {statement}',
      'Official statement, approved by a cat in a tie: {statement}',
    ],
    body: [
      'No further comment until feeding time.',
      'The cat would like it noted that it was against the comma.',
      'All press inquiries will be stared at.',
      'Appeals can be filed by leaving a box on the floor.',
    ],
    more: [
      'I should say that we went through several drafts. The first was all capital letters. The second was mostly the cat walking across the keyboard, and honestly it tested best with younger audiences. In the end we settled on plain words, because plain words are harder to deny later.',
      'The cat has since retired to a sunny spot to reflect on its role in public life. It asks for privacy at this time, and for tuna. I will be here to answer questions, although I was not present for most of the strategy.',
    ],
  },
  {
    hooks: [
      'Breaking news from my desk, population one: {statement}',
      'This just in from the chair I have not left: {statement}',
    ],
    body: [
      'Our reporter is also our anchor and our sound guy.',
      'The sound guy says hi.',
      'We will stay on this story until something shiny happens.',
      'Weather is next, and the weather is snacks.',
    ],
    more: [
      'Coming up after the break: a panel of experts, all of them me in different hats. The one in the beret disagrees with everything. The one in the hard hat would like us to check the exits. The one in the shower cap wandered in by mistake and has the best point so far.',
      'We have reached out to myself for a comment and I have promised to get back to me. Until then, please stay tuned, stay hydrated, and do not adjust your set. It looks like this on purpose.',
    ],
  },
  {
    hooks: [
      'Read this in the voice of a movie trailer: {statement}',
      'In a world full of posts, one post says: {statement}',
    ],
    body: [
      'Big drum. Slow zoom. Somebody takes off their glasses.',
      'Coming soon to a screen you were already holding.',
      'Critics call it "text."',
      'Rated S for short.',
    ],
    more: [
      'Then a door opens in slow motion. There is always a door. Somebody says "we have to go back" and somebody else says "there is no back," and you realize you have been holding your popcorn at chest height for ninety seconds without eating any.',
      'The sequel has already been announced, with the same cast and half the ideas. But this one, this first one, you saw it when it was just a line of text on a phone. Tell your grandchildren. They will ask what a phone was.',
    ],
  },
  {
    hooks: [
      'I practiced this in the mirror: {statement}',
      'The mirror heard it first and asked no questions: {statement}',
    ],
    body: [
      'It went better in the mirror.',
      'The mirror nodded exactly when I nodded, which felt supportive.',
      'Live audiences are trickier, they have their own faces.',
      'Please nod when you are ready.',
    ],
    more: [
      'I tried it in several styles. There was the newsreader, the weary detective, and the person who has just been handed a baby. The detective was the most convincing, but everything sounds better when you pretend it is raining.',
      'So imagine me under a streetlamp as you read it again. Collar up. Saxophone somewhere. A single fry in my hand because I got hungry waiting for the fog machine. That is the energy I was going for.',
    ],
  },
  {
    hooks: [
      'Deep breath, big font, no take-backs: {statement}',
      'I typed this, walked around the room and came back: {statement}',
    ],
    body: [
      'The walk fixed nothing but I got my steps in.',
      'I considered adding a joke here.',
      'Then I considered adding dignity, and we were out of both.',
      'So please enjoy it as it is, slightly warm.',
    ],
    more: [
      "You should know that my thumb hovered. It hovered so long that the screen went dark and I saw my own face in it, from below, which is nobody's best angle. That is when I thought, well, it cannot get worse than this, and pressed the button.",
      'Since then I have checked four times whether anyone has reacted. My mother put a heart. A man who sells gutters put a thumbs-up. I feel this is already bigger than I planned, and I may need a manager and a nicer shirt.',
    ],
  },
  {
    hooks: [
      'Things I said with my whole chest today: {statement}',
      'Said loudly, in an empty kitchen: {statement}',
    ],
    body: [
      'The fridge hummed in agreement.',
      'The toaster stayed neutral, which is so like the toaster.',
      'I feel we made progress as a household.',
      'Open to hearing from humans too, if any are around.',
    ],
    more: [
      'The washing machine took it hardest. It shook for a good ten minutes and then went very quiet. The kettle, as usual, came to the boil over nothing. I had hoped for a proper debate, but it is difficult to chair a meeting where everyone is plugged into a different wall.',
      'If you would like to join, we meet most evenings around the time I remember that I meant to eat something green. There are no minutes. There is, however, cheese, and everybody gets a turn to hold the tongs and speak.',
    ],
  },
  {
    hooks: [
      'If this were a fortune cookie, it would say: {statement}',
      "Tonight's fortune cookie, slightly crushed: {statement}",
    ],
    body: [
      'Lucky numbers: the ones you already use as a password.',
      'The cookie itself was dry but it meant well.',
      'Add whatever ending makes you giggle, I am not the cookie police.',
      'Then pass the soy sauce.',
    ],
    more: [
      'I have always admired the people who write for cookies. Nobody knows their names. They sit somewhere with a very small typewriter and a large responsibility, deciding which of us will meet a stranger and which of us should call our mother. This one had a smudge on it that might have been destiny or sesame.',
      'I will keep the slip in my wallet next to the library card and the stamp card for a café that closed. One more stamp and I would have been unstoppable. Perhaps this is the universe making it up to me.',
    ],
    opinion: true,
  },
  {
    hooks: [
      'Somebody had to say it, and the dog refused: {statement}',
      'Nobody at the table would say it, not even the dog: {statement}',
    ],
    body: [
      'You may now clear your throats.',
      'I will accept applause, gasps or a second dessert.',
      'Awkward silence is also fine, I brought a book.',
      'It is the size of a phone and it is a phone.',
    ],
    more: [
      'There was a long pause afterwards. You could hear the ice settle in the glasses. You could hear somebody three doors down put a lid on a pan. A lesser person would have added "just kidding," but I am that lesser person and I was chewing, so the moment passed.',
      'In the end the dog came round to it. It took a slice of ham and some eye contact. I suggest the same approach for your own family gatherings, and I recommend bringing extra ham, because there is always an uncle who needs convincing too.',
    ],
  },
  {
    hooks: [
      'Please engrave this on something affordable: {statement}',
      'Put it on a mug, put it on a tote bag: {statement}',
    ],
    body: [
      'A tasteful font, please, nothing that looks wet.',
      'If it does not fit on the mug, get a bigger mug.',
      'If it still does not fit, congratulations on your new soup bowl.',
      'I take payment in soup.',
    ],
    more: [
      'My first choice was marble, but they charge by the letter and I am not made of vowels. So we are going with stickers. You will find them on lampposts, laptops and the inside of your coat, because I get carried away when I have stickers.',
      'If anyone knows a good embroiderer, I also have plans for a cushion. A cushion says "I believe in this" and "I believe in lumbar support" at the same time. Few mediums are that honest. I will start with one and see how my lower back feels about it.',
    ],
    opinion: true,
  },
  {
    hooks: [
      '{Statement} I will be taking questions from behind the couch.',
      '{Statement} And now I leave, through what turns out to be a glass door.',
    ],
    body: [
      'Nobody saw that.',
      'Two people saw that.',
      'They have been offered snacks and a modest non-disclosure agreement.',
      'Carry on as if I left with style.',
    ],
    more: [
      'People always ask how I stay so composed in public. The trick is to walk as if you had somewhere to be and to keep walking until you are in a stairwell. Then you sit on a step and eat the emergency biscuit. I have a biscuit for every occasion and this was a two-biscuit occasion.',
      'I am back now, with crumbs and a new sense of perspective. The glass door is fine. We have agreed to put a sticker on it at eye level, a small bird, so that the next dramatic exit has at least a fighting chance.',
    ],
  },
  {
    hooks: [
      'I could have put this in an email with nine people in copy: {statement}',
      'Per my last thought: {statement}',
    ],
    body: [
      'Kind regards, warm regards, whichever regards you have left.',
      'Please find attached nothing.',
      'Somebody will reply to all and we will never speak of it again.',
      'Let me know if you need me to circle back into the sea.',
    ],
    more: [
      'I did look at the calendar to find a slot that suits everyone. It turns out everyone is free on the thirtieth of February. So I went ahead without a meeting, and I am told that this is how anarchy begins, or a very good afternoon.',
      'Please reply only if your reply is "noted," in which case please do not reply. I will now set my status to "in a call," close the lid of the laptop with great care, and go and look at a tree until somebody finds me.',
    ],
  },
];
