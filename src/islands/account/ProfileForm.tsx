import { useEffect, useId, useRef, useState } from 'react';
import { saveDetails } from '#lib/account/details.ts';
import type { User } from '#lib/session/user.ts';
import { t } from '#shared/language/t.ts';
import { Card } from './Card.tsx';
import { FormEnd } from './FormEnd.tsx';
import { TextField } from './TextField.tsx';
import { zonesWith } from './time-zones.ts';
import { useForm } from './use-form.ts';

export function ProfileForm({ user }: { user: User }) {
  const name = useRef<HTMLInputElement>(null);
  const zoneId = useId();
  const hintId = useId();
  const stored = typeof user.timeZone === 'string' ? user.timeZone : '';
  const [chosen, setChosen] = useState(stored);
  const shownName = useRef(user.name);

  // What another device changed replaces what was shown of it, but not what was typed here.
  useEffect(() => setChosen(stored), [stored]);
  useEffect(() => {
    if (name.current?.value === shownName.current) name.current.value = user.name;
    shownName.current = user.name;
  }, [user.name]);

  const { submit, busy, problem, problemId } = useForm({
    act: () =>
      saveDetails({
        name: name.current?.value.trim() ?? '',
        timeZone: chosen,
      }),
    success: 'accountSaved',
  });
  return (
    <Card title={t('About you')}>
      <form className="grid gap-4" onSubmit={submit}>
        <TextField
          ref={name}
          label={t('Name')}
          defaultValue={user.name}
          autoComplete="name"
          maxLength={255}
        />
        <div>
          <label className="label" htmlFor={zoneId}>
            {t('Time zone')}
          </label>
          <select
            id={zoneId}
            className="field"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            aria-describedby={hintId}
          >
            {zonesWith(stored).map((id) => (
              <option key={id} value={id}>
                {id === '' ? t('UTC') : id.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
          <p id={hintId} className="hint mt-2">
            {t(
              'Your generations reset on the 1st at midnight in this time zone. A change takes effect next month.',
            )}
          </p>
        </div>
        <FormEnd busy={busy} problem={problem} problemId={problemId} label={t('Save changes')} />
      </form>
    </Card>
  );
}
