import { z } from 'zod';
import type { ProblemCode } from '#shared/problem.ts';
import { languageIds } from '#shared/refinement.ts';
import { defaultLength, lengthIds, platformIds, rules, toneIds } from '#shared/rules.ts';
import { dropInvisible } from '#shared/text/clean/invisible.ts';
import { showsSomething } from '#shared/text/clean/visible.ts';
import { serverShape } from './server-shape.ts';
import { sourceShape } from './source-shape.ts';

const { advanced } = rules;

export const plainShape = z.object({
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
  mastodonServer: serverShape.optional(),
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
export function codeOf({ issues: [issue] }: z.ZodError): ProblemCode {
  const wrong = typed.find((code) => code === issue?.message);
  if (wrong) return wrong;
  return issue?.path[0] === 'topic' ? 'topicMissing' : 'requestInvalid';
}

const phrases = lengthIds.map((id) => rules.lengths[id].phrase);

export const fullShape = plainShape.extend({
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

export type FullRequest = z.output<typeof fullShape>;

/** Free accounts send the same defaults that everybody has; anything else is an advanced setting. */
export function isAdvanced(request: FullRequest): boolean {
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
export function settingsOf(request: FullRequest): string {
  const { temperature, maxPosts, postLength, source, language } = request;
  const settings = {
    ...(isAdvanced(request) && { temperature, maxPosts, postLength }),
    ...(language && { language }),
    ...(source && { source: source.address.length > longestKeptAddress ? '' : source.address }),
  };
  return Object.keys(settings).length === 0 ? '' : JSON.stringify(settings);
}

export function lengthOf({ postLength }: FullRequest) {
  return lengthIds.find((id) => rules.lengths[id].phrase === postLength) ?? defaultLength;
}
