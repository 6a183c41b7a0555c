import { expect, test } from 'vitest';
import { mayBeTypedIn } from '#api/services/writers/offline/language.ts';
import type { Language } from '#shared/rules.ts';

const typed: Partial<Record<Language, string>> = {
  ar: 'زراعة الطماطم على الشرفة مع Postquill',
  cs: 'Loni v létě jsme sklidili pět kilo rajčat ze čtyř květináčů.',
  da: 'Vi plukkede fem kilo tomater fra fire potter sidste sommer.',
  de: 'Wir haben fünf Kilo Tomaten aus vier Töpfen geerntet.',
  el: 'Ντομάτες στο μπαλκόνι',
  en: 'Growing tomatoes',
  fi: 'Poimimme viisi kiloa tomaatteja neljästä ruukusta viime kesänä.',
  hi: 'बालकनी में टमाटर',
  id: 'Kami memetik lima kilo tomat dari empat pot musim panas lalu.',
  it: 'Abbiamo raccolto 11 chili di pomodori da quattro vasi.',
  ja: 'iPhone でトマトを撮る',
  ko: '발코니에서 토마토 키우기',
  ms: 'Kami memetik lima kilo tomato dari empat pasu pada musim panas lalu.',
  nb: 'Vi plukket fem kilo tomater fra fire potter i fjor sommer.',
  th: 'ปลูกมะเขือเทศบนระเบียง',
  tr: 'Geçen yaz dört saksıdan beş kilo domates topladık.',
  uk: 'Помідори на балконі',
  vi: 'Trồng cà chua trên ban công',
  zh: '在阳台种番茄',
};

const entries = Object.entries(typed) as [Language, string][];

test.each(entries)('%s is written where it was typed: %s', (language, topic) => {
  expect(mayBeTypedIn(language, { topic, details: '' })).toBe(true);
});

test.each<[Language, string]>([
  ['id', 'Kopi di rumah'],
  ['id', 'Cara menanam tomat di balkon'],
  ['id', 'Liburan murah di Bali, tanpa mobil'],
  ['ms', 'Resipi sambal di rumah'],
  ['it', 'Pomodori di casa'],
  ['it', 'Come coltivare i pomodori sul balcone'],
])('a few words of %s may be it: %s', (language, topic) => {
  expect(mayBeTypedIn(language, { topic, details: '' })).toBe(true);
});

test('a sentence of Italian is no Indonesian', () => {
  const topic = 'Il basilico di casa è più buono, e non è una questione di prezzo.';
  expect(mayBeTypedIn('id', { topic, details: '' })).toBe(false);
});

test.each<[Language, Language]>([
  ['de', 'en'],
  ['de', 'cs'],
  ['ja', 'en'],
  ['ja', 'ko'],
  ['uk', 'en'],
  ['en', 'ar'],
  ['de', 'el'],
  ['ko', 'zh'],
])('what was typed in %s is not written in %s', (language, wanted) => {
  expect(mayBeTypedIn(wanted, { topic: typed[language] ?? '', details: '' })).toBe(false);
});
