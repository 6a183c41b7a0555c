import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readPage } from '#api/services/sources/extraction/read-page.ts';
import { rules } from '#shared/rules.ts';
import { pdf, setLines } from '#tests/fakes/pdf.ts';

const log = pino({ enabled: false });
const gone = new AbortController().signal;
const read = (body: Buffer, seconds?: number) =>
  readPage(
    { url: 'https://garden.example/report.pdf', contentType: 'application/pdf', body },
    { gone, log, ...(seconds !== undefined && { seconds }) },
  );
const refused = (code: string) => ({ ok: false, code });

const lines = [
  'We picked 11 pounds of tomatoes from four pots on the bal-',
  'cony last summer (and slugs took the lettuce).',
  'This year there will be six pots, and a fence.',
];

test('of a document the title and the text, in paragraphs and not in lines of paper', async () => {
  const body = pdf(
    [
      { content: deflateSync(setLines(lines)), filter: 'FlateDecode' },
      { content: setLines(['The second page.']) },
    ],
    'A report on tomatoes',
  );
  const found = await read(body);
  expect(found).toMatchObject({
    ok: true,
    value: { title: 'A report on tomatoes', site: 'garden.example', shortened: false },
  });
  const text = found.ok ? found.value.text : '';
  expect(text).toContain('four pots on the balcony last summer (and slugs took the lettuce).');
  expect(text).toContain('The second page.');
});

test('a long document is shortened', async () => {
  const content = setLines(Array.from({ length: 60 }, () => lines[2] ?? ''));
  const found = await read(pdf(Array.from({ length: 80 }, () => ({ content }))));
  expect(found).toMatchObject({ ok: true, value: { shortened: true } });
  const length = found.ok ? found.value.text.length : 0;
  expect(length).toBeLessThanOrEqual(rules.source.textMaxLength);
});

const whole = pdf([{ content: setLines(lines) }]);
const full = (text: string) => text.repeat(Math.floor(rules.source.pageMaxBytes / text.length));

test.each<[string, Buffer, string]>([
  ['without text, as a scan is', pdf([{ content: '' }]), 'sourceEmpty'],
  ['that is none', Buffer.from('%PDF-1.7 hello'), 'sourceUnreadable'],
  ['that breaks off', whole.subarray(0, 200), 'sourceUnreadable'],
  [
    'of noise',
    Buffer.concat([Buffer.from('%PDF-1.4\n'), deflateSync(full('a'))]),
    'sourceUnreadable',
  ],
  ['of nested lists', Buffer.from(`%PDF-1.4\n1 0 obj\n${full('[')}`), 'sourceUnreadable'],
])('a document %s costs one sentence', async (_, body, code) => {
  expect(await read(body, 5)).toEqual(refused(code));
});

/** So many megabytes of spaces, packed without writing them down first. */
function packedSpaces(megabytes: number): Buffer {
  const finishFlush = constants.Z_FULL_FLUSH;
  const block = deflateRawSync(Buffer.alloc(1024 * 1024, ' '), { level: 9, finishFlush });
  const blocks = Array.from({ length: megabytes }, () => block);
  return Buffer.concat([Buffer.from('78da', 'hex'), ...blocks, Buffer.from('0300', 'hex')]);
}

test('a small document that unpacks to much is ended before it has taken it all', async () => {
  const body = pdf([{ content: packedSpaces(1_200), filter: 'FlateDecode' }]);
  expect(body.length).toBeLessThan(rules.source.pageMaxBytes);
  // By what it has taken, and not by its clock.
  expect(await read(body, 600)).toEqual(refused('sourceUnreadable'));
});
