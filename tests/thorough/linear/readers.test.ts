import { expect, test } from 'vitest';
import { AnswerReader } from '#api/services/writers/model/answer/answer-reader.ts';
import { EventSplitter } from '#api/services/writers/model/answer/event-splitter.ts';
import { parseLoose } from '#api/services/writers/model/answer/loose-json.ts';
import { ThoughtSkipper } from '#api/services/writers/model/answer/thought-skipper.ts';
import { WholeAnswer } from '#api/services/writers/model/answer/whole-answer.ts';
import { WriterError } from '#api/services/writers/model/writer-errors.ts';
import { readMaterial } from '#api/services/writers/offline/material.ts';
import { editAsWished } from '#api/services/writers/offline/wishes.ts';
import { rules } from '#shared/rules.ts';
import { sameText } from '#shared/text/clean/same-text.ts';
import { cleanPost } from '#shared/text/clean.ts';
import { countPost } from '#shared/text/count.ts';
import { parsePost } from '#shared/text/entities.ts';
import { findFold, hookAdvice } from '#shared/text/feed/fold.ts';
import { splitThread } from '#shared/text/feed/thread.ts';
import { fitPost } from '#shared/text/fit.ts';
import { mendByHand } from '#shared/text/mend.ts';
import { keepsFacts } from '#shared/text/repair.ts';
import { findTells } from '#shared/text/tells.ts';
import { unwrap } from '#shared/text/unwrap.ts';
import { distanceToVoice } from '#shared/text/voice/distance.ts';
import { measureVoice } from '#shared/text/voice.ts';
import { completionOf, eventsOf } from '#tests/fakes/openai/wire.ts';
import { endingWithin, growsTooFast } from './growth.ts';
import { shapes } from './shapes.ts';

type Work = () => unknown;

function inPieces(text: string, length: number): string[] {
  return text.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
}

/** An answer that fails is read all the same; only a WriterError says so. */
function orFailing(work: Work): Work {
  return () => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof WriterError)) throw error;
      return error.kind;
    }
  };
}

function answer(chunks: string[]): Work {
  return orFailing(() => {
    const reader = new AnswerReader(5);
    for (const chunk of chunks) for (const _ of reader.push(chunk));
    return [...reader.end()];
  });
}

function events(text: string): Work {
  const chunks = inPieces(text, 10);
  return () => {
    const splitter = new EventSplitter();
    for (const chunk of chunks) for (const _ of splitter.push(chunk));
  };
}

function thoughts(text: string): Work {
  const pieces = inPieces(text, 10);
  return () => {
    const skipper = new ThoughtSkipper();
    for (const piece of pieces) skipper.push(piece);
  };
}

function shortened(text: string): Work {
  const body = completionOf(text);
  return orFailing(() => {
    const whole = new WholeAnswer();
    whole.push(body);
    return whole.end();
  });
}

/** As much text as the others have, in three posts. */
function voiceOf(text: string): Work {
  const posts = inPieces(text, Math.ceil(text.length / 3));
  return () => measureVoice(posts);
}

const voice = measureVoice(['One post.', 'Another one!', 'And a third?']);

const readers: [string, (text: string) => Work][] = [
  ['an answer in events of a few letters', (text) => answer(eventsOf(text, { deltas: 2000 }))],
  ['an answer that opens a post', (text) => answer(eventsOf(`{"posts":["${text}`))],
  ['an answer with broken JSON', (text) => answer(eventsOf(`{"posts":["a",${text}"b"]}`))],
  ['an answer in one piece', (text) => answer([completionOf(text)])],
  ['an answer that is no answer', (text) => answer(inPieces(text, 10))],
  ['the events of a stream', events],
  ['thoughts', thoughts],
  ['a shortened post', shortened],
  ['JSON', (text) => () => parseLoose(text)],
  ['JSON in an object', (text) => () => parseLoose(`{"a":${text}`)],
  ['texts in texts', (text) => () => unwrap({ posts: [text, { text }] }, parseLoose)],
  ['a post to clean', (text) => () => cleanPost(text)],
  ['two posts to compare', (text) => () => sameText(text, `${text}a`)],
  ['a post to count', (text) => () => countPost(text, 'x')],
  ['a post to colour', (text) => () => parsePost(text)],
  ['a post for X', (text) => () => fitPost(text, 'x')],
  ['a post with signs', (text) => () => findTells(text, { language: 'en' })],
  ['a post with signs in German', (text) => () => findTells(text, { language: 'de' })],
  ['a post with signs in Spanish', (text) => () => findTells(text, { language: 'es' })],
  ['a post with signs in French', (text) => () => findTells(text, { language: 'fr' })],
  ['a post with signs in Portuguese', (text) => () => findTells(text, { language: 'pt' })],
  ['a post of signs', (text) => () => findTells(`It is not just ${text}`, { language: 'en' })],
  ['a post to mend', (text) => () => mendByHand(text, findTells(text, { language: 'en' }))],
  ['facts to compare', (text) => () => keepsFacts(text, `${text} a`)],
  ['a voice to measure', voiceOf],
  ['a post to compare with a voice', (text) => () => distanceToVoice(text, voice)],
  ['a thread for X', (text) => () => splitThread(text, 'x')],
  ['a hook', (text) => () => hookAdvice(text, 10)],
  ['a fold', (text) => () => findFold(text, { characters: 125, lines: null }, () => true)],
  ['a post for LinkedIn', (text) => () => fitPost(text, 'linkedin')],
];

test.each(readers)('twice as much takes twice as long: %s', { timeout: 240_000 }, (_, work) => {
  const isSlow = (shape: string) =>
    growsTooFast((length) => work(shape.repeat(length / shape.length)));
  expect(endingWithin(200_000, () => shapes.filter(isSlow))).toEqual([]);
});

/** Sentences that all differ: many of the same are soon done with. */
function sentencesOf(length: number): string {
  const words = Array.from({ length: Math.ceil(length / 12) }, (_, at) => at.toString(26));
  const letters = words.map((word) =>
    word.replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? ''),
  );
  return letters.map((word) => `Oh the k${word}.`).join(' ');
}

test.each(['shorter', 'hook'] as const)(
  'twice as much takes twice as long: a post that the offline editor makes %s',
  { timeout: 240_000 },
  (action) => {
    const edit = (length: number) => {
      const text = sentencesOf(length);
      return () => editAsWished({ action, text }, { tone: 'casual' });
    };
    expect(endingWithin(200_000, () => growsTooFast(edit))).toBe(false);
  },
);

test('objects in objects are read once', () => {
  let reads = 0;
  let nested: unknown = '{"a post"';
  for (let level = 0; level < 11; level += 1) nested = { posts: nested };
  unwrap(nested, () => {
    reads += 1;
    throw new SyntaxError();
  });
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(20);
});

const { maxLength } = rules.topic;
const topics = [
  ...shapes.map((shape) => shape.repeat(maxLength).slice(0, maxLength)),
  ...shapes.map((shape) => `a.co ${shape.repeat(maxLength)}`.slice(0, maxLength - 1).concat('x')),
  `${'.'.repeat(maxLength - 1)}a`,
];

test('no topic keeps the offline editor busy', { timeout: 240_000 }, () => {
  for (const topic of topics) {
    expect(
      endingWithin(120_000, () => readMaterial({ topic, details: topic.repeat(2) })),
      topic,
    ).not.toBeNull();
  }
});
