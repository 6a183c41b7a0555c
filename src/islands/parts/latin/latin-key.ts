interface Pressed {
  key: string;
  code: string;
}

/** A letter of another script: a layout of Cyrillic, Greek, Arabic, Hebrew or Thai has no Latin one on that key. */
const otherScript = /^(?=[\p{L}\p{M}])\P{Script=Latin}/u;

export const hasOtherScript = ({ key }: Pick<Pressed, 'key'>) => otherScript.test(key);

/** What is on the key of a US keyboard, where the layout has a letter of another script there. */
export function latinKey({ key, code }: Pressed): string {
  const isLetterKey = hasOtherScript({ key }) && code.length === 'KeyA'.length;
  return (isLetterKey && code.startsWith('Key') ? code.slice(-1) : key).toLowerCase();
}
