import { lengthIds, platformIds, rules, toneIds } from '#shared/rules.ts';
import { rulesAt } from '#shared/text/place.ts';
import { roomForCredit } from '#shared/text/source/credit.ts';
import { creditOf } from '../given.ts';
import type { WritingOrder } from '../writer.ts';
import { type Fill, type PromptFile, readPromptFile, type Words } from './prompt-file.ts';
import { setRules } from './set-rules.ts';
import { sharingOf } from './sharing.ts';
import { signsFor } from './told-signs.ts';

const writeFile = readPromptFile('write.md');
const likeness = writeFile.part('How to use a voice');
const sourcing = writeFile.part('How to use a source');
const tongues = { own: writeFile.line('Own language'), named: writeFile.line('Language') };
const origins = { link: writeFile.line('Origin: link'), name: writeFile.line('Origin: name') };

function linesOf<Id>(ids: readonly Id[], file: PromptFile, headingOf: (id: Id) => string) {
  return new Map(ids.map((id) => [id, file.line(headingOf(id))]));
}
const platformsFile = readPromptFile('platforms.md');
const places = linesOf(platformIds, platformsFile, (id) => `Platform: ${id}`);
const countings = linesOf(
  platformIds.map((id) => rules.platforms[id].counting),
  platformsFile,
  (counting) => `Counting: ${counting}`,
);
const manners = linesOf(toneIds, readPromptFile('tones.md'), (id) => id);
export const shapes = [...new Set(platformIds.map((id) => rules.platforms[id].shape))];
const lengthsFile = readPromptFile('lengths.md');
const headingsFor = (places: readonly string[]) =>
  lengthIds.flatMap((id) => places.map((place) => `${rules.lengths[id].label}: ${place}`));
const ofShapes = headingsFor(shapes);
lengthsFile.expectOnly([...ofShapes, ...headingsFor(platformIds)]);
const extents = linesOf(
  [...new Set([...ofShapes, ...lengthsFile.headings])],
  lengthsFile,
  (heading) => heading,
);
/** How long posts of an order are; a platform may have more room than others whose posts look alike. */
export function extentOf(
  { length, platform }: Pick<WritingOrder, 'length' | 'platform'>,
  words: Words,
): string {
  const { label } = rules.lengths[length];
  const ofPlatform = extents.get(`${label}: ${platform}`);
  const fill = ofPlatform ?? extents.get(`${label}: ${rules.platforms[platform].shape}`);
  return fill?.(words) ?? '';
}
const beside = writeFile.line('Other platforms');
const divided = sharingOf(writeFile);
const undivided = writeFile.line('Without a share');
const kindsFile = readPromptFile('kinds.md');
const kinds = linesOf(kindsFile.headings, kindsFile, (kind) => kind);

/** What a call's instructions are filled with: the rules of a platform, a tone, a length. */
export function instructionWords(order: WritingOrder, count: number, doorNumbers: number[]): Words {
  const { counting, label, limit, hashtags } = rulesAt(order);
  const length = rules.lengths[order.length];
  const { doors, habits, angles } = setRules(order.seed);
  const { others = [], among = 0 } = order;
  const angle = angles[among % angles.length] ?? '';
  const credit = creditOf(order);
  const origin = credit === '' ? 'name' : 'link';
  const words = {
    platform: label,
    tone: rules.tones[order.tone].label.toLowerCase(),
    length: length.phrase,
    count: String(count),
    limit: String(limit - roomForCredit(credit, order)),
    hashtags: String(hashtags),
    others: others.map((id) => rules.platforms[id].label).join(', '),
    dividing: order.share ? divided.how(order) : undivided({ angle }),
  };
  const filled = (fill: Fill | undefined) => fill?.(words) ?? '';
  const kindLines = [...kinds].map(([kind, fill]) => `- ${kind}: ${filled(fill)}`);
  const doorLines = doorNumbers.map((at, index) => `${index + 1}. ${doors[at % doors.length]}`);
  return {
    ...words,
    place: filled(places.get(order.platform)),
    counting: filled(countings.get(counting)),
    manner: filled(manners.get(order.tone)),
    extent: extentOf(order, words),
    kinds: kindLines.join('\n'),
    doors: doorLines.join('\n'),
    habits,
    beside: others.length === 0 ? '' : beside(words),
    signs: signsFor(order),
    likeness: order.voice === null ? '' : likeness(words),
    tongue: order.language
      ? tongues.named({ language: rules.languages[order.language] })
      : tongues.own({}),
    sourcing: order.source ? sourcing({ ...words, origin: filled(origins[origin]) }) : '',
  };
}

/** All that instructions may be filled with. */
export const fills: readonly Fill[] = [
  likeness,
  sourcing,
  beside,
  ...divided.fills,
  undivided,
  ...Object.values(tongues),
  ...Object.values(origins),
  ...[places, countings, manners, extents, kinds].flatMap((lines) => [...lines.values()]),
];
