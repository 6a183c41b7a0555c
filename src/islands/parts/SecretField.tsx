import { type Ref, useId, useState } from 'react';
import { t } from '#shared/language/t.ts';
import { heard } from './sentence.ts';

interface Props {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** What is in it, as it stands inside a sentence. */
  named: string;
  autoComplete: 'current-password' | 'new-password';
  /** The id of the sentence that says what is wrong. */
  problem?: string | undefined;
}

export function SecretField({ ref, label, named, autoComplete, problem }: Props) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          name="password"
          className="field pr-18"
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          {...(problem === undefined ? {} : { 'aria-describedby': problem })}
        />
        <button
          type="button"
          className="btn btn-quiet btn-sm absolute inset-y-1 right-1"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {heard(shown ? t('Hide[ {password}]') : t('Show[ {password}]'), { password: named })}
        </button>
      </div>
    </div>
  );
}
