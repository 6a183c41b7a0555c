import { createHash, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AppBindings, Services } from '#api/context.ts';
import type { Generation } from '#api/services/generation/generation.ts';
import type { GenerationEvent, Unsaid } from '#api/services/generation/generation-events.ts';
import type { GenerationOrder } from '#api/services/generation/generation-order.ts';
import { resultOf } from '#api/services/generation/sitting.ts';
import type { Writers } from '#api/services/writers/choose-writers.ts';
import { type GeneratedPost, restHeader } from '#shared/contracts/page-api.ts';
import type { ProblemCode } from '#shared/problem.ts';
import { languageIds } from '#shared/refinement.ts';
import { defaultLength, lengthIds, platformIds, rules, toneIds } from '#shared/rules.ts';
import { dropInvisible } from '#shared/text/clean/invisible.ts';
import { showsSomething } from '#shared/text/clean/visible.ts';
import { bearerToken, keyShape, readJson, refuse } from './request.ts';
import { sourceShape } from './source-shape.ts';
import { streamed } from './streamed.ts';

const { advanced } = rules;

const plainShape = z.object({
  topic: z
    .string({ error: 'topicMissing' })
    .transform((topic) => dropInvisible(topic).trim())
    .refine(showsSomething, 'topicMissing')
    .refine(({ length }) => length <= rules.topic.maxLength, 'topicTooLong'),
  details: z
    .string()
    .default('')
    .transform((details) => dropInvisible(details).trim())
    .refine(({ length }) => length <= rules.details.maxLength, 'detailsTooLong'),
  source: sourceShape.optional(),
  tone: z.enum(toneIds),
  platform: z.enum(platformIds),
  also: z.array(z.enum(platformIds)).max(platformIds.length).optional(),
  /** What it is written in; the topic's own where none is named. */
  language: z.enum(languageIds).optional(),
  // Only PocketBase knows which ids are the user's voices.
  voice: z.string().max(64).default(''),
});

const typed = [
  ...(['topicTooLong', 'detailsTooLong', 'sourceTextMissing', 'sourceTextTooLong'] as const),
  ...(['sourceTitleTooLong', 'sourceAddressWrong'] as const),
] as const;

/** These are typed by a person; anything else that is wrong, the page got wrong. */
function codeOf({ issues: [issue] }: z.ZodError): ProblemCode {
  const wrong = typed.find((code) => code === issue?.message);
  if (wrong) return wrong;
  return issue?.path[0] === 'topic' ? 'topicMissing' : 'requestInvalid';
}

const phrases = lengthIds.map((id) => rules.lengths[id].phrase);

const fullShape = plainShape.extend({
  temperature: z
    .number()
    .min(advanced.temperature.min)
    .max(advanced.temperature.max)
    .default(advanced.temperature.default),
  maxPosts: z
    .number()
    .int()
    .min(advanced.posts.min)
    .max(advanced.posts.max)
    .default(advanced.posts.default),
  postLength: z.enum(phrases).default(rules.lengths[defaultLength].phrase),
});

type FullRequest = z.output<typeof fullShape>;

/** Free accounts send the same defaults that everybody has; anything else is an advanced setting. */
function isAdvanced(request: FullRequest): boolean {
  return (
    request.temperature !== advanced.temperature.default ||
    request.maxPosts !== advanced.posts.default ||
    lengthOf(request) !== defaultLength
  );
}

/** As much as their column takes, beside the others. */
const longestKeptAddress = 800;

/**
 * What was asked for besides, for whoever asks for it again one day; the defaults need no words. Of what it
 * was written from only the address is kept.
 */
function settingsOf(request: FullRequest): string {
  const { temperature, maxPosts, postLength, source, language } = request;
  const settings = {
    ...(isAdvanced(request) && { temperature, maxPosts, postLength }),
    ...(language && { language }),
    ...(source && { source: source.address.length > longestKeptAddress ? '' : source.address }),
  };
  return Object.keys(settings).length === 0 ? '' : JSON.stringify(settings);
}

