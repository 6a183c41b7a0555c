import { describe, expect, test } from 'vitest';
import { offlineWriter } from '#api/services/writers/offline/offline-writer.ts';
import { platformIds, toneIds } from '#shared/rules.ts';
import { orderFor, write } from './orders.ts';

const hiring = {
  topic: 'We are hiring a baker in Leeds',
  details:
    '£14/hour, full time from June. We are six people and one cat. You start at 4am but you are home by noon. No experience needed, we train you. Apply: jobs@millbakery.co.uk by 12 May',
};

describe('the seed', () => {
  test('the same order gives the same posts', async () => {
    expect(await write(hiring)).toEqual(await write(hiring));
  });

  test('another seed is another choice of cuts, after the whole', async () => {
    const sets = await Promise.all(
      ['one', 'two', 'three', 'four'].map((seed) => write({ ...hiring, seed, posts: 2 })),
    );
    expect(new Set(sets.map(([whole]) => whole)).size).toBe(1);
    expect(new Set(sets.map(([, cut]) => cut)).size).toBeGreaterThan(1);
  });

  test('fewer posts are the beginning of more', async () => {
    const all = await write(hiring);
    expect(all.length).toBeGreaterThanOrEqual(3);
    expect(await write({ ...hiring, posts: 2 })).toEqual(all.slice(0, 2));
  });
});

test('what a reader needs stands in every post', async () => {
  for (const platform of platformIds) {
    for (const post of await write({ ...hiring, platform })) {
      for (const fact of [
        'hiring a baker in Leeds',
        '£14/hour',
        'jobs@millbakery.co.uk by 12 May',
      ]) {
        expect(post).toContain(fact);
      }
    }
  }
});

test('a topic alone gives few and short posts', async () => {
  for (const tone of toneIds) {
    const posts = await write({ topic: 'cold brew', tone });
    expect(posts).toHaveLength(1);
    for (const post of posts) expect(post.length).toBeLessThan(100);
  }
});

describe('the order of the author', () => {
  const topic = 'I failed the bar exam twice';
  const details =
    "passed third time, results came last friday. first fail 2023 by 4 points. i sat it again in march because i dont learn. the partner who said 'maybe it isn't for you' has left the firm";

  test('a story stays whole, with the topic first', async () => {
    for (const platform of platformIds) {
      const posts = await write({ topic, details, platform });
      expect(posts).toHaveLength(1);
      expect(posts[0]).toMatch(/^I failed the bar exam twice\.\s+Passed third time/);
      expect(posts[0]).toMatch(/has left the firm\.$/);
    }
  });

  test('careless typing is put right, units and addresses are not touched', async () => {
    const [post] = await write({
      topic: 'im looking for a stylist',
      details:
        '€16.50/hr, sat 28 nov or in may. we dont bite. its a small shop. i.hr@shop.co.uk/api',
    });
    expect(post).toBe(
      "I'm looking for a stylist. €16.50/hr, Sat 28 Nov or in May. We don't bite. It's a small shop.\n\ni.hr@shop.co.uk/api",
    );
  });

  test('what the topic says is not said again', async () => {
    const [post] = await write({
      topic: 'Just listed: 3 bed terrace on Orchard Street',
      details: '3 bed victorian terrace, Orchard St, Lancaster. Asking £248,000. No chain.',
    });
    expect(post).toBe(
      'Just listed: 3 bed victorian terrace, Orchard St, Lancaster. Asking £248,000. No chain.',
    );
  });

  test('comma-separated notes stay one line, a list stays a list', async () => {
    const [notes] = await write({
      topic: 'Repair café',
      details: 'Saturday 10am, Alder Road, free',
    });
    expect(notes).toBe('Repair café\nSaturday 10am, Alder Road, free.');
    const [list] = await write({ topic: 'Repair café', details: '- lamps\n- zips\n- bikes' });
    expect(list).toBe('Repair café\n\n• Lamps\n• Zips\n• Bikes');
  });
});

test.each([
  ['first honey of the year', 'First honey of the year'],
  ['our town library is staying open!!!', 'Our town library is staying open!'],
  ['how to descale a kettle', 'How do you descale a kettle?'],
  ['what freelancers forget to deduct', 'What freelancers forget to deduct'],
  ['should schools ban phones', 'Should schools ban phones?'],
  ['10 ways to use leftover bread', "What's your best way to use leftover bread?"],
  ['working mothers', "Let's talk about working mothers."],
  ['Neue Öffnungszeiten in unserem Laden', 'Neue Öffnungszeiten in unserem Laden'],
  ['Angebote', 'Angebote'],
  ['open plan offices', "Let's talk about open plan offices."],
  ['running with knee pain', 'Any tips for running with knee pain?'],
])('a topic alone: %s', async (topic, post) => {
  expect(await write({ topic })).toEqual([post]);
});

test('a list keeps its items and its order, and counts only what it holds', async () => {
  const items = 'skipping one-on-ones; doing the work yourself; hiring clones';
  const [five = ''] = await write({ topic: '5 mistakes new managers make', details: items });
  expect(five).toBe(
    'Mistakes new managers make:\n1. Skipping one-on-ones\n2. Doing the work yourself\n3. Hiring clones',
  );
});

test('a how-to without steps promises none', async () => {
  for (const post of await write({ topic: 'how to learn Spanish' }))
    expect(post).not.toContain(':');
});

test('a provocation states the claim first', async () => {
  const [post] = await write({
    topic: 'Cold brew is overrated',
    details: 'I run a coffee shop and 7 of 10 people order it.',
    tone: 'controversial',
  });
  expect(post).toMatch(/^(?:[^:]+: )?cold brew is overrated\./i);
});

test('hashtags stand where they are read, and name what the topic names', async () => {
  const about = { topic: 'sourdough workshop', details: 'Saturday 10am at the old mill' };
  for (const post of await write({ ...about, platform: 'instagram' })) {
    expect(post.match(/#\S+/g)).toEqual(['#Sourdough', '#Workshop']);
  }
  for (const post of await write({ ...about, platform: 'x' })) expect(post).not.toContain('#');
});

test('words that the author never uses stay away', async () => {
  const voice = { name: 'mine', samples: [], never: ['cat', 'please share'], always: [] };
  for (const post of await write({ ...hiring, voice })) expect(post).not.toMatch(/\bcat\b|please/i);
});

describe('an abort', () => {
  test('before the first post nothing is written', async () => {
    const reason = new Error('the reader left');
    const posts = offlineWriter().write(orderFor(), AbortSignal.abort(reason));
    await expect(posts[Symbol.asyncIterator]().next()).rejects.toBe(reason);
  });

  test('between two posts the second is not written', async () => {
    const reader = new AbortController();
    const seen: string[] = [];
    const reading = async () => {
      for await (const post of offlineWriter().write(orderFor(), reader.signal)) {
        seen.push(post);
        reader.abort();
      }
    };
    await expect(reading()).rejects.toThrow('aborted');
    expect(seen).toHaveLength(1);
  });
});

test('the operator sees what is at work', () => {
  expect(offlineWriter()).toMatchObject({ name: 'offline', offline: true });
});
