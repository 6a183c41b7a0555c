import { describe, expect, test } from 'vitest';
import { shapePosts } from '#api/services/generation/shape-posts.ts';
import { offlineWriter } from '#api/services/writers/offline/offline-writer.ts';
import { lengthIds, platformIds, toneIds } from '#shared/rules.ts';
import { sameText } from '#shared/text/clean/same-text.ts';
import { isTooLong, withinRules } from '#shared/text/fit.ts';
import { orderFor, write } from './orders.ts';
import { bareTopics, pairs } from './topics.ts';

function plain(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

/** The pieces of a post that neither the author nor the editor has said. */
function invented(post: string, author: string): string[] {
  const said = plain(author);
  const body = post.replace(/^#\p{L}.*$/gmu, '');
  return body
    .split(/[.!?:;\n•,]+(?=\s|$)|(?<=\p{Extended_Pictographic})|^\d+\.\s/gmu)
    .map(plain)
    .filter((piece) => piece.trim() !== '' && !said.includes(piece) && !/^ \d+ $/.test(piece));
}

const all = [...pairs, ...bareTopics.map((topic) => [topic, ''] as const)];

/** Each topic in several kinds of post, so that all kinds are met without writing all of each. */
function kindsOf(at: number) {
  return Array.from({ length: 6 }, (_, turn) => ({
    tone: toneIds[(at + turn) % toneIds.length] ?? 'casual',
    platform: platformIds[(at + turn * 2 + Math.floor(turn / 3)) % platformIds.length] ?? 'x',
    length: lengthIds[(at + turn) % lengthIds.length] ?? 2,
    seed: `${at}-${turn}`,
  }));
}

describe.each(all.map(([topic, details], at) => ({ topic, details, at })))(
  '$topic',
  ({ topic, details, at }) => {
    test('says nothing that the author has not said', async () => {
      for (const kind of kindsOf(at)) {
        for (const post of await write({ ...kind, topic, details })) {
          expect(invented(post, `${topic}\n${details}`), post).toEqual([]);
        }
      }
    });

    test('fits, differs and is well set', async () => {
      for (const kind of kindsOf(at)) {
        const order = orderFor({ ...kind, topic, details });
        const posts = await write(order);
        // It is never silent without a reason.
        expect(posts.length > 0, topic).toBe(offlineWriter().refuses?.(order) === null);
        if (details !== '' && kind.platform !== 'x') expect(posts).toHaveLength(1);
        for (const [index, post] of posts.entries()) {
          expect(posts.slice(0, index).filter((other) => sameText(other, post))).toEqual([]);
          if (topic.length < 280) expect(isTooLong(post, kind.platform), post).toBe(false);
          expect(post).not.toMatch(/ {2}| \n|\n | $|\n{3}|undefined|null|\[object/);
          if (!topic.includes('{')) expect(post).not.toMatch(/\{\w+\}/);
          expect(post).not.toMatch(/[.!?,;]{2}|:\.|: :/);
        }
        if (topic.length > 280) continue;
        const shaped: string[] = [];
        const { signal } = new AbortController();
        for await (const post of shapePosts(offlineWriter(), order, signal)) shaped.push(post);
        expect(shaped).toEqual(posts.map((post) => withinRules(post, order.platform)));
      }
    });

    test('has the way to act in every post', async () => {
      const ways = details.match(/\S+@\S+\.\w+|\b[A-Z]{3,}\d+\b|\b\w+\.(?:org|co\.uk|com|app)\b/g);
      for (const kind of kindsOf(at)) {
        for (const post of await write({ ...kind, topic, details })) {
          for (const way of ways ?? []) expect(post).toContain(way);
        }
      }
    });
  },
);
