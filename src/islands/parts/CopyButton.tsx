import { copyText } from '#lib/clipboard.ts';
import { toastMessage } from '#lib/toast.ts';
import { Icon } from './Icon.tsx';
import { postAction, shortcutMark } from './post-action.ts';

interface Props {
  text: string;
  /** Tells the buttons of a list apart for those who hear them. */
  of: string;
  words?: string;
  className?: string;
}

export function CopyButton({ text, of, words = 'Copy', className = postAction }: Props) {
  const copy = async () => toastMessage((await copyText(text)) ? 'copied' : 'copyFailed');
  return (
    <button
      type="button"
      className={className}
      onClick={() => void copy()}
      {...shortcutMark('copy')}
    >
      <Icon name="copy" />
      {words}
      <span className="sr-only"> {of}</span>
    </button>
  );
}
