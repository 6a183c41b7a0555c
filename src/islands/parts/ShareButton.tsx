import { copyForComposer, hasShareSheet, openShareSheet } from '#lib/share.ts';
import { composerAddress } from '#shared/composer.ts';
import { type Platform, rules } from '#shared/rules.ts';
import { Icon } from './Icon.tsx';
import { postAction } from './post-action.ts';

interface Props {
  text: string;
  platform: Platform;
}

/** Copies the post and opens the platform's own composer; where a touch device has none, the system's sheet. */
export function ShareButton({ text, platform }: Props) {
  const { label, share } = rules.platforms[platform];
  const sheet = share.text === null && hasShareSheet();
  return (
    <a
      className={postAction}
      href={composerAddress(text, platform)}
      rel="noopener noreferrer"
      target="_blank"
      onClick={(event) => {
        if (!sheet) return copyForComposer(text, platform);
        event.preventDefault();
        void openShareSheet({ text });
      }}
    >
      <Icon name="open" />
      Share<span className="sr-only"> on {label}</span>
    </a>
  );
}
