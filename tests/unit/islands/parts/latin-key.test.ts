import { expect, test } from 'vitest';
import { latinKey } from '#islands/parts/latin/latin-key.ts';

test.each([
  ['z', 'KeyZ', 'z'],
  ['Z', 'KeyZ', 'z'],
  // Other Latin layouts say themselves what is on the key: German, French, Dvorak.
  ['y', 'KeyZ', 'y'],
  ['w', 'KeyZ', 'w'],
  [';', 'KeyZ', ';'],
  ['é', 'Digit2', 'é'],
  // Russian, Greek, Hebrew, Arabic, Thai, Hindi.
  ['я', 'KeyZ', 'z'],
  ['ζ', 'KeyZ', 'z'],
  ['ז', 'KeyZ', 'z'],
  ['ئ', 'KeyZ', 'z'],
  ['ผ', 'KeyZ', 'z'],
  ['ื', 'KeyN', 'n'],
  ['े', 'KeyS', 's'],
  ['э', 'Quote', 'э'],
  ['Enter', 'Enter', 'enter'],
])('%s on %s is %s', (key, code, expected) => {
  expect(latinKey({ key, code })).toBe(expected);
});
