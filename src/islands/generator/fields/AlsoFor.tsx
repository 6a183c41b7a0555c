import { useStore } from '@nanostores/react';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { PlatformIcon } from '#islands/parts/PlatformIcon.tsx';
import { $premium } from '#lib/session/state.ts';
import { type Platform, platformIds, rules } from '#shared/rules.ts';
import { $form } from '../form-state.ts';
import { PremiumMark } from './Choice.tsx';

function choose(id: Platform, wanted: boolean): void {
  const also = $form.get().also.filter((other) => other !== id);
  $form.setKey('also', wanted ? [...also, id] : also);
}

/** The same idea for other platforms: one generation writes for all of them. */
export default function AlsoFor() {
  const { platform, also } = useStore($form);
  const premium = useStore($premium);
  const others = platformIds.filter((id) => id !== platform);
  const chosen = others.filter((id) => also.includes(id));
  const names = chosen.map((id) => rules.platforms[id].name);
  return (
    <details className="disclosure w-full">
      <LaterStyles />
      <summary className="min-w-0 gap-3">
        <span className="shrink-0 font-semibold">Also for</span>
        <span className="hint min-w-0 flex-1 truncate">
          {names.join(', ') || 'other platforms'}
        </span>
      </summary>
      <fieldset className="mt-4">
        <legend className="sr-only">Also for</legend>
        <div className="choices">
          {others.map((id) => (
            <label key={id} className="chip">
              <input
                type="checkbox"
                checked={also.includes(id)}
                onChange={({ target }) => choose(id, target.checked)}
              />
              <PlatformIcon platform={id} />
              {rules.platforms[id].label}
              {!premium && rules.platforms[id].plan === 'premium' && <PremiumMark />}
            </label>
          ))}
        </div>
        <p className="hint mt-3">
          One generation writes for all of them, each post for its own place.
        </p>
      </fieldset>
    </details>
  );
}
