import { useRef } from 'react';
import { SecretField } from '#islands/parts/SecretField.tsx';
import { changePassword } from '#lib/account/details.ts';
import { unusable } from '#lib/session/auth-problem.ts';
import type { User } from '#lib/session/user.ts';
import { pageAddress } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { Card } from './Card.tsx';
import { FormEnd } from './FormEnd.tsx';
import { useForm } from './use-form.ts';

export function PasswordForm({ user }: { user: User }) {
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const { submit, busy, problem, problemId, problemOf } = useForm({
    act: async () => {
      const outcome = await changePassword(current.current?.value ?? '', next.current?.value ?? '');
      if (outcome.ok) for (const { current: field } of [current, next]) if (field) field.value = '';
      return outcome;
    },
    check: () => {
      if (!current.current?.value) return 'passwordWrong';
      return unusable(next.current?.value ?? '');
    },
    success: 'passwordChanged',
    fields: { passwordWrong: current, passwordWeak: next, passwordLong: next },
  });
  return (
    <Card title={t('Password')}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        {/* For password managers, which otherwise guess whose password this is. */}
        <input hidden readOnly type="text" autoComplete="username" value={user.email} />
        <SecretField
          ref={current}
          label={t('Current password')}
          named={t('current password')}
          autoComplete="current-password"
          problem={problemOf(current)}
        />
        <SecretField
          ref={next}
          label={t('New password')}
          named={t('new password')}
          autoComplete="new-password"
          problem={problemOf(next)}
        />
        <FormEnd busy={busy} problem={problem} problemId={problemId} label={t('Change password')} />
      </form>
      <p className="hint">
        {t('Signed up with Google, or forgot your password?')}{' '}
        <a className="link" href={pageAddress('/auth/reset')}>
          {t('Set a password by email')}
        </a>
      </p>
    </Card>
  );
}
