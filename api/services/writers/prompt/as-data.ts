/** Angle brackets of all widths, what breaks a line, and signs that hide text or turn it around. */
const risky = /[<>＜＞﹤﹥]|[\p{Cc}\p{Zl}\p{Zp}]|[\p{Cf}--[\u200C\u200D]]|[\u{E0000}-\u{E0FFF}]/gv;

function escaped(sign: string): string {
  const units = Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}

/** JSON on one line and without angle brackets: nothing in it can close the tags around it. */
export function asData(value: unknown): string {
  return JSON.stringify(value).replace(risky, escaped);
}
