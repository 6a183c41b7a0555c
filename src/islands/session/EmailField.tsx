import { type Ref, useId } from 'react';
import { t } from '#shared/language/t.ts';

interface Props {
  ref: Ref<HTMLInputElement>;
  defaultValue?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

export function EmailField(props: Props) {
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        {t('Email')}
      </label>
      <input
        id={id}
        className="field"
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
      />
    </div>
  );
}
