import { spokenPlatforms } from '#shared/platforms.ts';

const invisible =
  /[\p{Cc}\u00AD\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const wrapped = /^(?:"([^"]+)"|“([^”]+)”|'([^']+)'|«([^»]+)»|\*+([^*]+)\*+|`([^`]+)`)$/u;

const someText = '(?:post|tweet|caption|thread|update|text|message|content|reel|story)s?';
const asking =
  "(?:please\\s+|pls\\s+)?(?:(?:can|could|would) you\\s+|i (?:want|need) you to\\s+|i(?: would|'d) like you to\\s+)?" +
  '(?:please\\s+)?(?:help me\\s+(?:to\\s+)?)?(?:write|create|generate|make|draft|compose|give me|do|i want|i need)\\s+(?:me\\s+|us\\s+)?';
const aboutIt =
  `(?:\\s+(?:for|on) (?:${spokenPlatforms.join('|')}|social media))?` +
  '\\s+(?:about|on|for|regarding|announcing|promoting|saying that|saying)\\s+';
const request = new RegExp(
  `^(?:${asking}(?:\\S+\\s+){0,4}?${someText}${aboutIt}|(?:an?\\s+)?(?:\\S+\\s+)?(?:post|tweet|caption)s?\\s+about\\s+|(?:topic|subject|theme|about)\\s*[:=]\\s*)`,
  'i',
);

/** What the author wants to talk about, without the wish to have it written. */
function withoutRequest(text: string): string {
  const rest = text.replace(request, '');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}

/** Spaces, stray quotes and repeated punctuation put right; the words stay as they were typed. */
export function tidy(raw: string): string {
  let text = raw.normalize('NFC').replace(/\s+/gu, ' ').replace(invisible, '').trim();
  text = text.replace(wrapped, (whole, ...groups) => {
    return groups.slice(0, 6).find((inside) => typeof inside === 'string') ?? whole;
  });
  text = withoutRequest(text.trim());
  return text
    .replace(/^#\S+(?:\s+#\S+)+$/u, (tags) => tags.split(/\s+/).join(', '))
    .replace(/(^|\s)#(?=\p{L})/gu, '$1')
    .replace(/(?<!!)!*\?[!?]+/gu, '?')
    .replace(/!{2,}/gu, '!')
    .replace(/(?<![.…])(?:\.\.|…)[.…]*(?=\s|$)/gu, '…')
    .replace(/,{2,}/gu, ',')
    .replace(/(?<=[\p{L}\p{N}])\s+(?=[,;:!?](?:\s|$)|\.(?:\s|$))/gu, '')
    .replace(/^[\s,;:.\-–—…*•]+(?=[\p{L}\p{N}"“'¿¡])/u, '')
    .replace(/(?<![\s,;:\-–—…*•])[\s,;:\-–—…*•]+$/u, '')
    .trim();
}
