import type { Angle } from '../voice.ts';

export const question: readonly Angle[] = [
  {
    hooks: [
      'How to approach a question like this: {question}',
      'Let us take this question apart: {question}',
    ],
    body: [
      'Begin with the words in it.',
      'Which of them could mean two things?',
      'Settle those first, and the rest often becomes two smaller questions.',
      'Smaller ones are easier to look up, test or ask.',
    ],
    more: [
      'A helpful exercise is to underline every word that somebody could reasonably define in another way. For each, write the definition you are using. You may find that you have been asking one thing while others were answering another. Once the words are settled, check which part of the question remains, and look that up first.',
    ],
    least: 1,
  },
  {
    hooks: [
      'Before you search for the answer, make a guess: {question}',
      'Guess first, look it up second: {question}',
    ],
    body: [
      'Write the guess down where you cannot edit it.',
      'Then search, and compare.',
      'Being wrong in writing makes the right answer easier to remember.',
      'If you were right, you learn how well calibrated you are.',
    ],
    more: [
      'Committing to an answer before seeing one takes no theory and can be tried today: guess, check, and see what you remember next week. Put a rough degree of certainty next to your guess, such as "fairly sure" or "no idea." After a few rounds you will know how far to trust that feeling.',
    ],
  },
  {
    hooks: [
      'Who would know the answer to this: {question}',
      'Looking for good sources on this: {question}',
    ],
    body: [
      'Find someone who has seen it up close.',
      'Look for someone who has counted.',
      'Look for someone who disagrees with both.',
      'Three short conversations can replace a long evening of searching.',
    ],
    more: [
      'Prepare for those conversations with two questions that leave room. Asking what people usually get wrong tends to bring up useful detail. Asking what they would look at if they had to find out leads you to sources you would not have found. Write down the answers in their words, and add yours later.',
    ],
    least: 1,
  },
  {
    hooks: [
      'What kind of question is this: {question}',
      'First decide what type of question you have: {question}',
    ],
    body: [
      'Some questions ask for a fact, some for a cause, some for a choice.',
      'Facts can be looked up.',
      'Causes need comparison, and choices need values.',
      'Mixing them up is a common reason why a discussion goes in circles.',
    ],
    more: [
      'You can usually tell by the verb. "Is" and "how many" ask for facts, "why" asks for causes, "should" asks for a choice. If a question contains more than one of them, split it and answer the parts in that order. A choice built on unchecked facts is a guess, and a fact alone will never make the choice for you.',
    ],
  },
  {
    hooks: [
      'Worth researching properly: {question}',
      'If you had one hour to research this: {question}',
    ],
    body: [
      'Ten minutes for an overview, and no opinions yet.',
      'Thirty for two sources that disagree.',
      'The last twenty go to writing half a page in your own words.',
      'The half page is what you will still have next year.',
    ],
    more: [
      'During the overview, collect only terms, names and dates. When you move to the two sources, note for each what would count against it. In the last part, close everything and write from memory, then check the passages where you hesitated. It is slower than copying and pasting, and you will need to do it only once.',
    ],
  },
  {
    hooks: [
      'What would a complete answer contain: {question}',
      'Sketch the answer before you look for it: {question}',
    ],
    body: [
      'A cause, an example and an exception.',
      'An answer without an exception has probably not met reality yet.',
      'Leave blanks where you are unsure.',
      'Now you know exactly what to look for.',
    ],
    more: [
      'Once you have a sketch, it is easy to see what kind of material is missing. Without an example, look for a case that has been described well. Without a cause, look for a comparison. Without an exception, ask someone with experience, because exceptions are rarely written down and most people who know the field can name one at once.',
    ],
  },
  {
    hooks: [
      'Try turning it around: {question}',
      'The opposite of a question can teach you something: {question}',
    ],
    body: [
      'Ask the reverse and answer that first.',
      'It sounds like a trick and it is a solid method.',
      'What you would do to get the opposite result shows which conditions matter.',
      'Then flip your notes back the right way up.',
    ],
    more: [
      'A small warning: the reverse of a question is not always its exact mirror. What prevents a bad result may be different from what brings about a good one. So when you flip your notes back, mark the points that only work in one direction. They are often the most interesting entries on the page.',
    ],
  },
  {
    hooks: [
      'Filed under open questions: {question}',
      'From the list of things worth looking up: {question}',
    ],
    body: [
      'I like keeping such a list.',
      'Date each entry, and add one line whenever you learn something.',
      'Old questions rarely get a grand solution.',
      'They get a little clearer with every line.',
    ],
    more: [
      'To decide which open question to look at next, ask two things about each: how much would the answer change what I do, and how hard would it be to find out? Begin with those that matter and are easy. The ones that matter and are hard deserve a person to talk to. The rest can stay on the list in peace.',
    ],
  },
  {
    hooks: [
      'What do we need to know before we can answer: {question}',
      'There is a question hidden before this one: {question}',
    ],
    body: [
      'Nearly every big question stands on a smaller one.',
      'Find it by asking what you are taking for granted.',
      'Answer that one carefully and the bigger one often gives way.',
      'Which assumption did you spot first?',
    ],
    more: [
      'Assumptions are easiest to spot from outside. Read the question to somebody from another field and ask what it takes for granted. You can also imagine it being asked a hundred years ago, or in another country, and see which part would sound strange. That part is an assumption, and it deserves a question of its own.',
    ],
  },
  {
    hooks: [
      '{Question} Reply with an answer and how you know.',
      '{Question} I am looking for answers with a source.',
    ],
    body: [
      'Your own observation counts as a source.',
      'Just say when and where you made it.',
      'A small, well-described observation is better than a large rumor.',
      'Collected side by side, they begin to show a pattern.',
    ],
    more: [
      'To describe an observation well, you need surprisingly little: what you saw, where and when, how often, and what you had expected. The last one is left out most often, although it tells the reader how remarkable the rest is. With those four details, even a single case becomes something others can build on.',
    ],
  },
  {
    hooks: [
      'How would you test your answer to this: {question}',
      'An answer is good when you can test it, so: {question}',
    ],
    body: [
      'Think of something you would expect to see if you were right.',
      'Then think of something you should never see.',
      'Go and look for the second one.',
      'It is quicker, and it is harder to fool yourself that way.',
    ],
    more: [
      'Write the test down before you look, including what you would accept as a clear result. Otherwise it is tempting to explain away whatever does not fit. And if your answer survives, say how it was tested when you pass it on. Others can then try something harder, and that is how an answer becomes reliable.',
    ],
  },
];
