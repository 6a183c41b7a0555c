import type { GenerateRequest } from '#shared/contracts/page-api.ts';
import type { Source } from '#shared/contracts/page-sources.ts';
import { lengthIds, platformIds, rules } from '#shared/rules.ts';
import { $form, type FormState } from './form-state.ts';

/** What posts are about. */
export interface Subject {
  topic: string;
  details?: string | undefined;
  source?: Source | undefined;
}

/** What was asked for before, to be changed or asked for once more. */
export function fillAgain({ topic, details = '', source }: Subject): void {
  $form.set({ ...$form.get(), topic, details, source: source ?? null, pageNotes: null });
  document.querySelector<HTMLElement>('#generator [name=topic]')?.focus();
}

/** All of an order in the form again, for the author to go on from. What the order leaves out stays as it is. */
export function writeAgain(order: GenerateRequest): void {
  $form.set({ ...formOf(order), voice: order.voice ?? $form.get().voice });
  document.querySelector<HTMLElement>('#generator [name=topic]')?.focus();
}

/** The request for what is on the form; the advanced settings are Premium's. */
export function orderOf(form: FormState, premium: boolean): GenerateRequest {
  const { tone, platform, language, voice, temperature, posts, length } = form;
  const details = form.details.trim();
  const also = platformIds.filter((id) => id !== platform && form.also.includes(id));
  const order: GenerateRequest = {
    topic: form.topic.trim(),
    ...(details === '' ? {} : { details }),
    ...(form.source && { source: form.source }),
    tone,
    platform,
    ...(language === '' ? {} : { language }),
    ...(also.length === 0 ? {} : { also }),
    ...(voice === '' ? {} : { voice }),
  };
  if (!premium) return order;
  return { ...order, temperature, maxPosts: posts, postLength: rules.lengths[length].phrase };
}

/** The form that gives an order; what the order leaves out keeps its default. */
export function formOf(order: GenerateRequest): FormState {
  const {
    topic,
    details = '',
    source = null,
    tone,
    platform,
    language = '',
    also = [],
    voice = '',
    temperature,
    maxPosts,
    postLength,
  } = order;
  const initial = $form.get();
  return {
    topic,
    details,
    source,
    pageNotes: null,
    tone,
    platform,
    language,
    also,
    voice,
    temperature: temperature ?? initial.temperature,
    posts: maxPosts ?? initial.posts,
    length: lengthIds.find((id) => rules.lengths[id].phrase === postLength) ?? initial.length,
  };
}
