import { Icon } from '#islands/parts/Icon.tsx';
import { postAction } from '#islands/parts/post-action.ts';
import { copyText } from '#lib/clipboard.ts';
import { toastMessage } from '#lib/toast.ts';

export function CopyButton({ text }: { text: string }) {
  const copy = async () => toastMessage((await copyText(text)) ? 'copied' : 'copyFailed');
  return (
    <button type="button" className={postAction} onClick={() => void copy()}>
      <Icon name="copy" />
      Copy
    </button>
  );
}
