import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { beginOf, dayBegunAt, dayOverAt, endOf } from '#lib/library/days.ts';
import { $asked, type Asked, findPosts } from '#lib/library/list.ts';
import { $tags, loadTags } from '#lib/library/marks.ts';
import { $voices } from '#lib/voices/state.ts';
import { loadVoices } from '#lib/voices/voices.ts';
import type { PostOrder } from '#shared/contracts/library.ts';
import { t } from '#shared/language/t.ts';
import { platformIds, platformLabel, rules, toneIds } from '#shared/rules.ts';
import { Choice } from './Choice.tsx';
import { Day } from './Day.tsx';

const orders: [PostOrder, string][] = [
  ['newest', t('Newest first')],
  ['oldest', t('Oldest first')],
  ['changed', t('Changed last')],
  ['pinned', t('Pinned first')],
];

const change = (what: Partial<Asked>) => void findPosts({ ...$asked.get(), ...what });

export function Filters() {
  const asked = useStore($asked);
  const tags = useStore($tags);
  const voices = useStore($voices);
  useEffect(() => {
    void loadTags();
    if ($voices.get().kind === 'closed') void loadVoices();
  }, []);
  const own = voices.kind === 'loaded' ? voices.voices : [];
  const isUsed = tags.some(({ tag }) => tag === asked.tag);
  const named = asked.tag === '' || isUsed ? tags : [...tags, { tag: asked.tag, posts: 0 }];
  return (
    <div className="library-filters">
      <Choice
        label={t('Order')}
        value={asked.sort}
        options={orders}
        onChange={(value) => {
          const [sort] = orders.find(([each]) => each === value) ?? [];
          if (sort) change({ sort });
        }}
      />
      <Choice
        label={t('Platform')}
        value={asked.platform}
        options={[['', t('All')], ...platformIds.map((id) => [id, platformLabel(id)] as const)]}
        onChange={(platform) => change({ platform })}
      />
      <Choice
        label={t('Tone')}
        value={asked.tone}
        options={[['', t('All')], ...toneIds.map((id) => [id, rules.tones[id].label] as const)]}
        onChange={(tone) => change({ tone })}
      />
      {named.length > 0 && (
        <Choice
          label={t('Tag')}
          value={asked.tag}
          options={[['', t('All')], ...named.map(({ tag }) => [tag, tag] as const)]}
          onChange={(tag) => change({ tag })}
        />
      )}
      {own.length > 0 && (
        <Choice
          label={t('Voice')}
          value={asked.voice}
          options={[['', t('All')], ...own.map(({ id, name }) => [id, name] as const)]}
          onChange={(voice) => change({ voice })}
        />
      )}
      <Day
        label={t('From')}
        value={dayBegunAt(asked.from)}
        onChange={(day) => change({ from: beginOf(day) })}
      />
      <Day
        label={t('Until')}
        value={dayOverAt(asked.until)}
        onChange={(day) => change({ until: endOf(day) })}
      />
    </div>
  );
}
