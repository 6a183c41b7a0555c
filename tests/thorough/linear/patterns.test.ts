import { expect, test } from 'vitest';
import { type Attack, attacksOn, textOf } from './attacks.ts';
import { findPatterns } from './found-patterns.ts';
import { endingWithin, growsTooFast } from './growth.ts';

/** Patterns that never meet a stranger's text, by their file. Whatever is new there is tested. */
const ownText: Record<string, { because: string; patterns: RegExp[] }> = {
  'api/env-variables.ts': { because: 'the operator’s addresses', patterns: [/\/+$/] },
  'pocketbase/pb_hooks/lib/mail/letters.js': {
    because: 'the site’s own address',
    patterns: [/\/+$/],
  },
  'api/services/writers/prompt/prompt-file.ts': {
    because: 'the prompt files, read at the start',
    patterns: [/<!--[\s\S]*?-->/g, /\s*\n\s*/g],
  },
  'api/services/writers/offline/editor-data.ts': {
    because: 'the editor’s files, read at the start',
    patterns: [/<!--[\s\S]*?-->/g],
  },
  'scripts/import-direction.ts': {
    because: 'our sources',
    patterns: [/(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"`]([^'"`]+)['"`]/g],
  },
  'src/components/blog/reading.ts': { because: 'our articles', patterns: [/<\/?[A-Z][^>]*>/g] },
  'src/english/rss.xml.ts': { because: 'our articles', patterns: [/<svg[\s\S]*?<\/svg>/g] },
};

const patterns = await findPatterns({
  'api/front-door/site/serve-site.ts': { encoding: 'br' },
  'scripts/backup/places/s3-refusal.ts': { element: 'Key' },
  'src/build/page-rules.ts': { key: 'notFound' },
});

/** Runs only where pages are built, and reads nothing but our own files and what is made of them. */
const isOfBuild = (file: string) => file.startsWith('src/build/');

function isExempt(file: string, pattern: RegExp): boolean {
  const own = ownText[file]?.patterns ?? [];
  return isOfBuild(file) || own.some((each) => String(each) === String(pattern));
}

/** All matches in a text, or the one at its beginning where the pattern stays at its place. */
function matching(pattern: RegExp, text: string): () => void {
  const all = new RegExp(
    pattern,
    pattern.sticky ? pattern.flags : `${pattern.flags.replace('g', '')}g`,
  );
  return () => {
    all.lastIndex = 0;
    if (pattern.sticky) all.exec(text);
    else text.replace(all, '');
  };
}

/** The text on which a pattern takes four times as long when it is twice as long, or never ends. */
function weakness(pattern: RegExp, within = 120_000): Attack | undefined {
  let tried: Attack | undefined;
  const found = endingWithin(within, () =>
    attacksOn(pattern).find((attack) => {
      tried = attack;
      return growsTooFast((length) => matching(pattern, textOf(attack, length)));
    }),
  );
  return found === null ? tried : found;
}

test.each(patterns.filter(({ file, pattern }) => !isExempt(file, pattern)))(
  '$file:$line takes twice as long for twice the text: $pattern',
  { timeout: 180_000 },
  ({ pattern }) => {
    expect(weakness(pattern)).toBeUndefined();
  },
);

test('only patterns that exist are exempt', () => {
  const exempt = patterns.filter(
    ({ file, pattern }) => isExempt(file, pattern) && !isOfBuild(file),
  );
  const named = Object.values(ownText).flatMap((own) => own.patterns);
  expect(new Set(exempt.map(({ file, pattern }) => `${file} ${pattern}`)).size).toBe(named.length);
});

test.each([
  ['a string that never closes', /"(?:[^"\\]|\\[\s\S])*"/g],
  ['a run at the end', /[.!?]+$/],
  ['words that can be read in two ways', /^(?:(?:more|more here|here)\s*)*$/],
  ['a beginning without an end', /<!--[\s\S]*?-->/g],
])('this test would find %s', (_, pattern) => {
  expect(weakness(pattern, 400)).toBeDefined();
});
