import { useStore } from '@nanostores/react';
import { $mastodon } from '#lib/mastodon/server.ts';
import { hasShareSheet, openShareSheet } from '#lib/share.ts';
import { takesWhole } from '#shared/composer.ts';
import { t } from '#shared/language/t.ts';
import { type Platform, rules } from '#shared/rules.ts';
import { ComposerLink } from './ComposerLink.tsx';
import { Icon } from './Icon.tsx';
import { postAction } from './post-action.ts';
import { heard } from './sentence.ts';

interface Props {
  text: string;
  of: string;
  platform: Platform;
}

/** The platform's own composer; where it does not take all of the text, a touch device's own sheet. */
export function ShareButton({ text, platform, of }: Props) {
  const { label } = rules.platforms[platform];
  // Whose composer opens, and what it takes, is part of the rules from then on.
  useStore($mastodon);
  const words = (
    <>
      <Icon name="open" />
      {heard(t('Share[ on {platform}: {post}]'), { platform: label, post: of })}
    </>
  );
  if (!takesWhole(text, platform) && hasShareSheet()) {
    return (
      <button type="button" className={postAction} onClick={() => void openShareSheet({ text })}>
        {words}
      </button>
    );
  }
  return (
    <ComposerLink text={text} platform={platform} className={postAction}>
      {words}
    </ComposerLink>
  );
}