function lengthOf({ postLength }: FullRequest) {
  return lengthIds.find((id) => rules.lengths[id].phrase === postLength) ?? defaultLength;
}

async function collect(
  events: AsyncIterable<GenerationEvent>,
  earlier: readonly GeneratedPost[],
): Promise<string | Unsaid> {
  const posts = [...earlier];
  for await (const { event, data } of events) {
    if (event === 'post') {
      const { index, ...post } = data;
      posts[index] = post;
    }
    if (event === 'replace') posts[data.index] = { ...posts[data.index], text: data.text };
    if (event === 'done') return resultOf(posts);
    if (event === 'error') return data;
  }
  return { code: 'generateFailed' };
}

async function answer(context: Context<AppBindings>, generation: Generation): Promise<Response> {
  if (generation.kind === 'refused') return refuse(context, generation.code);
  const outgoing = context.env.outgoing;
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  // They may have left while the hold was being asked for.
  if (outgoing.destroyed) gone.abort();
  const asEvents = context.req.header('accept')?.includes('text/event-stream') ?? false;
  const { events, earlier } =
    generation.kind === 'running'
      ? {
          events: generation.events({ signal: gone.signal, oneByOne: asEvents }),
          earlier: generation.earlier,
        }
      : { events: generation.events, earlier: [] };
  if (asEvents) return streamed(context, events);
  const result = generation.kind === 'stored' ? generation.result : await collect(events, earlier);
  if (typeof result !== 'string') return refuse(context, result.code);
  return context.body(result, 200, { 'Content-Type': 'application/json; charset=utf-8' });
}

function route(services: Services, shape: z.ZodType<FullRequest>, which: keyof Writers) {
  return async (context: Context<AppBindings>): Promise<Response> => {
    const token = bearerToken(context);
    if (token === undefined) return refuse(context, 'loginToGenerate');
    const parsed = shape.safeParse(readJson(context));
    if (!parsed.success) return refuse(context, codeOf(parsed.error));
    const key = context.req.header('idempotency-key') ?? randomUUID();
    if (!keyShape.test(key)) return refuse(context, 'requestInvalid');
    const { topic, details, source, tone, platform, also, language, voice } = parsed.data;
    const { temperature, maxPosts } = parsed.data;
    const platforms = new Set([platform, ...(also ?? [])]);
    if (platforms.size > rules.severalPlatforms.atMost) return refuse(context, 'platformsTooMany');
    const bodyHash = createHash('sha256')
      .update(JSON.stringify([which, parsed.data]))
      .digest('hex');
    const order: GenerationOrder = {
      hold: {
        userToken: token,
        key,
        bodyHash,
        voice,
        settings: settingsOf(parsed.data),
        advanced: isAdvanced(parsed.data),
      },
      writing: {
        topic,
        details,
        ...(source && { source: { ...source, credited: true } }),
        ...(language && { language }),
        tone,
        platforms: [platform, ...[...platforms].slice(1)],
        temperature,
        posts: maxPosts,
        length: lengthOf(parsed.data),
      },
      writer: services.writers[which],
      log: context.var.log,
    };
    const { generation } = services;
    const rest = context.req.header(restHeader);
    if (rest === undefined) return answer(context, await generation.begin(order));
    const lacking = [...platforms].find((one) => one === rest) ?? platform;
    return answer(context, await generation.continue(order, lacking));
  };
}

export function generateRoutes(services: Services): Hono<AppBindings> {
  // The second route takes no advanced settings; the rest is dropped and falls to defaults.
  const secondShape = plainShape.transform((plain) => fullShape.parse(plain));
  return new Hono<AppBindings>()
    .post('/generate-openrouter', route(services, fullShape, 'first'))
    .post('/generate', route(services, secondShape, 'second'));
}
