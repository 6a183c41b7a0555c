import { PlatformIcon } from '#islands/parts/PlatformIcon.tsx';
import { type Platform, platformIds, rules } from '#shared/rules.ts';
import { Choice } from './Choice.tsx';

interface Props {
  without: readonly Platform[];
  /** All of them; only the chosen one otherwise. */
  open: boolean;
  marked: boolean;
  chosen: Platform;
  onChoose: (platform: Platform) => void;
}

export default function MorePlatforms({ without, open, marked, chosen, onChoose }: Props) {
  return platformIds
    .filter((id) => !without.includes(id) && (open || id === chosen))
    .map((id) => (
      <Choice
        key={id}
        name="platform"
        id={id}
        label={rules.platforms[id].label}
        icon={<PlatformIcon platform={id} />}
        marked={marked && rules.platforms[id].plan === 'premium'}
        {...{ chosen, onChoose }}
      />
    ));
}
