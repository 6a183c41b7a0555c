import { postAction } from '#islands/parts/post-action.ts';
import { heard } from '#islands/parts/sentence.ts';
import { PostSigns } from '#islands/parts/signs/PostSigns.tsx';
import type { Found } from '#islands/parts/signs/use-findings.ts';
import { copyText } from '#lib/clipboard.ts';
import { toastMessage } from '#lib/toast.ts';
import { t } from '#shared/language/t.ts';

async function copyMended({ text, findings }: Found): Promise<void> {
  try {
    const { mendByHand } = await import('#shared/text/mend.ts');
    toastMessage((await copyText(mendByHand(text, findings))) ? 'copied' : 'copyFailed');
  } catch {
    toastMessage('partNotLoaded');
  }
}

/** A saved post stays as it was saved; what can be mended without a model is mended in the copy. */
export function SavedText({ text, of }: { text: string; of: string }) {
  return (
    <PostSigns text={text} of={of}>
      {(found) =>
        found?.findings.some(({ mend }) => mend !== undefined) && (
          <button type="button" className={postAction} onClick={() => void copyMended(found)}>
            {heard(t('Copy mended[ {post}]'), { post: of })}
          </button>
        )
      }
    </PostSigns>
  );
}
