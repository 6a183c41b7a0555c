import { z } from 'zod';
import { AnswerText, garbage } from './answer-text.ts';
import { JoinedText } from './joined-text.ts';
import { jsonPart, parseLoose } from './loose-json.ts';

/**
 * Reads an answer that is one list of like things under a name. Only the whole answer counts, and what in it is
 * no such thing is passed over.
 */
export class ListReader<Item> {
  readonly #answer = new AnswerText(() => false);
  readonly #text = new JoinedText();
  readonly #name: string;
  readonly #item: z.ZodType<Item>;
  readonly enough = false;

  constructor(name: string, item: z.ZodType<Item>) {
    this.#name = name;
    this.#item = item;
  }

  push(chunk: string): never[] {
    for (const text of this.#answer.push(chunk)) this.#text.add(text);
    return [];
  }

  end(): Item[] {
    for (const text of this.#answer.end()) this.#text.add(text);
    this.#answer.demandEnd();
    const json = jsonPart(this.#text.toString());
    const answer = z.object({ [this.#name]: z.array(z.unknown()) });
    const read = answer.safeParse(json === null ? null : parseLoose(json));
    if (!read.success) throw garbage(`names no ${this.#name}`);
    return Object.values(read.data)
      .flat()
      .flatMap((said) => {
        const { success, data } = this.#item.safeParse(said);
        return success ? [data] : [];
      });
  }
}
