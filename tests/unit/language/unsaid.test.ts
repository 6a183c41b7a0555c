import { expect, test } from 'vitest';
import { unsaid } from '../../../src/build/languages/sources.ts';
import { unsaidTexts } from '../../../src/build/languages/unsaid.ts';

const found = (file: string, source: string) =>
  unsaidTexts(file, source).map((line) => line.replace(/^.*?: /, ''));

test('what people read or hear is found outside of t', () => {
  const tsx = `const words = { title: 'Back', other: t('Said') };
    export const a = <Modal title="Reset" className="Btn primary" submitLabel={busy ? 'Busy' : t('Go')}>
      Hello <code>npm start</code> {n === 'Ab cd' ? 'One' : \`\${n} posts\`}
      {t('Said {x}', { x: 'X y' })}
      {siteLanguage === 'en' && <a title="Our blog">{console.error('Not for readers')}</a>}
    </Modal>;`;
  expect(found('a.tsx', tsx)).toEqual(['Back', 'Reset', 'Busy', 'Hello', 'One', '… posts']);
});

test('so is what stands in a file of Astro, its entities and scripts left out', () => {
  const astro = `---
const title = 'A page of ours';
if (!title) throw new Error('This page needs a title');
---
<p aria-label="Heard" data-state="Kept Away">Seen {t('Said')} &nbsp;</p><script>const a = 'plain';</script>`;
  expect(found('a.astro', astro)).toEqual(['A page of ours', 'Heard', 'Seen']);
});

test('every text of the pages can be said in another language', () => {
  expect(unsaid(process.cwd())).toEqual([]);
});
