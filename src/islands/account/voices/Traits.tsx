import { useDeferredValue, useMemo } from 'react';
import { t, tCount } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';
import { describeTraits } from '#shared/text/voice/description.ts';
import { measureVoice } from '#shared/text/voice.ts';

const { min } = rules.voice.samples;

/** What the posts say about how somebody writes, while they are still being pasted. */
export function Traits({ posts }: { posts: readonly string[] }) {
  const measured = useDeferredValue(posts);
  const traits = useMemo(() => describeTraits(measureVoice(measured)), [measured]);
  const missing = min - posts.length;
  return (
    <div className="card-quiet grid content-start gap-3">
      <h3 className="text-base font-semibold">{t('How you write')}</h3>
      {posts.length === 0 ? (
        <p className="hint">{t('Paste your first post and see what it says about your voice.')}</p>
      ) : (
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {traits.map((trait) => (
            <li key={trait}>{trait}</li>
          ))}
        </ul>
      )}
      {posts.length > 0 && missing > 0 && (
        <p className="hint">
          {tCount(
            missing,
            'One more post is needed to save it.',
            '{count} more posts are needed to save it.',
          )}
        </p>
      )}
    </div>
  );
}
