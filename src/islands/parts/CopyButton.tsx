import type { ReactNode } from 'react';
import { copyText } from '#lib/clipboard.ts';
import { toastMessage } from '#lib/toast.ts';
import { t } from '#shared/language/t.ts';
import { Icon } from './Icon.tsx';
import { postAction, shortcutMark } from './post-action.ts';
import { heard } from './sentence.ts';

interface Props {
  text: string;
  /** Tells the buttons of a list apart for those who hear them; where there is none, `words` does. */
  of?: string;
  words?: ReactNode;
  className?: string;
}

export function CopyButton({ text, of, words, className = postAction }: Props) {
  const copy = async () => toastMessage((await copyText(text)) ? 'copied' : 'copyFailed');
  return (
    <button
      type="button"
      className={className}
      onClick={() => void copy()}
      {...shortcutMark('copy')}
    >
      <Icon name="copy" />
      {words ?? heard(t('Copy[ {post}]'), { post: of })}
    </button>
  );
}
