import { createHash, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import type { AppBindings, Services } from '#api/context.ts';
import type { GenerationOrder } from '#api/services/generation/generation-order.ts';
import type { Writers } from '#api/services/writers/choose-writers.ts';
import { restHeader } from '#shared/contracts/page-api.ts';
import { rules } from '#shared/rules.ts';
import { answer } from './generate-answer.ts';
import {
  codeOf,
  type FullRequest,
  fullShape,
  isAdvanced,
  lengthOf,
  plainShape,
  settingsOf,
} from './generate-request.ts';
import { bearerToken, keyShape, leaving, readJson, refuse } from './request.ts';

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
    // Whoever asks for the same again may have named another server meanwhile.
    const { mastodonServer, ...asked } = parsed.data;
    const platforms = new Set([platform, ...(also ?? [])]);
    if (platforms.size > rules.severalPlatforms.atMost) return refuse(context, 'platformsTooMany');
    const bodyHash = createHash('sha256')
      .update(JSON.stringify([which, asked]))
      .digest('hex');
    const limits = await services.mastodon.limits(token, mastodonServer, leaving(context));
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
        limits,
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
