import { z } from 'zod';

export interface InstalledModel {
  /** As the server wants to hear it. */
  id: string;
  /** Parameters in billions; null where nothing tells. */
  billions: number | null;
}

/**
 * What an address answered: its models, nothing that a model server would say, or no word in time,
 * as from a server whose only thread is writing.
 */
export type Look = InstalledModel[] | 'nobody' | 'silent';

const patienceMs = 1_000;
const longestAnswer = 1_000_000;

const id = z.string().min(1).max(300);

const ollamaShape = z
  .object({
    models: z.array(
      z.object({
        name: id,
        /** Set for models that Ollama itself only passes on to its makers' own servers. */
        remote_host: z.string().optional(),
        details: z.object({ parameter_size: z.string().optional() }).optional(),
      }),
    ),
  })
  .transform(({ models }) =>
    models
      .filter(({ remote_host, name }) => !remote_host && !/[:-]cloud$/.test(name))
      .map(({ name, details }) => ({ id: name, billions: billionsIn(details?.parameter_size) })),
  );

const openaiShape = z
  .object({
    object: z.literal('list'),
    data: z.array(
      z.object({
        id,
        object: z.literal('model'),
        /** llama.cpp's own. */
        meta: z.object({ n_params: z.number().optional() }).nullish(),
      }),
    ),
  })
  .transform(({ data }) =>
    data.map(({ id, meta }) => ({ id, billions: meta?.n_params ? meta.n_params / 1e9 : null })),
  );

/** As "8.0B" or "134.52M". */
function billionsIn(size: string | undefined): number | null {
  const [, number, unit] = /^([\d.]{1,9})([BM])$/.exec(size ?? '') ?? [];
  if (number === undefined) return null;
  return unit === 'B' ? Number(number) : Number(number) / 1_000;
}

async function read(response: Response): Promise<unknown> {
  let text = '';
  if (!response.body) return undefined;
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.length > longestAnswer) return undefined;
  }
  return JSON.parse(text);
}

async function ask(url: string, shape: typeof ollamaShape | typeof openaiShape): Promise<Look> {
  try {
    // Any program may live at these ports: what it redirects to is none of our business.
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(url, { signal, redirect: 'error' });
    const answer = response.ok ? await read(response) : await response.body?.cancel();
    return shape.safeParse(answer).data ?? 'nobody';
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return late ? 'silent' : 'nobody';
  }
}

/** Ollama's own list tells sizes; every other server has OpenAI's. */
export async function installedModels(address: string): Promise<Look> {
  const [own, common] = await Promise.all([
    ask(`${address}/api/tags`, ollamaShape),
    ask(`${address}/v1/models`, openaiShape),
  ]);
  if (Array.isArray(own)) return own;
  if (Array.isArray(common)) return common;
  return own === 'silent' || common === 'silent' ? 'silent' : 'nobody';
}
