import { copyText } from '#lib/clipboard.ts';
import { toastMessage } from '#lib/toast.ts';
import { Icon } from './Icon.tsx';
import { postAction } from './post-action.ts';

export function CopyButton({ text }: { text: string }) {
  const copy = async () => toastMessage((await copyText(text)) ? 'copied' : 'copyFailed');
  return (
    <button type="button" className={postAction} onClick={() => void copy()}>
      <Icon name="copy" />
      Copy
    </button>
  );
}
