import { ComposerLink } from '#islands/parts/ComposerLink.tsx';
import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { Icon } from '#islands/parts/Icon.tsx';
import { heard } from '#islands/parts/sentence.ts';
import { hasShareSheet, openShareSheet } from '#lib/share.ts';
import { t } from '#shared/language/t.ts';
import { type Platform, rules } from '#shared/rules.ts';

interface Props {
  text: string;
  /** What the platform's composer is opened with: of a thread its first part. */
  opening: string;
  platform: Platform;
  isThread: boolean;
  /** Null where the picture is being made already. */
  onPicture: (() => void) | null;
}

/** The ways from the preview to the platform. */
export function PreviewActions({ text, opening, platform, isThread, onPicture }: Props) {
  const { name } = rules.platforms[platform];

  return (
    <div className="preview-actions">
      <ComposerLink text={opening} platform={platform} className="btn btn-primary">
        <Icon name="open" />
        {isThread
          ? t('Copy part 1 and open {platform}', { platform: name })
          : t('Copy and open {platform}', { platform: name })}
      </ComposerLink>
      {!isThread && (
        <CopyButton text={text} words={heard(t('Copy[ the post]'))} className="btn btn-secondary" />
      )}
      {onPicture && (
        <button type="button" className="btn btn-secondary" onClick={onPicture}>
          {t('Make a picture')}
        </button>
      )}
      {hasShareSheet() && (
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => void openShareSheet({ text })}
        >
          {t('Share with an app')}
        </button>
      )}
    </div>
  );
}
