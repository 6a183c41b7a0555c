import type { Ref } from 'react';
import { SecretField } from '#islands/parts/SecretField.tsx';
import { t } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';

const newPasswordHint = t('At least {min} characters, and not one of the most common passwords.', {
  min: rules.account.passwordMinLength,
});

interface Props {
  ref: Ref<HTMLInputElement>;
  /** Tells password managers to offer a new password instead of a stored one. */
  isNew: boolean;
  onForgotten: () => void;
  problem?: string | undefined;
}

export function PasswordField({ ref, isNew, onForgotten, problem }: Props) {
  return (
    <div>
      <SecretField
        ref={ref}
        label={t('Password')}
        named={t('password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        problem={problem}
      />
      {isNew && <p className="hint mt-2">{newPasswordHint}</p>}
      {!isNew && (
        <button type="button" className="link mt-2 text-sm" onClick={onForgotten}>
          {t('Forgot password?')}
        </button>
      )}
    </div>
  );
}
