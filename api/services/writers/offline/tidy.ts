const invisible =
  /[\p{Cc}\u00AD\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;
const wrapped = /^(?:"([^"]+)"|“([^”]+)”|'([^']+)'|«([^»]+)»|\*+([^*]+)\*+|`([^`]+)`)$/u;

const request =
  /^(?:(?:please |pls |(?:can|could|would) you |i (?:want|need) you to |help me (?:to )?){0,3}(?:write|create|generate|make|draft|compose|give me|i want|i need) (?:me |us )?(?:\S+ ){0,4}?(?:post|tweet|caption|thread|update|text|message)s?(?: (?:for|on) (?:x|twitter|instagram|linkedin|bluesky|threads|social media))? (?:about|on|for|regarding|announcing|promoting|saying that|saying) |(?:an? )?(?:\S+ )?(?:post|tweet|caption)s? about |(?:topic|subject|theme|about) ?[:=] ?)/i;

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
