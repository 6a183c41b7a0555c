import { expect, test } from 'vitest';
import { describeTraits } from '#shared/text/voice/description.ts';
import { distanceToVoice } from '#shared/text/voice/distance.ts';
import { ownWords } from '#shared/text/voice/own-words.ts';
import { measureVoice } from '#shared/text/voice.ts';
import { type Author, authors, heldOut, names } from './authors.ts';

const told = (author: Author) => describeTraits(measureVoice(authors[author]));

test('what is measured tells clearly different authors apart in plain words', () => {
  expect(told('gardener')).toEqual(
    expect.arrayContaining([
      'Writes in English.',
      'Hardly ever contracts: “do not”, “it is”.',
      'Usually ends with a plain full stop.',
      'Uses no questions, exclamation marks, dashes, emoji, or hashtags.',
      'Writes in one block, without blank lines.',
    ]),
  );
  expect(told('coach')).toEqual(
    expect.arrayContaining([
      'Nearly always contracts: “don’t”, “it’s”.',
      'Usually opens with an emoji.',
      'Usually ends with an emoji.',
      'About 4 emoji a post, mostly in front of a line.',
      'About 2.5 hashtags a post.',
      'About 3 blank lines a post.',
    ]),
  );
  expect(told('coder')).toEqual(
    expect.arrayContaining([
      'Begins sentences in lower case.',
      'Often ends with no punctuation at all.',
      'Lets sentences trail off with three dots.',
    ]),
  );
  expect(told('baker')).toContain('Writes in German.');
});

test.each(names)('a held-out post of the %s is nearest to its own voice', (author) => {
  const { post } = heldOut(author);
  const distances = names.map((name) => ({
    name,
    distance: distanceToVoice(post, measureVoice(heldOut(name).samples)),
  }));
  const sorted = distances.toSorted((a, b) => a.distance - b.distance);
  expect(sorted[0]?.name).toBe(author);
  // Not by a hair: the next author is half as far again.
  expect(sorted[1]?.distance).toBeGreaterThan(1.5 * (sorted[0]?.distance ?? 1));
});

test('every post of every author, held out in turn, is nearest to its own voice', () => {
  const strayed: string[] = [];
  for (const author of names) {
    for (const post of authors[author]) {
      const distances = names.map((name) => {
        const samples = authors[name].filter((sample) => sample !== post);
        return distanceToVoice(post, measureVoice(samples));
      });
      const nearest = names[distances.indexOf(Math.min(...distances))];
      if (nearest !== author) strayed.push(`${author} taken for ${nearest}: ${post}`);
    }
  }
  expect(strayed).toEqual([]);
});

test('a distance stays between 0 and 1, whatever it is asked about', () => {
  const voices = [[], ['', ' ', '…'], ['👍', '👍', '👍'], authors.coach].map((samples) =>
    measureVoice(samples),
  );
  for (const text of ['', ' ', '🙂'.repeat(500), '#a #b #c', 'A'.repeat(3_000), '日本語です。']) {
    for (const traits of voices) {
      const distance = distanceToVoice(text, traits);
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThanOrEqual(1);
      expect(describeTraits(traits).join(' ')).not.toMatch(/NaN|undefined|null|Infinity/);
    }
  }
});

test('own words are used three times or more, in whatever spelling, and say something', () => {
  const samples = [
    'The kettle sang. Leverage it, leverage it! Let that sink in.',
    'My Kettle and the boat. LEVERAGE? Let that sink in. The boat.',
    'A kettle, twice a boat. Let that sink in, and let it be',
  ];
  const words = ownWords(samples);
  expect(words).toEqual(expect.arrayContaining(['kettle', 'boat', 'leverage', 'let that sink in']));
  for (const common of ['the', 'that', 'let', 'and', 'my']) expect(words).not.toContain(common);
  expect(ownWords(samples.slice(1))).not.toContain('leverage');
});
