import fc from 'fast-check';
import twitterText from 'twitter-text';
import { expect, test } from 'vitest';
import { type Platform, platformIds, rules } from '#shared/rules.ts';
import { cleanPost } from '#shared/text/clean.ts';
import { isTooLong } from '#shared/text/count.ts';
import { findEntities } from '#shared/text/entities.ts';
import { fitPost } from '#shared/text/fit.ts';
import { findLinks } from '#shared/text/links.ts';
import { unwrap } from '#shared/text/unwrap.ts';
import { modelOutput } from '#tests/unit/text/model-output.ts';
import {
  doubtfulLinks,
  hashtags,
  knownLinks,
  oldEmoji,
  seed,
  separate,
  signs,
  words,
} from '#tests/unit/text/written.ts';

const runs = 20_000;
/** Each output is fitted for two of the platforms, which take turns. */
const fits = runs * 2;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function takingTurns(turn: number): Platform[] {
  const count = platformIds.length;
  return platformIds.filter((_, index) => (index - turn + count * runs) % count < 2);
}

function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function names(text: string): string[] {
  const found = [...findEntities(text)].filter(({ kind }) => kind !== 'mention');
  return found.map(({ start, end }) => text.slice(start, end));
}

function hashtagsOf(text: string): number {
  return [...findEntities(text)].filter(({ kind }) => kind === 'hashtag').length;
}

function linksOf(text: string): number {
  const seen = [...findLinks(text)].filter(({ hostEnd }) => hostEnd !== null);
  return new Set(seen.map(({ start, end }) => text.slice(start, end))).size;
}

/** Signs that a platform refuses have others in their place, and nothing else has. */
function takenBy(platform: Platform, clean: string): string {
  const pairs = Object.entries(rules.platforms[platform].instead ?? {});
  return pairs.reduce((text, [sign, other]) => text.replaceAll(sign, other), clean);
}

function faultsOfClean(clean: string): string[] {
  const faults: string[] = [];
  if (clean !== clean.trim().normalize('NFC')) faults.push('untidy');
  if (/\p{Cs}|[\p{Cc}--[\n]]|\n{3}| \n/v.test(clean)) faults.push('wrong characters');
  return faults;
}

/** What a post is made of: nothing else may stand in what is fitted. */
interface Material {
  clean: string;
  written: Set<string>;
  named: Set<string>;
  hashtags: number;
}

/** Most posts stay as they are, and are never taken apart. */
function materialOf(clean: string): Material {
  let written: Set<string> | undefined;
  let named: Set<string> | undefined;
  return {
    clean,
    hashtags: hashtagsOf(clean),
    get written() {
      // A space keeps a hashtag's plain word, or what is left around a giant, from its neighbours.
      written ??= new Set(graphemes(clean)).add('…').add(' ');
      return written;
    },
    get named() {
      named ??= new Set(names(clean));
      return named;
    },
  };
}

function faultsOfFitted(of: Material, platform: Platform, text: string): string[] {
  const { hashtags, titleLimit, mostLinks } = rules.platforms[platform];
  const [line = '', ...below] = of.clean.split('\n');
  const titled = titleLimit === undefined || line.length <= titleLimit || below.length === 0;
  const linked = mostLinks === undefined || linksOf(of.clean) <= mostLinks;
  const fits = of.hashtags <= hashtags && !isTooLong(of.clean, platform) && titled && linked;
  // A title that nothing can be made of stays a line of the description.
  const mayStay = of.hashtags <= hashtags && !isTooLong(of.clean, platform) && linked;
  // What was left as it is has its own graphemes and names, and was fitted from itself.
  if (text === of.clean) return mayStay ? [] : ['left as it is'];
  const faults: string[] = [];
  if (fits) faults.push('changed without need');
  if (isTooLong(text, platform)) faults.push('over the limit');
  if (hashtagsOf(text) > hashtags) faults.push('too many hashtags');
  if (!graphemes(text).every((each) => of.written.has(each))) faults.push('broken grapheme');
  if (!names(text).every((name) => of.named.has(name))) faults.push('broken link or hashtag');
  if (fitPost(text, platform) !== text) faults.push('not settled');
  return faults;
}

test('whatever a model says: clean posts that fit, with nothing broken', {
  timeout: 600_000,
}, () => {
  const seen = { outputs: 0, posts: 0, fits: 0, changed: 0, cut: 0, empty: 0 };
  const sound = fc.property(modelOutput, (output) => {
    seen.outputs += 1;
    const posts = unwrap(output).map(cleanPost);
    for (const clean of posts.filter((post) => post !== null)) {
      seen.posts += 1;
      const faults = faultsOfClean(clean);
      const material = materialOf(clean);
      for (const platform of takingTurns(seen.outputs)) {
        const fitted = fitPost(clean, platform);
        seen.fits += 1;
        if (fitted !== clean) seen.changed += 1;
        if (fitted.includes('…') && !clean.includes('…')) seen.cut += 1;
        if (fitted === '') seen.empty += 1;
        const taken = takenBy(platform, clean);
        const of = taken === clean ? material : materialOf(taken);
        faults.push(...faultsOfFitted(of, platform, fitted));
      }
      expect(faults).toEqual([]);
    }
  });
  fc.assert(sound, { seed, numRuns: runs });
  console.log(`seed ${seed}: ${JSON.stringify(seen)}`);
  expect(seen.outputs).toBe(runs);
  // An output holds one post or more, seldom none.
  expect(seen.fits).toBeGreaterThan(fits);
  expect(seen.changed).toBeGreaterThan(runs / 2);
  expect(seen.cut).toBeGreaterThan(1_000);
});

test('twitter-text agrees that what we fit is not too long', () => {
  const tokens = [...words, ...signs, ...oldEmoji, ...knownLinks, ...doubtfulLinks, ...hashtags];
  const text = fc
    .tuple(separate(fc.constantFrom(...tokens)), fc.integer({ min: 1, max: 12 }))
    // What is far too long already is as hard to cut when it is longer still.
    .map(([post, times]) => post.repeat(Math.min(times, Math.ceil(600 / post.length))));
  const short = fc.property(text, (post) => {
    const clean = cleanPost(post);
    if (clean === null) return;
    const fitted = fitPost(clean, 'x');
    expect(twitterText.parseTweet(fitted).weightedLength).toBeLessThanOrEqual(280);
  });
  fc.assert(short, { seed, numRuns: 3_000 });
});
