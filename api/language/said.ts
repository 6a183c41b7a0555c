import type { IncomingHttpHeaders } from 'node:http';
import { type ProblemCode, problemOf, type SentProblem } from '#shared/problem.ts';
import { rules, type SiteLanguage } from '#shared/rules.ts';
import { mostWanted } from './most-wanted.ts';
import { spoken } from './spoken.ts';

type Asking = Pick<IncomingHttpHeaders, 'accept-language'>;

/** The language of ours that a request names: each page names its own. */
export function namedLanguage(headers: Asking): SiteLanguage | undefined {
  return mostWanted(headers['accept-language'], spoken.keys());
}

/** What is answered in. */
export function answerLanguage(headers: Asking): SiteLanguage {
  return namedLanguage(headers) ?? 'en';
}

/** Inside of the server a "no" is a code; here, where an answer is written, it becomes a sentence. */
export function problemIn(language: SiteLanguage, code: ProblemCode): SentProblem {
  return problemOf(code, spoken.get(language));
}

/** Of an answer that is one of our sentences. */
export function contentLanguage(language: SiteLanguage): { 'Content-Language': string } {
  return { 'Content-Language': rules.siteLanguages[language].tag };
}
