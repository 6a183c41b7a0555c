import { useId, useRef } from 'react';
import { saveDetails } from '#lib/account-details.ts';
import type { User } from '#lib/account-state.ts';
import { Card } from './Card.tsx';
import { FormEnd } from './FormEnd.tsx';
import { TextField } from './TextField.tsx';
import { zonesWith } from './time-zones.ts';
import { useForm } from './use-form.ts';

export function ProfileForm({ user }: { user: User }) {
  const name = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLSelectElement>(null);
  const zoneId = useId();
  const hintId = useId();
  const stored = typeof user.timeZone === 'string' ? user.timeZone : '';
  const { submit, busy, problem, problemId } = useForm({
    act: () =>
      saveDetails({
        name: name.current?.value.trim() ?? '',
        timeZone: zone.current?.value ?? stored,
      }),
    said: 'accountSaved',
  });
  return (
    <Card title="About you">
      <form className="grid gap-4" onSubmit={submit}>
        <TextField
          ref={name}
          label="Name"
          defaultValue={user.name}
          autoComplete="name"
          maxLength={255}
        />
        <div>
          <label className="label" htmlFor={zoneId}>
            Time zone
          </label>
          <select
            ref={zone}
            id={zoneId}
            className="field"
            defaultValue={stored}
            aria-describedby={hintId}
          >
            {zonesWith(stored).map((id) => (
              <option key={id} value={id}>
                {id === '' ? 'UTC' : id.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
          <p id={hintId} className="hint mt-2">
            Your month of generations begins at midnight there. A change counts from next month on.
          </p>
        </div>
        <FormEnd busy={busy} problem={problem} problemId={problemId} label="Save changes" />
      </form>
    </Card>
  );
}
