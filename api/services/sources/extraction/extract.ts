import Defuddle from 'defuddle';
import { parseHTML } from 'linkedom';
import { done, type Outcome, refused } from '#api/services/outcome.ts';
import type { SourceAnswer } from '#shared/contracts/page-sources.ts';
import { rules } from '#shared/rules.ts';
import { shorten } from '#shared/text/shorten.ts';
import { asksNotToBeUsed } from '../author-wishes.ts';
import type { FetchedPage } from '../fetch-page.ts';
import { nodeText } from './node-text.ts';
import { decodePage, pageKind } from './page-kind.ts';
import { tidy, tidyLine } from './plain-text.ts';

const { textMaxLength, textMinLength, titleMaxLength } = rules.source;
/** Of what is there, before it is tidied. */
const mostRead = textMaxLength * 3;

function metaOf(document: Document, name: string): string[] {
  return [...document.querySelectorAll('meta')].flatMap((meta) => {
    // linkedom keeps the case in which attributes are written.
    const pairs = [...meta.attributes].map((each) => [each.name.toLowerCase(), each.value]);
    const { name: named = '', content = '' } = Object.fromEntries(pairs);
    return named.toLowerCase() === name ? [content] : [];
  });
}

/** As publishers tell search engines that what follows is for subscribers. */
function isForSubscribers(document: Document): boolean {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].some((script) =>
    /"isAccessibleForFree"\s{0,9}:\s{0,9}"?false/i.test(script.textContent ?? ''),
  );
}

/** The short form of what a page says. */
function languageOf(stated: string | undefined): string | null {
  const [code = ''] = (stated ?? '').slice(0, 40).toLowerCase().split(/[-_]/);
  return /^[a-z]{2,3}$/.test(code) ? code : null;
}

function answer(page: FetchedPage, found: Record<'title' | 'site' | 'text', string>) {
  const { hostname } = new URL(page.url);
  const text = tidy(found.text);
  const shown = shorten(text, textMaxLength);
  return {
    address: page.url,
    title: tidyLine(found.title, titleMaxLength) || hostname,
    site: tidyLine(found.site, titleMaxLength) || hostname,
    text: shown,
    shortened: shown !== text || found.text.length >= mostRead,
  };
}

/** linkedom takes the first tag for the root, whatever it is. */
function documentOf(html: string): Document {
  const whole = /<html[\s>]/i.test(html)
    ? html
    : `<!doctype html><html><body>${html}</body></html>`;
  return parseHTML(whole).document;
}

function fromHtml(page: FetchedPage, html: string): Outcome<SourceAnswer> {
  const document = documentOf(html);
  const wishes = [metaOf(document, 'robots'), metaOf(document, 'tdm-reservation')] as const;
  if (asksNotToBeUsed(...wishes)) return refused('sourceReserved');
  if (isForSubscribers(document)) return refused('sourceClosed');
  // `parse` looks at this page alone; `parseAsync` would ask other servers.
  const { title, site, content, language } = new Defuddle(document, { url: page.url }).parse();
  const text = nodeText(documentOf(`<html><body>${content}</body></html>`), mostRead);
  return done({ ...answer(page, { title, site, text }), language: languageOf(language) });
}

function fromText(page: FetchedPage): Outcome<SourceAnswer> {
  const text = decodePage(page.contentType, page.body).slice(0, mostRead);
  return done({ ...answer(page, { title: '', site: '', text }), language: null });
}

/** Its reader comes when it is needed: it takes a while to load. */
async function fromPdf(page: FetchedPage): Promise<Outcome<SourceAnswer>> {
  const { pdfText } = await import('./pdf-text.ts');
  try {
    const found = await pdfText(page.body, mostRead);
    return done({ ...answer(page, { ...found, site: '' }), language: null });
  } catch (error) {
    // Whatever else a document is that cannot be read, it is not our fault.
    const locked = (error as Error).name === 'PasswordException';
    return refused(locked ? 'sourceClosed' : 'sourceUnreadable');
  }
}

/** What a reader would read of a page, without what stands around it. */
export async function extract(page: FetchedPage): Promise<Outcome<SourceAnswer>> {
  const kind = pageKind(page.contentType, page.body);
  if (kind === null) return refused('sourceNotText');
  if (kind === 'pdf') return filled(await fromPdf(page));
  if (kind === 'text') return filled(fromText(page));
  return filled(fromHtml(page, decodePage(page.contentType, page.body)));
}

function filled(read: Outcome<SourceAnswer>): Outcome<SourceAnswer> {
  return read.ok && read.value.text.length < textMinLength ? refused('sourceEmpty') : read;
}
