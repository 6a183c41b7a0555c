import { z } from 'zod';
import type { Source } from '#shared/contracts/page-sources.ts';
import { rules } from '#shared/rules.ts';
import { dropInvisible } from '#shared/text/clean/invisible.ts';
import { showsSomething } from '#shared/text/clean/visible.ts';

const { addressMaxLength, textMaxLength, titleMaxLength } = rules.source;

/** It is not asked here, and may come to stand in posts. */
function isPageAddress(address: string): boolean {
  if (address === '') return true;
  if (!URL.canParse(address)) return false;
  // What is kept is longer than what was typed: "é" is "%C3%A9" there.
  const { href, protocol, username, password } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && href.length <= addressMaxLength && username === '' && password === '';
}

const line = z
  .string()
  .transform((text) => dropInvisible(text).replace(/\s+/g, ' ').trim())
  .refine(({ length }) => length <= titleMaxLength, 'sourceTitleTooLong');

/** What posts are to be written from. It was shown to its reader, who may have changed every part. */
export const sourceShape: z.ZodType<Source> = z.object({
  address: z
    .string()
    .trim()
    .refine(isPageAddress, 'sourceAddressWrong')
    .transform((address) => address && new URL(address).href),
  title: line,
  site: line,
  text: z
    .string()
    .transform((text) => dropInvisible(text).trim())
    .refine(showsSomething, 'sourceTextMissing')
    .refine(({ length }) => length <= textMaxLength, 'sourceTextTooLong'),
});
