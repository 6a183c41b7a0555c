import { z } from 'zod';
import type { Change } from '../../writer.ts';
import { longestPost } from './answer-limits.ts';
import { AnswerText, garbage } from './answer-text.ts';
import { JoinedText } from './joined-text.ts';
import { jsonPart, parseLoose } from './loose-json.ts';

const passage = z.string().max(longestPost);
const change = z.object({ post: z.number().int().min(1), from: passage.min(1), to: passage });
const answer = z.object({ changes: z.array(z.unknown()) });

/** Reads what is to be changed in a set of posts. Only the whole answer counts: half a change is none. */
export class ChangeReader {
  readonly #answer = new AnswerText(() => false);
  readonly #text = new JoinedText();
  readonly enough = false;

  push(chunk: string): never[] {
    for (const text of this.#answer.push(chunk)) this.#text.add(text);
    return [];
  }

  end(): Change[] {
    for (const text of this.#answer.end()) this.#text.add(text);
    this.#answer.demandEnd();
    const json = jsonPart(this.#text.toString());
    const read = answer.safeParse(json === null ? null : parseLoose(json));
    if (!read.success) throw garbage('names no changes');
    return read.data.changes.flatMap((said) => {
      const { data } = change.safeParse(said);
      return data ? [{ ...data, post: data.post - 1 }] : [];
    });
  }
}
