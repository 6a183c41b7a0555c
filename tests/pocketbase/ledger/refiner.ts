import { randomUUID } from 'node:crypto';
import { rules } from '#shared/rules.ts';
import { type Person, signUp } from '#tests/harness/people.ts';
import type { RunningPocketbase } from '#tests/harness/pocketbase.ts';
import type { LedgerCaller } from './ledger-caller.ts';

type Order = Parameters<LedgerCaller['refine']>[1];

export const { refinements: limit } = rules.plans.free;
export const fairUsePerDay = limit + 1;

/** Somebody who has generated once, and refines that or something else. */
export class Refiner {
  readonly person: Person;
  /** The key of what they generated. */
  readonly generation: string;
  readonly #ledger: LedgerCaller;

  private constructor(ledger: LedgerCaller, person: Person, generation: string) {
    this.#ledger = ledger;
    this.person = person;
    this.generation = generation;
  }

  static async of(pb: RunningPocketbase, ledger: LedgerCaller): Promise<Refiner> {
    const person = await signUp(pb);
    return new Refiner(ledger, person, await generated(ledger, person));
  }

  generated(changes: object = {}): Promise<string> {
    return generated(this.#ledger, this.person, changes);
  }

  /** A post of theirs, from what they generated only where that is said. */
  async saved(changes: object = {}): Promise<string> {
    const draft = { userId: this.person.id, text: 'Tea.', platform: 'x', tone: 'casual' };
    const { id } = await this.person.client.collection('posts').create({ ...draft, ...changes });
    return id;
  }

  async refined(order: Order): Promise<string> {
    const answer = await this.#ledger.refine(this.person, order);
    if (answer.outcome !== 'held') return answer.outcome;
    await this.#ledger.commit(answer.id, '{"text":"Shorter."}');
    return answer.outcome;
  }

  /** Once more than there are. */
  async refineAll(order: Order): Promise<string[]> {
    const outcomes: string[] = [];
    for (let time = 0; time <= limit; time += 1) outcomes.push(await this.refined(order));
    return outcomes;
  }

  /** What the page says before somebody asks. */
  leftFor(about: object): Promise<object> {
    return this.person.client.send('/api/account/refinements-left', {
      method: 'POST',
      body: { generation: '', post: '', fairUsePerDay, ...about },
    });
  }
}

async function generated(ledger: LedgerCaller, by: Person, changes: object = {}): Promise<string> {
  const key = randomUUID();
  const id = await ledger.held(by, { key, topic: 'Tea', details: 'Green', ...changes });
  await ledger.commit(id);
  return key;
}
