/** Ten digits of a script follow each other, so the one before the first of them is none. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/**
 * What a number says, however a language writes it: "1,930", "1.930", "1 930" and "١٬٩٣٠" are one, and so are "4.50"
 * and "4,50", "7.30" and "7:30".
 */
export const numberValue = (written: string) =>
  written
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/(?<=\d)[.,٬'’\s](?=\d{3}(?!\d))/gu, '')
    .replace(/(?<=\d)[,:٫h](?=\d)/gu, '.');
