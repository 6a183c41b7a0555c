import type { Angle } from '../voice.ts';

export const question: readonly Angle[] = [
  {
    hooks: [
      'It takes courage to ask this honestly: {question}',
      'Be brave for a minute and ask yourself: {question}',
    ],
    body: [
      'You do not have to answer right away.',
      'Let the question sit next to you for a while.',
      'The first answer may be fear talking, and the second may be habit.',
      'Wait for the third one, it tends to sound like you.',
    ],
    more: [
      'Honest questions can feel like standing at the edge of cold water. You know you will be glad afterwards, and still you wait. So do not jump if you would rather walk in. Write one sentence about it tonight, and another tomorrow. Before long you will be swimming, and you will hardly remember what you were afraid of.',
    ],
  },
  {
    hooks: [
      'Take this question on your next walk: {question}',
      'Put your shoes on and bring this with you: {question}',
    ],
    body: [
      'Move your feet and let your mind follow.',
      'You are not looking for the perfect answer.',
      'You are looking for the next honest one.',
      'Come home with a single sentence and call it a good walk.',
    ],
    more: [
      'Walking has a way of loosening what we hold too tightly. With every block the question gets a bit friendlier. Maybe you will notice that you had been asking it with a hard voice, as if you owed somebody a result. Ask it again on the way home, more softly, the way you would ask a child what they dream of.',
    ],
  },
  {
    hooks: [
      'Nobody expects you to know this yet: {question}',
      'You are allowed to not know: {question}',
    ],
    body: [
      'Not knowing is where every learner stands.',
      'Stand there with a straight back.',
      'Ask one person, read one page, try one small thing.',
      'By next week the question will already look different.',
    ],
    more: [
      'I would love for more of us to say those words without blushing. "I do not know yet" has a small, bright word at the end of it. Yet means you are still in it. Yet means that tomorrow may look different. Keep that word close, and be proud of every day on which you keep the question open.',
    ],
  },
  {
    hooks: [
      'A good question can change the direction of a day: {question}',
      'Let this question set the tone for your day: {question}',
    ],
    body: [
      'Answers close a chapter, questions open one.',
      'Write it at the top of a blank page.',
      'Fill the page without lifting the pen and without being clever.',
      'Circle the line that surprised you and start there.',
    ],
    more: [
      'A day can turn on something very small. You ask one thing differently, you listen for a moment longer, you write down a line you would usually wave away. Nobody around you will notice. But you will go to bed having moved, and that quiet feeling of having moved is worth more than a perfect plan.',
    ],
  },
  {
    hooks: [
      'Ask it out loud, even if your voice is quiet: {question}',
      'Said quietly, meant sincerely: {question}',
    ],
    body: [
      'Quiet questions reach people too.',
      'Somebody reading this has the same one and thought they were the only one.',
      'Now there are at least two of you.',
      'That is how a lot of good things begin.',
    ],
    more: [
      'We are so good at hiding the questions that matter most. We wrap them in jokes, we hand them over as if they were for a friend. If you recognize yourself in this, you are welcome here as you are. Ask it in your own words, or just read along. Simply knowing that others ask it too can make a day lighter.',
    ],
  },
  {
    hooks: [
      'What if the question itself is the progress: {question}',
      'You are further along than you think if you are asking: {question}',
    ],
    body: [
      'There was a time it would not have crossed your mind.',
      'Look how far your curiosity has carried you.',
      'Trust it for one more step.',
      'You can rest there and ask again.',
    ],
    more: [
      'Think of where you were when you did not even have this question. You had to grow toward it. You had to outgrow a few easy answers and admit that they no longer fit. That is real movement, even when it feels like standing still in the fog. Give yourself credit for the distance, and keep your face to the light.',
    ],
  },
  {
    hooks: [
      'Answer this for the person you want to become: {question}',
      'Let your future self answer: {question}',
    ],
    body: [
      'They are calmer than you are today.',
      'They remember that you did not have it all worked out.',
      'They are glad you began before you felt sure.',
      'Do one thing today that makes their answer true.',
    ],
    more: [
      'Sit with that picture for a moment. See them at a table, a little older, laughing about how much you worried. What would they tell you to stop doing? What would they thank you for? You do not need to become that person today. You only need to do one thing they would recognize as yours.',
    ],
  },
  {
    hooks: [
      'Give this one a kind and honest answer: {question}',
      'Be as gentle with your answer as you would be with a friend: {question}',
    ],
    body: [
      'You would never rush a friend through it.',
      'You would put the kettle on and let them find the words.',
      'Offer yourself the same patience.',
      'A kind answer can still be a true one.',
    ],
    more: [
      'We tend to give ourselves the answers we would never give to someone we love. Too harsh, too fast, with an old tone in them that was never ours to begin with. Try it again with a hand on your heart. Say what you would say to your dearest friend. Then notice how true it sounds, and how much easier it is to act on.',
    ],
  },
  {
    hooks: [
      'Stop scrolling for ten seconds and answer: {question}',
      'Ten seconds, one deep breath: {question}',
    ],
    body: [
      'Whatever came up first, write it down.',
      'It does not have to make sense to anyone else.',
      'You can argue with it tomorrow.',
      'Today, just let it be on paper.',
    ],
    more: [
      'Our first honest words are often short and a little crooked. Do not straighten them right away. They may be telling you what the polished version would hide. Keep the page. Look at it again when you are rested, with the kindest eyes you have, and choose one word from it to take into tomorrow.',
    ],
  },
  {
    hooks: [
      '{Question} You have more of the answer than you think.',
      '{Question} Start with what you already know.',
    ],
    body: [
      'Begin with the part you can say without hesitation.',
      'Then add the part you only suspect.',
      'The space between the two is your next step.',
      'It may be smaller than it looked.',
    ],
    more: [
      'You have lived with yourself longer than anyone. You know what makes you light and what makes you heavy. You have come through days that once seemed impossible, and you carry the evidence with you. Ask that part of you first. It speaks quietly, and it is right more often than the loud voices around you.',
    ],
  },
  {
    hooks: [
      'We grow in the direction of our questions, so: {question}',
      'Choose your questions with care, today I choose: {question}',
    ],
    body: [
      'It could open up more than it settles.',
      'Carry it for a week without forcing it.',
      'Notice who and what seems to answer along the way.',
      'Then share what you found, someone is waiting to hear it.',
    ],
    more: [
      'Not every question has to be answered to be useful. Some are companions. They walk beside you, point at things and remind you of what you care about. If this is one of those for you, let it stay. It will be there on the good days and on the slow ones, and it may lead you somewhere a quick answer never could.',
    ],
  },
];
