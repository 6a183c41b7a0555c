import { shownModel } from '../model/config.ts';
import type { InstalledModel } from './installed-models.ts';

/** They write no sentences at all. */
const neverWrites =
  /embed|rerank|\b(?:bge|e5|gte|tts|ocr|clip)\b|minilm|whisper|guard|shield|reward|diffusion|flux/;
/** They could, and are made for something else. Coders come last. */
const otherTrades: readonly RegExp[] = [
  /\br1\b|qwq|reason|think/,
  /llava|moondream|vision|vl\b|cogvlm|minicpm-v/,
  /math|sql|\bbase\b/,
  /code|codestral|devstral/,
];
/** Billions of parameters, best first: good and quick on most machines, then the rest. */
const sizes: readonly ((billions: number) => boolean)[] = [
  (billions) => billions >= 3 && billions <= 16,
  (billions) => billions > 16 && billions <= 40,
  (billions) => billions >= 1 && billions < 3,
  (billions) => billions > 40,
];
const unknownSize = 2;

/** From names as "llama3.2:3b", "Qwen2.5-7B-Instruct", "mixtral:8x7b" and "smollm2-135m". */
function billionsInName(name: string): number | null {
  const [, times, number, unit] =
    /(?:^|[^a-z\d.])(?:(\d{1,2})x)?e?(\d{1,4}(?:\.\d{1,3})?)([bm])(?![a-z\d])/.exec(name) ?? [];
  if (number === undefined) return null;
  const each = unit === 'b' ? Number(number) : Number(number) / 1_000;
  return each * Number(times ?? 1);
}

/** Without the folders of a file: their names say nothing of a model. */
function nameOf(id: string): string {
  return shownModel(id).toLowerCase();
}

function rank({
  id,
  billions: told,
}: InstalledModel): [trade: number, size: number, billions: number] {
  const name = nameOf(id);
  const trade = otherTrades.findIndex((made) => made.test(name)) + 1;
  const billions = told ?? billionsInName(name);
  if (billions === null) return [trade, unknownSize, 0];
  const size = sizes.findIndex((holds) => holds(billions));
  // A tiny one of the right trade writes worse than a large one of another.
  return size === -1 ? [otherTrades.length + 1, 0, billions] : [trade, size, billions];
}

/** The one that likely writes best, first of equals; none where all are for other things. */
export function preferredModel<Model extends InstalledModel>(
  models: readonly Model[],
): Model | null {
  const ranked = models
    .filter(({ id }) => !neverWrites.test(nameOf(id)))
    .map((model) => ({ model, rank: rank(model) }));
  ranked.sort(
    ({ rank: [trade, size, billions] }, { rank: [otherTrade, otherSize, others] }) =>
      trade - otherTrade || size - otherSize || others - billions,
  );
  return ranked[0]?.model ?? null;
}
