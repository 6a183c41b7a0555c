import { useStore } from '@nanostores/react';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { lengthIds, rules } from '#shared/rules.ts';
import { Slider } from './fields/Slider.tsx';
import { $form } from './form-state.ts';

const { temperature, posts, length } = rules.advanced;

/** Premium's own settings. */
export default function AdvancedSettings() {
  const form = useStore($form);
  return (
    <details className="disclosure">
      <LaterStyles />
      <summary className="font-semibold">Advanced Settings</summary>
      <div className="mt-4 grid gap-5">
        <Slider
          label="Creativity"
          {...temperature}
          value={form.temperature}
          shown={form.temperature.toFixed(1)}
          ends={['Close to your words', 'More surprising']}
          onChange={(value) => $form.setKey('temperature', value)}
        />
        <Slider
          label="Number of posts"
          {...posts}
          step={1}
          value={form.posts}
          shown={String(form.posts)}
          ends={[String(posts.min), String(posts.max)]}
          onChange={(value) => $form.setKey('posts', value)}
        />
        <Slider
          label="Post length"
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
