import { map } from 'nanostores';
import type { GenerateRequest } from '#shared/contracts/page-api.ts';
import {
  defaultLength,
  defaultPlatform,
  defaultTone,
  lengthIds,
  type MessageKey,
  type Platform,
  type PostLength,
  rules,
  type Tone,
} from '#shared/rules.ts';
import { showsSomething } from '#shared/text/visible.ts';

export interface FormState {
  topic: string;
  details: string;
  tone: Tone;
  platform: Platform;
  /** The id of one of the user's voices; '' for none. */
  voice: string;
  temperature: number;
  posts: number;
  length: PostLength;
}

export const $form = map<FormState>({
  topic: '',
  details: '',
  tone: defaultTone,
  platform: defaultPlatform,
  voice: '',
  temperature: rules.advanced.temperature.default,
  posts: rules.advanced.posts.default,
  length: defaultLength,
});

export function topicProblem(topic: string): MessageKey | null {
  if (!showsSomething(topic)) return 'topicMissing';
  return topic.trim().length > rules.topic.maxLength ? 'topicTooLong' : null;
}

export function detailsProblem(details: string): MessageKey | null {
  return details.trim().length > rules.details.maxLength ? 'detailsTooLong' : null;
}

/** What was asked for before, to be changed or asked for once more. */
export function fillAgain(topic: string, details: string): void {
  $form.setKey('topic', topic);
  $form.setKey('details', details);
  document.querySelector<HTMLElement>('#generator [name=topic]')?.focus();
}

/** The request for what is on the form; the advanced settings are Premium's. */
export function orderOf(form: FormState, premium: boolean): GenerateRequest {
  const { tone, platform, voice, temperature, posts, length } = form;
  const details = form.details.trim();
  const order: GenerateRequest = {
    topic: form.topic.trim(),
    ...(details === '' ? {} : { details }),
    tone,
    platform,
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
    tone,
    platform,
    voice = '',
    temperature,
    maxPosts,
    postLength,
  } = order;
  const initial = $form.get();
  return {
    topic,
    details,
    tone,
    platform,
    voice,
    temperature: temperature ?? initial.temperature,
    posts: maxPosts ?? initial.posts,
    length: lengthIds.find((id) => rules.lengths[id].phrase === postLength) ?? initial.length,
  };
}
