import { mendJson } from './mended-json.ts';

/** Escapes the line breaks and other control characters that models leave raw inside strings. */
function escapeControls(json: string): string {
  return json.replace(/"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)/g, (string) =>
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
 * An answer's JSON, mended where it cannot be read as it stands. Not for texts inside it: a post may
 * begin with [brackets: like these] and mean nothing by it.
 */
export function parseLoose(json: string): unknown {
  try {
    return parseStrict(json);
  } catch {
    return mendJson(json);
  }
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
