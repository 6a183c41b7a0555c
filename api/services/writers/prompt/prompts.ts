import { refineActions } from '#shared/refinement.ts';
import { rules } from '#shared/rules.ts';
import type { FlawedPost, Wish, WritingOrder } from '../writer.ts';
import { asData } from './as-data.ts';
import { extentOf, fills, instructionWords, shapes } from './instruction-words.ts';
import { openingOf, openingsOf } from './opening.ts';
import { echoesOf } from './prompt-echo.ts';
import { type Fill, readPromptFile, type Words, wordNames } from './prompt-file.ts';
import { dividedFrom, sharingOf } from './sharing.ts';
import { allSigns, signsForWish } from './told-signs.ts';
import { voiceOf } from './voice-text.ts';

export interface PromptMessage {
  role: 'system' | 'user';
  content: string;
}

/** What one call is to write. */
export interface Task {
  /** Which of the instructions it gets. */
  desk: 'first' | 'second';
  posts: number;
  /** Its first door among those of the order; the other posts take the next ones, `stride` apart. */
  door: number;
  stride: number;
  /** What is there already and must not be said again. */
  earlier: readonly string[];
}

export interface NumberedDraft {
  number: number;
  text: string;
  /** Signs of a machine that code found in it. */
  signs: readonly string[];
  /** Numbers and names in it that the author did not give. */
  unknown: readonly string[];
}

/** The best of these drafts are wanted, at most so many, beside the earlier ones. */
export interface Question {
  drafts: readonly NumberedDraft[];
  most: number;
  earlier: readonly string[];
}

const write = readPromptFile('write.md');
const writing = write.part('Instructions');
const desks = { first: write.line('First desk'), second: write.line('Second desk') };
const message = write.part('Message');
const sourceBlock = write.part('Source');
const shareBlock = write.part('Share');
const earlierBlock = write.part('Earlier posts');

const refine = readPromptFile('refine.md');
const refining = { instructions: refine.part('Instructions'), message: refine.part('Message') };
const wishes = new Map(refineActions.map((action) => [action, refine.line(action)]));
const instructionBlock = refine.part('Instruction');

function call(name: string): { instructions: Fill; message: Fill } {
  const file = readPromptFile(name);
  return { instructions: file.part('Instructions'), message: file.part('Message') };
}
const choosing = call('choose.md');
const choosingByShare = sharingOf(readPromptFile('choose.md'));
const divideFile = readPromptFile('divide.md');
const dividing = {
  details: divideFile.part('Instructions'),
  page: divideFile.part('Instructions for a page'),
};
const toDivide = divideFile.part('Message');
const rooms = new Map(shapes.map((shape) => [shape, divideFile.line(`Room: ${shape}`)({})]));
const repairing = call('repair.md');
const proofreading = call('proofread.md');
const plainOpenings = openingsOf(readPromptFile('proofread.md'));
const shortening = call('shorten.md');

/** Of where it is from, a model needs the name: the address is added afterwards. */
function sourceOf({ source }: WritingOrder): string {
  if (source === undefined) return '';
  const { title, site, text } = source;
  return sourceBlock({ page: asData({ title, site, text }) });
}

function dataWords(order: WritingOrder, earlier: readonly string[]): Words {
  return {
    topic: asData(order.topic),
    details: asData(order.details),
    voice: voiceOf(order),
    source: sourceOf(order),
    share: order.share ? shareBlock({ facts: asData(order.share) }) : '',
    earlier: earlier.length === 0 ? '' : earlierBlock({ posts: asData(earlier) }),
  };
}

/** Parts that are left out leave no hole. */
function tidy(text: string): string {
  return text.replace(/\n{3,}/g, '\n\n').trim();
}

function messages(system: Fill, instructed: Words, user: Fill, data: Words): PromptMessage[] {
  return [
    { role: 'system', content: tidy(system(instructed)) },
    { role: 'user', content: tidy(user(data)) },
  ];
}

export function writingPrompt(order: WritingOrder, task: Task): PromptMessage[] {
  const doors = Array.from({ length: task.posts }, (_, at) => task.door + at * task.stride);
  const words = instructionWords(order, task.posts, doors);
  const desk = desks[task.desk](words);
  return messages(writing, { ...words, desk }, message, dataWords(order, task.earlier));
}

export function choosingPrompt(order: WritingOrder, question: Question): PromptMessage[] {
  const { drafts, most, earlier } = question;
  const told = drafts.map(({ number, text, signs, unknown }) => ({ number, text, signs, unknown }));
  const data = { ...dataWords(order, earlier), drafts: asData(told) };
  const share = order.share ? choosingByShare.how(order) : '';
  const words = { ...instructionWords(order, most, []), dividing: share };
  return messages(choosing.instructions, words, choosing.message, data);
}

export function dividingPrompt(order: WritingOrder): PromptMessage[] {
  const common = instructionWords(order, 1, []);
  const platforms = [order.platform, ...(order.others ?? [])].map((id) => {
    const { label, shape } = rules.platforms[id];
    const extent = extentOf({ ...order, platform: id }, common);
    return `- ${id}: ${label}, ${rooms.get(shape)}. ${extent}`;
  });
  const words = { ...common, platforms: platforms.join('\n') };
  return messages(dividing[dividedFrom(order)], words, toDivide, dataWords(order, []));
}

export function repairPrompt(order: WritingOrder, posts: readonly FlawedPost[]): PromptMessage[] {
  const data = { ...dataWords(order, []), posts: asData(posts) };
  const words = instructionWords(order, posts.length, []);
  return messages(repairing.instructions, words, repairing.message, data);
}

export function proofreadingPrompt(order: WritingOrder, posts: readonly string[]): PromptMessage[] {
  const told = posts.map((text, at) => ({ post: at + 1, text }));
  const data = { ...dataWords(order, []), posts: asData(told) };
  const opening = plainOpenings[order.share ? openingOf(order) : 'news']({});
  const words = { ...instructionWords(order, posts.length, []), opening };
  return messages(proofreading.instructions, words, proofreading.message, data);
}

export function shorteningPrompt(text: string, order: WritingOrder): PromptMessage[] {
  const words = instructionWords(order, 1, []);
  return messages(shortening.instructions, words, shortening.message, { post: asData(text) });
}

export function refiningPrompt(order: WritingOrder, wish: Wish): PromptMessage[] {
  const { action, text, language = 'en', instruction = '' } = wish;
  const into = { language: rules.languages[language] };
  const words = {
    ...instructionWords(order, 1, []),
    signs: signsForWish(wish, order),
    wish: wishes.get(action)?.(into) ?? '',
  };
  const asked = action === 'instruct' ? instructionBlock({ instruction: asData(instruction) }) : '';
  const data = { ...dataWords(order, []), post: asData(text), instruction: asked };
  return messages(refining.instructions, words, refining.message, data);
}

// Full stops, so that each sentence is known without the words that change.
const unfilled: Words = Object.fromEntries(wordNames.map((name) => [name, '.']));
const instructions = [
  ...[writing, ...Object.values(desks), choosing.instructions, repairing.instructions],
  ...[proofreading.instructions, shortening.instructions, ...Object.values(dividing)],
  ...[...fills, ...choosingByShare.fills, ...Object.values(plainOpenings)],
  ...[refining.instructions, ...wishes.values()],
].map((fill) => fill(unfilled));

/** Whether a model has repeated its instructions instead of writing a post. */
export const isPromptEcho = echoesOf([
  ...instructions,
  ...allSigns,
  ...write.list('Doors'),
  ...write.list('Angles'),
  ...write.list('Habits').flatMap((line) => line.split('|')),
]);
