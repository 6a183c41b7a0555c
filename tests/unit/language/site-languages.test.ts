import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  formatNumber,
  pageAddress,
  pageLanguage,
  siteLanguage,
} from '#shared/language/page-language.ts';
import {
  languagesWithWords,
  readSiteLanguage,
} from '../../../src/build/languages/site-languages.ts';

test('where nobody built, the language is English', () => {
  expect([siteLanguage, pageLanguage, pageAddress('/faq')]).toEqual(['en', 'en-US', '/faq']);
  expect(formatNumber(1500)).toBe('1,500');
});

test('a language is built once its words are there, English without any', () => {
  const root = mkdtempSync(join(tmpdir(), 'postquill-languages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(languagesWithWords(root)).toEqual(['en']);
  mkdirSync(join(root, 'content/languages/fr'), { recursive: true });
  writeFileSync(join(root, 'content/languages/fr/interface.json'), '{}');
  expect(languagesWithWords(root)).toEqual(['en', 'fr']);
});

test('a build is in the language its environment names, and in none that is unknown', () => {
  expect(readSiteLanguage({})).toBe('en');
  expect(readSiteLanguage({ SITE_LANGUAGE: 'pt-BR' })).toBe('pt-BR');
  expect(() => readSiteLanguage({ SITE_LANGUAGE: 'tlh' })).toThrow('names none of en, es');
});
