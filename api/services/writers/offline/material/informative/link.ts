import type { Angle } from '../voice.ts';

export const link: readonly Angle[] = [
  {
    hooks: ['Source in the link, questions in the comments.', 'Straight to the source.'],
    body: [
      'Reading the original takes a little longer than reading about it.',
      'You see what was said, what was not, and in which order.',
      'Bring back whatever remained unclear.',
    ],
    more: [
      'When you read it, note where you agree without thinking. Those passages are easy to skim, and they are also where one learns the least. A question mark in the margin is a good sign. Collect two or three of them, and decide at the end which is worth following up.',
    ],
  },
  {
    hooks: [
      'How to get more out of this link in five minutes.',
      'A short reading plan for this link.',
    ],
    body: [
      'Skim the headings, read the first and the last part, then choose one section.',
      'Write down one thing you did not know.',
      'Write down one thing you want to check.',
    ],
    more: [
      'If you have a little more time, go through it twice. The first time, only look at how it is built: what comes first, what is explained, what is taken for granted. The second time, read the parts that matter to you. Two quick passes usually leave more behind than a single slow one.',
    ],
    least: 1,
  },
  {
    hooks: [
      'Three questions to take with you before you click.',
      'Before you open this, pick a question.',
    ],
    body: [
      'What is it for, who is it for, and what is new here?',
      'Reading with a question makes it easier to skip what you do not need.',
      'Afterwards, see which of the three got answered.',
    ],
    more: [
      'Should none of the three be answered, you have learned something about the text, and you know what to ask next. Should all three be answered, try adding a fourth of your own. A question you came up with yourself is one you will remember, and the answer tends to stay with it.',
    ],
    least: 1,
  },
  {
    hooks: [
      'For everyone who prefers details over slogans.',
      'All the details are behind this link.',
    ],
    body: [
      'A post can point, and a page can explain.',
      'So I will do the pointing.',
      'If you find a part that needs explaining further, let me know.',
    ],
    more: [
      'For detailed material it helps to decide in advance how deep you want to go. To get an impression, read the beginning and the end. To use it, read the part that concerns you and take notes. To check it, look at the sources. These are three different tasks, and one seldom needs all of them at once.',
    ],
  },
  {
    hooks: ['A resource to keep.', 'Save this one for reference.'],
    body: [
      'Bookmarks work better with a reason attached.',
      'Add a note on why you saved it and when you expect to need it.',
      'Your future self will find it much faster.',
    ],
    more: [
      'It also helps to sort references by question and not by topic. A question such as how to check a number is easier to find again than a general heading, because it matches the situation in which you will be looking. If you already have such a list, see where this entry belongs, and whether it replaces an older one.',
    ],
  },
  {
    hooks: [
      'Read it, then explain it to somebody in two sentences.',
      'A small test to go with this link.',
    ],
    body: [
      'If two sentences are enough, you have understood it.',
      'If they are not, read the part where you got stuck.',
      'Feel free to post your two sentences below.',
    ],
    more: [
      'The two-sentence test works best with a specific person in mind. Choose somebody who has no prior knowledge and little time. You will have to decide what is essential, leave out what is merely interesting, and replace at least one technical word. All three are signs that you have worked with the material.',
    ],
  },
  {
    hooks: [
      'What do you notice first when you open this?',
      'Open this and note your first question.',
    ],
    body: [
      'First questions are valuable, they disappear as soon as we get used to something.',
      'Write yours down before reading further.',
      'Check at the end whether it was answered.',
    ],
    more: [
      'Later, compare your first question with the ones you have at the end. If they differ, the text has moved you from where you started, and it is worth noting how. If they are the same, either it has not been answered or you have not found the passage yet. A quick second look will tell you which.',
    ],
  },
  {
    hooks: ['Please read critically and report back.', 'Read this one with a pencil in hand.'],
    body: [
      'Underline what is claimed, circle what is shown.',
      'Both have their place, and it helps to know which is which.',
      'Corrections are welcome, with a source if possible.',
    ],
    more: [
      'Some words show you where to look closely. "Therefore" announces a conclusion, "probably" an uncertainty, "experts" a source that may or may not be named. You do not have to distrust any of them. It is enough to pause for a moment and see what stands behind each.',
    ],
  },
  {
    hooks: ['Here is where to find it.', 'The address, so you do not have to search.'],
    body: [
      'Short and practical.',
      'If it helps you, pass it on to someone who is still looking.',
      'If it does not, tell me what you were looking for.',
    ],
    more: [
      'One more practical note. If you pass it on, add a line saying what it is good for and what it is not. Recipients decide within seconds whether to open something, and a sentence from someone they know helps more than any preview. It also saves you from answering the same question several times.',
    ],
  },
  {
    hooks: ['New on the reading list.', 'Added to the reading list today.'],
    body: [
      'A good list is short, dated and pruned once a month.',
      'This entry can go when it has done its job.',
      'What is on yours at the moment?',
    ],
    more: [
      'To keep such a list useful, give every entry a purpose: to decide something, to learn a method, to understand a background. When the purpose is fulfilled, remove it without regret. A list that only ever grows is a storage room, and nobody goes to a storage room to read.',
    ],
  },
  {
    hooks: [
      'Everything you need is one click away, so I will keep this brief.',
      'Brief note, longer link.',
    ],
    body: [
      'Take from it what fits your situation.',
      'Situations differ, and good information says where it applies.',
      'Keep that in mind while you read, here and anywhere else.',
    ],
    more: [
      'While reading, mark the sentences that would be different in your situation. They show you what to adapt before you apply anything. Copying a solution without its conditions is a frequent source of disappointment. Knowing the conditions, you can often make a modest version work quite well.',
    ],
  },
];
