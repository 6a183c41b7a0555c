import { takesWhole } from '#shared/composer.ts';
import type { Platform } from '#shared/rules.ts';
import { copyNow } from './clipboard.ts';
import { toastMessage } from './toast.ts';

/** Before the composer opens, in the same click: what a new window takes is the focus, without which nothing is copied. */
export function copyForComposer(text: string, platform: Platform): void {
  const done = takesWhole(text, platform) ? 'copied' : 'copiedToPaste';
  toastMessage(copyNow(text) ? done : 'copyFailed');
}

/** On phones and tablets the system's sheet reaches every app that is there. */
export function hasShareSheet(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Some browsers hand on words only. */
export function sharesPictures(): boolean {
  const picture = new File(['.'], 'picture.png', { type: 'image/png' });
  return hasShareSheet() && navigator.canShare?.({ files: [picture] }) === true;
}

/** Copied as well, since some apps take a picture and leave its text behind. */
export async function openShareSheet(data: ShareData & { text: string }): Promise<void> {
  const copied = copyNow(data.text);
  try {
    await navigator.share(data);
  } catch (error) {
    const closed = error instanceof DOMException && error.name === 'AbortError';
    if (!closed) toastMessage(copied ? 'copiedToPaste' : 'copyFailed');
  }
}
