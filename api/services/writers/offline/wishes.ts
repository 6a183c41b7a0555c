import type { ProblemCode } from '#shared/problem.ts';
import { keepsFacts } from '#shared/text/facts.ts';
import type { Wish, WritingOrder } from '../writer.ts';
import { seemsEnglish } from './language.ts';
import { shorter } from './wishes/shorter.ts';
import { strongerHook } from './wishes/stronger-hook.ts';

export type Edited = { ok: true; text: string } | { ok: false; code: ProblemCode };

/** The punctuation of somebody who need not raise their voice; words are the author's. */
function calmer(text: string): string {
  return text
    .replace(/\p{RGI_Emoji}/gv, '')
    .replace(/!+/g, '.')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .trim();
}

/** What can be done to a post without writing a word of it. */
export function editAsWished({ action, text }: Wish, { tone }: Pick<WritingOrder, 'tone'>): Edited {
  const calms = action === 'tone' && tone === 'professional';
  if (action !== 'shorter' && action !== 'hook' && !calms) {
    return { ok: false, code: 'refineNeedsModel' };
  }
  // Its weights and calls are English.
  if (!calms && !seemsEnglish(text)) return { ok: false, code: 'refineNeedsModel' };
  const edited = calms ? calmer(text) : action === 'shorter' ? shorter(text) : strongerHook(text);
  const isSame = edited === text.trim() || !keepsFacts(text, edited);
  return isSame ? { ok: false, code: 'refineNothing' } : { ok: true, text: edited };
}
