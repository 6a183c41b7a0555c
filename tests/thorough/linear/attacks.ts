import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A text that grows by repeating one piece of it. */
export interface Attack {
  before: string;
  repeated: string;
  after: string;
}

export function textOf({ before, repeated, after }: Attack, length: number): string {
  return before + repeated.repeat(Math.ceil(length / repeated.length)) + after;
}

const parser = new RegExpParser({ ecmaVersion: 2025 });
/** What classes mostly tell apart; the characters that a pattern names itself come first. */
const alphabet = [
  ...Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code)),
  ...['\u0301', '\u200d', '\u2028', '\u2029', '\ufe0f', '\ufeff', '\u200e', 'я', '日', 'ا', '।'],
  ...['。', '…', '’', '“', '–', '＠', '＃', '🙂', '👍🏽', '🇩', '\ud800', '\u{e0041}', '\u{1f3f4}'],
];
const [mostSamples, mostPieces] = [60, 250];
/** Ends that let a match through, or spoil it at the last moment. */
const afters = ['', '\u0001', '\na'];

type Letter = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;

function isLetter(node: AST.Node): node is Letter {
  return /^(?:Character|CharacterSet|CharacterClass|ExpressionCharacterClass)$/.test(node.type);
}

function unique(values: Iterable<string>): string[] {
  return [...new Set(values)];
}

function* elementsIn(alternatives: AST.Alternative[]): Generator<AST.Element> {
  for (const { elements } of alternatives) for (const element of elements) yield* within(element);
}

/** An element of a pattern and all that stands inside of it. */
function* within(element: AST.Element): Generator<AST.Element> {
  yield element;
  if (element.type === 'Quantifier') yield* within(element.element);
  else if ('alternatives' in element) yield* elementsIn(element.alternatives);
}

/** Texts that parts of a pattern match; of the characters it treats alike it knows only one. */
class Sampler {
  readonly characters: string[];
  readonly #letters = new Map<string, string[]>();

  constructor({ source, flags }: RegExp, elements: AST.Element[]) {
    const raws = unique(elements.filter(isLetter).map(({ raw }) => raw));
    const tests = raws.map((raw) => new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, '')));
    const kinds = new Map<string, string>();
    for (const character of unique([...source, ...alphabet])) {
      const kind = tests.map((test) => (test.test(character) ? '1' : '0')).join('');
      if (!kinds.has(kind)) kinds.set(kind, character);
    }
    this.characters = [...kinds.values()];
    for (const [index, raw] of raws.entries()) {
      const matching = [...kinds].filter(([kind]) => kind[index] === '1');
      this.#letters.set(raw, matching.map(([, character]) => character).slice(0, 8));
    }
  }

  of(element: AST.Element): string[] {
    if (isLetter(element)) return this.#letters.get(element.raw) ?? [];
    if (element.type === 'Quantifier') return this.#repeated(element);
    if (element.type !== 'Group' && element.type !== 'CapturingGroup') return [''];
    const each = element.alternatives.map(({ elements }) => this.sequence(elements));
    return unique(each.flat()).slice(0, mostSamples);
  }

  #repeated({ element, min }: AST.Quantifier): string[] {
    const samples = this.of(element);
    const more = samples.map((sample) => sample.repeat(min + 1));
    return unique([...samples.slice(0, 1).map((sample) => sample.repeat(min)), ...more]);
  }

  /** The first sample of every element, then varied in one place at a time. */
  sequence(elements: AST.Element[]): string[] {
    const parts = elements.map((element) => this.of(element));
    const first = parts.map(([sample = '']) => sample);
    const varied = parts.flatMap((samples, at) =>
      samples.slice(1).map((sample) => first.with(at, sample).join('')),
    );
    return unique([first.join(''), ...varied]).slice(0, mostSamples);
  }

  /** What has to stand in front of an element, so that matching comes as far as to it. */
  before(element: AST.Element): string {
    const { parent } = element;
    if (parent.type === 'Quantifier') return this.before(parent);
    if (parent.type !== 'Alternative') return '';
    const earlier = parent.elements.slice(0, parent.elements.indexOf(element));
    const [here = ''] = this.sequence(earlier);
    return parent.parent.type === 'Pattern' ? here : this.before(parent.parent) + here;
  }
}

function pairs(pieces: string[]): string[] {
  const few = pieces.slice(0, 8);
  return few.flatMap((one) => few.map((other) => one + other));
}

/** Texts that make a backtracking engine work hardest: repetitions of what the pattern is made of. */
export function attacksOn(pattern: RegExp): Attack[] {
  const { unicode, unicodeSets } = pattern;
  const { alternatives } = parser.parsePattern(pattern.source, undefined, undefined, {
    unicode,
    unicodeSets,
  });
  const elements = [...elementsIn(alternatives)];
  const sampler = new Sampler(pattern, elements);
  const attacks = new Map<string, Attack>();
  const add = (before: string, repeated: string) => {
    if (repeated === '' || attacks.size >= mostPieces * afters.length) return;
    for (const after of afters) {
      attacks.set(JSON.stringify([before, repeated, after]), { before, repeated, after });
    }
  };
  for (const character of sampler.characters) add('', character);
  for (const element of elements) {
    if (element.type === 'Quantifier' && element.max > 1) {
      const samples = sampler.of(element.element);
      for (const piece of unique([...samples, ...pairs(samples)]))
        add(sampler.before(element), piece);
    }
    if (element.parent.type === 'Alternative') {
      // A beginning of a match again and again, each of which might look for its end.
      for (const sample of sampler.of(element).slice(0, 3))
        add('', sampler.before(element) + sample);
    }
  }
  for (const pair of pairs(sampler.characters)) add('', pair);
  return [...attacks.values()];
}
