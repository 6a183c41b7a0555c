import { useState } from 'react';
import { ConfirmDialog } from '#islands/parts/ConfirmDialog.tsx';
import { Icon } from '#islands/parts/Icon.tsx';
import { PlatformBadge } from '#islands/parts/PlatformBadge.tsx';
import { postAction } from '#islands/parts/post-action.ts';
import { heard } from '#islands/parts/sentence.ts';
import { forgetEntry } from '#lib/history/changes.ts';
import type { HistoryEntry } from '#shared/contracts/history.ts';
import { dayIn } from '#shared/language/dates.ts';
import { pageLanguage } from '#shared/language/page-language.ts';
import { t, tCount } from '#shared/language/t.ts';
import { isTone, rules } from '#shared/rules.ts';
import { HistoryPosts } from './HistoryPosts.tsx';
import { tellEnd } from './tell-end.ts';
import { WriteAgain } from './WriteAgain.tsx';

const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const beforeThisYear = { ...parts, year: 'numeric' } as const;

function madeOn(made: string): string {
  const isThisYear = new Date(made).getFullYear() === new Date().getFullYear();
  return dayIn(pageLanguage, made, isThisYear ? parts : beforeThisYear);
}

const toneOf = (tone: string) => (isTone(tone) ? rules.tones[tone].label : tone);

function voiceOf({ voice, voiceName }: HistoryEntry): string | null {
  if (voice === '') return null;
  return voiceName === ''
    ? t('In a voice that is gone')
    : t('In the voice “{name}”', { name: voiceName });
}

async function forget(id: string): Promise<void> {
  tellEnd(await forgetEntry(id), 'historyForgotten', () => void forget(id));
}

interface Props {
  entry: HistoryEntry;
  /** Its posts are shown without being asked for. */
  opened: boolean;
}

export function HistoryItem({ entry, opened }: Props) {
  const [open, setOpen] = useState(opened);
  const [asking, setAsking] = useState(false);
  const { id, made, topic, details, tone, platform, also, posts, settings } = entry;
  const voice = voiceOf(entry);
  return (
    <li data-history={id} className="card grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        {[platform, ...also].map((one) => (
          <PlatformBadge key={one} platform={one} />
        ))}
        <span>{toneOf(tone)}</span>
        {settings.language && <span>{rules.languages[settings.language]}</span>}
        {voice && <span className="wrap-anywhere">{voice}</span>}
        <time className="ml-auto whitespace-nowrap" dateTime={made}>
          {madeOn(made)}
        </time>
      </div>
      <h3 className="text-base wrap-anywhere" dir="auto">
        {topic}
      </h3>
      {details !== '' && (
        <p className="hint line-clamp-3 whitespace-pre-line wrap-anywhere" dir="auto">
          {details}
        </p>
      )}
      {posts.length > 0 ? (
        <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="min-w-0 font-semibold">
            {heard(
              tCount(posts.length, '{count} post[ of “{topic}”]', '{count} posts[ of “{topic}”]'),
              { topic },
            )}
          </summary>
          {/* Coloring ten posts takes a moment: not before somebody looks. */}
          {open && <HistoryPosts entry={entry} />}
        </details>
      ) : (
        <p className="hint">{t('Its posts are no longer kept.')}</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <WriteAgain entry={entry} />
        <button type="button" className={`${postAction} ml-auto`} onClick={() => setAsking(true)}>
          <Icon name="trash" />
          {heard(t('Forget this[: “{topic}”]'), { topic })}
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('Forget this')}
          question={t(
            'Its topic, details and posts will be gone from your history for good. Saved posts and the cards on this page stay, and your monthly count stays the same.',
          )}
          yes={t('Forget it')}
          no={t('Keep it')}
          onYes={() => forget(id)}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
