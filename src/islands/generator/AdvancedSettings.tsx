import { useStore } from '@nanostores/react';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { pageLanguage } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { lengthIds, rules } from '#shared/rules.ts';
import { Slider } from './fields/Slider.tsx';
import { $form } from './form-state.ts';

const { temperature, posts, length } = rules.advanced;
const tenths = new Intl.NumberFormat(pageLanguage, { minimumFractionDigits: 1 });

/** Premium's own settings. */
export default function AdvancedSettings() {
  const form = useStore($form);
  return (
    <details className="disclosure">
      <LaterStyles />
      <summary className="font-semibold">{t('Advanced Settings')}</summary>
      <div className="mt-4 grid gap-5">
        <Slider
          label={t('Creativity')}
          {...temperature}
          value={form.temperature}
          shown={tenths.format(form.temperature)}
          ends={[t('Close to your words'), t('More surprising')]}
          onChange={(value) => $form.setKey('temperature', value)}
        />
        <Slider
          label={t('Number of posts')}
          {...posts}
          step={1}
          value={form.posts}
          shown={String(form.posts)}
          ends={[String(posts.min), String(posts.max)]}
          onChange={(value) => $form.setKey('posts', value)}
        />
        <Slider
          label={t('Post length')}
          {...length}
          step={1}
          value={form.length}
          shown={rules.lengths[form.length].label}
          ends={[rules.lengths[1].label, rules.lengths[3].label]}
          onChange={(value) => {
            const chosen = lengthIds.find((id) => id === value);
            if (chosen) $form.setKey('length', chosen);
          }}
        />
      </div>
    </details>
  );
}
