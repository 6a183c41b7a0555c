import { map } from 'nanostores';
import type { Source } from '#shared/contracts/page-sources.ts';
import {
  defaultLength,
  defaultPlatform,
  defaultTone,
  type Language,
  type MessageKey,
  type Platform,
  type PostLength,
  rules,
  type Tone,
} from '#shared/rules.ts';
import { showsSomething } from '#shared/text/clean/visible.ts';

/** What was found out when a page was read, beside what is in it. */
export interface PageNotes {
  /** It had more text than is taken. */
  shortened: boolean;
  /** It is in another language than ours, which was chosen for the posts. */
  chosen: Language | null;
}

export interface FormState {
  topic: string;
  details: string;
  /** A page, or a text, to write from. */
  source: Source | null;
  /** Of the source, where that is a page that was read here. */
  pageNotes: PageNotes | null;
  tone: Tone;
  platform: Platform;
  /** What it is written in; '' for the topic's own. */
  language: Language | '';
  /** What else it is written for; the platform itself may be among them. */
  also: readonly Platform[];
  /** The id of one of the user's voices; '' for none. */
  voice: string;
  temperature: number;
  posts: number;
  length: PostLength;
}

export const emptyForm: FormState = {
  topic: '',
  details: '',
  source: null,
  pageNotes: null,
  tone: defaultTone,
  platform: defaultPlatform,
  language: '',
  also: [],
  voice: '',
  temperature: rules.advanced.temperature.default,
  posts: rules.advanced.posts.default,
  length: defaultLength,
};

export const $form = map(emptyForm);

export function topicProblem(topic: string): MessageKey | null {
  if (!showsSomething(topic)) return 'topicMissing';
  return topic.trim().length > rules.topic.maxLength ? 'topicTooLong' : null;
}

export function detailsProblem(details: string): MessageKey | null {
  return details.trim().length > rules.details.maxLength ? 'detailsTooLong' : null;
}
