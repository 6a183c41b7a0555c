import { useEffect, useId, useMemo, useState } from 'react';
import { t } from '#shared/language/t.ts';
import { nameOf, namesOf, zonesWith } from './time-zones.ts';

interface Props {
  /** What the account has; nothing stands for UTC. */
  stored: string;
  chosen: string;
  onChoice: (id: string) => void;
}

/** Zones by their city, with the name of their time where it is known. */
export function ZoneField({ stored, chosen, onChoice }: Props) {
  const id = useId();
  const hintId = useId();
  const zones = useMemo(() => zonesWith(stored), [stored]);
  const [names, setNames] = useState(() => new Map([[stored, nameOf(stored)]]));

  useEffect(() => {
    const leaving = new AbortController();
    const ids = zones.slice(1).map((zone) => zone.id);
    void namesOf(ids, leaving.signal).then(setNames);
    return () => leaving.abort();
  }, [zones]);

  return (
    <div>
      <label className="label" htmlFor={id}>
        {t('Time zone')}
      </label>
      <select
        id={id}
        className="field truncate"
        value={chosen}
        onChange={({ target }) => onChoice(target.value)}
        aria-describedby={hintId}
      >
        {zones.map((zone) => (
          <option key={zone.id} value={zone.id}>
            {[zone.city, names.get(zone.id)].filter(Boolean).join(' – ')}
          </option>
        ))}
      </select>
      <p id={hintId} className="hint mt-2">
        {t(
          'Your generations reset on the 1st at midnight in this time zone. A change takes effect next month.',
        )}
      </p>
    </div>
  );
}
