import { useStore } from '@nanostores/react';
import { t } from '#shared/language/t.ts';
import { $run } from '../run-state.ts';
import { EarlierSet } from './EarlierSet.tsx';
import { PlatformGroup } from './groups/PlatformGroup.tsx';
import { SetNote } from './SetNote.tsx';
import { $sets } from './sets.ts';
import { soFar } from './so-far.ts';

export default function CardList({ headingId }: { headingId: string }) {
  const [newest, ...earlier] = useStore($sets);
  const { busy, writing, progress } = useStore($run);
  return (
    <>
      {newest && (!busy || writing?.isRest) && <SetNote set={newest} />}
      {/* Every second or so: screen readers are told less often, by the region's status. */}
      {progress && (
        <p className="hint" aria-hidden="true">
          {soFar(progress)}
        </p>
      )}
      {newest?.platforms.map((platform) => (
        <PlatformGroup key={platform} set={newest} platform={platform} labelledBy={headingId} />
      ))}
      {earlier.length > 0 && <h3 className="mt-2 text-lg">{t('Earlier posts')}</h3>}
      {earlier.map((set) => (
        <EarlierSet key={set.made} set={set} />
      ))}
    </>
  );
}
