import { copyText } from '#lib/clipboard.ts';
import { toastMessage } from '#lib/toast.ts';
import { type Platform, rules } from '#shared/rules.ts';
import { Icon } from './Icon.tsx';
import { postAction } from './post-action.ts';

interface Props {
  text: string;
  platform: Platform;
}

/** Opens the platform's own composer: with the text where it takes one, else with the text copied. */
export function ShareButton({ text, platform }: Props) {
  const { label, share } = rules.platforms[platform];
  const words = (
    <>
      <Icon name="open" />
      Share<span className="sr-only"> on {label}</span>
    </>
  );

  if (share.takesText) {
    return (
      <a
        className={postAction}
        href={share.address + encodeURIComponent(text)}
        rel="noopener noreferrer"
        target="_blank"
      >
        {words}
      </a>
    );
  }

  const copyAndOpen = async () => {
    toastMessage((await copyText(text)) ? 'copied' : 'copyFailed');
    window.open(share.address, '_blank', 'noopener,noreferrer');
  };
  return (
    <button type="button" className={postAction} onClick={() => void copyAndOpen()}>
      {words}
    </button>
  );
}
