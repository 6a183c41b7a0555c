import { Icon } from '#islands/parts/Icon.tsx';
import { copyText } from '#lib/clipboard.ts';
import { toastMessage } from '#lib/toast.ts';

export function CopyButton({ text }: { text: string }) {
  const copy = async () => toastMessage((await copyText(text)) ? 'copied' : 'copyFailed');
  return (
    <button type="button" className="btn btn-quiet btn-sm max-sm:px-2" onClick={() => void copy()}>
      <Icon name="copy" />
      Copy
    </button>
  );
}
