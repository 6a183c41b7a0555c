import { jsonrepair } from 'jsonrepair';

/** jsonrepair's time grows with the square of the text where quotes are wrong: 50,000 take 0.3 s. */
const repairable = 50_000;

/** Escapes the line breaks and other control characters that models leave raw inside strings. */
function escapeControls(json: string): string {
  return json.replace(/"(?:[^"\\]|\\[\s\S])*"/g, (string) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    string.replace(/[\u0000-\u001f]/g, (character) => JSON.stringify(character).slice(1, -1)),
  );
}

/** JSON as written, or with raw line breaks in its strings. Throws where it is anything else. */
export function parseStrict(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return JSON.parse(escapeControls(json));
  }
}

/**
 * A parser for one answer: what cannot be read as it stands is repaired, as long as the answer's
 * allowance for that lasts. Throws where nothing helps.
 */
export function looseParser(): (json: string) => unknown {
  let allowance = repairable;
  return (json) => {
    try {
      return parseStrict(json);
    } catch (error) {
      allowance -= json.length;
      if (allowance < 0) throw error;
      return JSON.parse(jsonrepair(json));
    }
  };
}

/** Where JSON with text in it can begin: a bracket in prose, as in "[5]", is not followed like this. */
const beginning = /\{\s*(?:["']|\w+\s*:)|\[\s*["'{[]/;

/** The part of a text that may be JSON: prose before and after it and code fences are left out. */
export function jsonPart(text: string): string | null {
  const start = text.search(beginning);
  if (start === -1) return null;
  const end = Math.max(text.lastIndexOf(']'), text.lastIndexOf('}'));
  return end > start ? text.slice(start, end + 1) : text.slice(start);
}
