import { join } from 'node:path';
import { rules, type SiteLanguage } from '#shared/rules.ts';
import { contentFaults } from '../src/build/languages/check-content.ts';
import { checkLanguage } from '../src/build/languages/check-language.ts';
import { wordsFolder } from '../src/build/languages/site-languages.ts';
import { unsaid } from '../src/build/languages/sources.ts';
import { markTranslated } from '../src/build/languages/translated-from.ts';
import { main } from './command/main.ts';
import { readArguments } from './command/read-arguments.ts';

const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** Texts that no other language can say: they stand in the code without `t`. */
function tellUnsaid(root: string): number {
  const found = unsaid(root);
  say([...found, `${found.length} texts of the pages stand outside of t().`]);
  return found.length;
}

/** As it stands in a file: `messages.saved` is `saved` among the messages, an English text is its own key. */
function asFile(name: string, texts: Readonly<Record<string, string>>): string {
  const tree = {};
  for (const [key, text] of Object.entries(texts)) {
    const path = name === 'rules' ? key.split('.') : [key];
    let place: Record<string, unknown> = tree;
    for (const part of path.slice(0, -1)) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>;
    }
    place[path.at(-1) ?? key] = text;
  }
  return JSON.stringify(tree, null, 2);
}

/** What a translator has still to do, as JSON to be filled in, and what is wrong in what is done. */
function tellLanguage(root: string, language: SiteLanguage): number {
  const reports = Object.entries(checkLanguage(root, language));
  for (const [name, { lacks, stale, faults }] of reports) {
    say([`\ncontent/languages/${language}/${name}.json lacks:`, asFile(name, lacks)]);
    if (stale.length > 0) say(['Nothing says any longer:', ...stale]);
    if (faults.length > 0) say(['Wrong:', ...faults]);
  }
  const content = contentFaults(join(root, 'content'), wordsFolder(root, language));
  say(['\nIn its questions, legal texts and examples:', ...content]);
  const said = reports.flatMap(([, { lacks, stale, faults }]) => [
    ...Object.keys(lacks),
    ...stale,
    ...faults,
  ]);
  return said.length + content.length;
}

const options = { translated: { type: 'boolean', default: false } } as const;

main(async () => {
  const root = process.cwd();
  const { values, positionals } = readArguments({ options, allowPositionals: true });
  const [wanted] = positionals;
  if (wanted === undefined) return tellUnsaid(root) === 0 ? 0 : 1;
  const languages = Object.keys(rules.siteLanguages).filter((id) => id !== 'en') as SiteLanguage[];
  const language = languages.find((id) => id === wanted);
  if (!language) {
    say([`There is no ${wanted}. Name one of ${languages.join(', ')}.`]);
    return 1;
  }
  if (values.translated) markTranslated(join(root, 'content'), wordsFolder(root, language));
  return tellLanguage(root, language) === 0 ? 0 : 1;
});
