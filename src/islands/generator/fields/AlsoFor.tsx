import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { focusArea, focusNext } from '#islands/parts/focus-area.ts';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { PlatformIcon } from '#islands/parts/PlatformIcon.tsx';
import { $premiumForSale } from '#lib/config.ts';
import { $dialog } from '#lib/dialogs.ts';
import { $offline } from '#lib/own-model/who-writes.ts';
import { $premium } from '#lib/session/state.ts';
import { formatList } from '#shared/language/format-list.ts';
import { formatNumber } from '#shared/language/page-language.ts';
import { t, tParts } from '#shared/language/t.ts';
import { type Platform, platformIds, rules } from '#shared/rules.ts';
import { $form } from '../form-state.ts';
import { PremiumMark } from './Choice.tsx';

const { atMost } = rules.severalPlatforms;
const premiumLabel = rules.plans.premium.label;

function choose(id: Platform, wanted: boolean): void {
  const { platform, also: before } = $form.get();
  // The platform itself need not wait among them: with another one in its place they would be too many.
  const also = before.filter((other) => other !== id && other !== platform);
  $form.setKey('also', wanted ? [...also, id] : also);
}

/**
 * The same idea for other platforms: one generation writes for all of them. What only Premium has is named
 * in a sentence for others, not offered one by one; a draft may still have it.
 */
export default function AlsoFor() {
  const { platform, also } = useStore($form);
  const premium = useStore($premium);
  const forSale = useStore($premiumForSale);
  const offline = useStore($offline);
  const others = platformIds.filter((id) => id !== platform);
  const isOffered = (id: Platform) =>
    premium || rules.platforms[id].plan === 'free' || also.includes(id);
  const withPremium = others.filter((id) => !isOffered(id)).map((id) => rules.platforms[id].name);
  const chosen = others.filter((id) => also.includes(id));
  const full = chosen.length + 1 >= atMost;
  const names = chosen.map((id) => rules.platforms[id].name);
  return (
    <details {...focusArea} className="disclosure w-full">
      <LaterStyles />
      <summary {...focusNext} className="min-w-0 gap-3">
        <span className="shrink-0 font-semibold">{t('Also for')}</span>
        <span className="hint min-w-0 flex-1 truncate">
          {formatList(names, 'unit') || t('other platforms')}
        </span>
        {/* A phone has no room for the names of several. */}
        {names.length > 1 && (
          <span className="badge" aria-hidden="true">
            {formatNumber(names.length)}
          </span>
        )}
      </summary>
      <fieldset className="mt-4">
        <legend className="sr-only">{t('Also for')}</legend>
        <div className="choices">
          {others.filter(isOffered).map((id) => (
            <label key={id} className="chip">
              <input
                type="checkbox"
                checked={also.includes(id)}
                disabled={full && !also.includes(id)}
                onChange={({ target }) => choose(id, target.checked)}
              />
              <PlatformIcon platform={id} />
              {rules.platforms[id].label}
              {!premium && rules.platforms[id].plan === 'premium' && <PremiumMark />}
            </label>
          ))}
        </div>
        <p className="hint mt-3">
          {offline
            ? t('One generation writes for up to {count} platforms.', { count: atMost })
            : t('One generation writes for up to {count} platforms, each post for its own place.', {
                count: atMost,
              })}
          {withPremium.length > 0 && ' '}
          {withPremium.length > 0 &&
            tParts<ReactNode>(
              t('{plan} adds {platforms}.', { platforms: formatList(withPremium) }),
              {
                plan: forSale ? (
                  <button
                    key="plan"
                    type="button"
                    className="link"
                    onClick={() => $dialog.set('upgrade')}
                  >
                    {premiumLabel}
                  </button>
                ) : (
                  premiumLabel
                ),
              },
            )}
        </p>
      </fieldset>
    </details>
  );
}
