import { useStore } from '@nanostores/react';
import { lazy, useState } from 'react';
import { firstPlatformIcons } from '#first-platform-icons';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { Outline } from '#islands/parts/Outline.tsx';
import { $premium } from '#lib/session/state.ts';
import { t } from '#shared/language/t.ts';
import { type Platform, rules } from '#shared/rules.ts';
import { $form } from '../form-state.ts';
import { Choice, PremiumMark } from './Choice.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

const loadMore = () => import('./MorePlatforms.tsx');
const MorePlatforms = lazy(loadMore);

type First = keyof typeof firstPlatformIcons;
const first = Object.keys(firstPlatformIcons) as First[];
const isFirst = (platform: Platform) => Object.hasOwn(firstPlatformIcons, platform);

/** The first ones, and on request all; of those behind the button the chosen one stays in sight. */
export function PlatformChoice() {
  const { platform: chosen } = useStore($form, { ssr: 'initial' });
  const premium = useStore($premium, { ssr: 'initial' });
  const [open, setOpen] = useState(false);
  const choose = (platform: Platform) => $form.setKey('platform', platform);
  return (
    <ChoiceGroup legend={t('Platform')}>
      {first.map((id) => (
        <Choice<Platform>
          key={id}
          name="platform"
          id={id}
          label={rules.platforms[id].label}
          icon={<Outline path={firstPlatformIcons[id]} />}
          chosen={chosen}
          onChoose={choose}
        />
      ))}
      {(open || !isFirst(chosen)) && (
        <LazyPart>
          <MorePlatforms
            without={first}
            {...{ open, chosen }}
            marked={!premium}
            onChoose={choose}
          />
        </LazyPart>
      )}
      <button
        type="button"
        className="chip chip-more"
        aria-expanded={open}
        onPointerEnter={() => loadMore().catch(() => undefined)}
        onClick={() => setOpen(!open)}
      >
        {open ? t('Fewer') : t('More platforms')}
        {!premium && !open && <PremiumMark />}
      </button>
    </ChoiceGroup>
  );
}
