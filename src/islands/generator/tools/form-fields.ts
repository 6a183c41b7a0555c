import { languageIds } from '#shared/refinement.ts';
import { isPlatform, isTone, lengthIds, rules } from '#shared/rules.ts';
import { emptyForm, type FormState } from '../form-state.ts';

/** What a draft keeps. The voice is remembered by itself, and with the account's voices. */
export type Fields = Omit<FormState, 'voice'>;

const { temperature, posts } = rules.advanced;

const within = (value: unknown, { min, max }: { min: number; max: number }) =>
  typeof value === 'number' && value >= min && value <= max;

const isLanguage = (value: unknown) => languageIds.some((id) => id === value);

function isSource(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { address, title, site, text }: Partial<Record<string, unknown>> = { ...value };
  return [address, title, site, text].every((part) => typeof part === 'string');
}

function isPageNotes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { shortened, chosen }: Partial<Record<string, unknown>> = { ...value };
  return typeof shortened === 'boolean' && (chosen === null || isLanguage(chosen));
}

const isRight: Record<keyof Fields, (value: unknown) => boolean> = {
  topic: (value) => typeof value === 'string',
  details: (value) => typeof value === 'string',
  source: isSource,
  pageNotes: isPageNotes,
  tone: (value) => isTone(String(value)),
  platform: (value) => isPlatform(String(value)),
  language: isLanguage,
  also: (value) => Array.isArray(value) && value.every((id) => isPlatform(String(id))),
  temperature: (value) => within(value, temperature),
  posts: (value) => within(value, posts),
  length: (value) => lengthIds.some((id) => id === value),
};

const names = Object.keys(isRight) as (keyof Fields)[];

export function fieldsOf(form: FormState): Fields {
  const { voice, ...fields } = form;
  return fields;
}

const isFree = (form: FormState, name: keyof Fields) =>
  String(form[name]) === String(emptyForm[name]);

export const isEmpty = (form: FormState) => names.every((name) => isFree(form, name));

export const hasText = ({ topic, details, source }: FormState) =>
  topic !== '' || details !== '' || source !== null;

/** What was kept goes where nothing was chosen yet; what may no longer be asked for stays as it is. */
export function withKept(form: FormState, kept: Record<string, unknown>): FormState {
  const free = names.filter((name) => isFree(form, name) && isRight[name](kept[name]));
  return { ...form, ...Object.fromEntries(free.map((name) => [name, kept[name]])) };
}
