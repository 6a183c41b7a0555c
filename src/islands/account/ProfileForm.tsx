import { useEffect, useRef, useState } from 'react';
import { saveDetails } from '#lib/account/details.ts';
import type { User } from '#lib/session/user.ts';
import { t } from '#shared/language/t.ts';
import { Card } from './Card.tsx';
import { FormEnd } from './FormEnd.tsx';
import { TextField } from './TextField.tsx';
import { useForm } from './use-form.ts';
import { ZoneField } from './ZoneField.tsx';

export function ProfileForm({ user }: { user: User }) {
  const name = useRef<HTMLInputElement>(null);
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
        <ZoneField stored={stored} chosen={chosen} onChoice={setChosen} />
        <FormEnd busy={busy} problem={problem} problemId={problemId} label={t('Save changes')} />
      </form>
    </Card>
  );
}
