import { type Ref, useId, useState } from 'react';

interface Props {
  ref: Ref<HTMLInputElement>;
  /** Tells password managers to offer a new password instead of a stored one. */
  isNew: boolean;
  onForgotten: () => void;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

export function PasswordField({ ref, isNew, onForgotten, ...blame }: Props) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div>
      <label className="label" htmlFor={id}>
        Password
      </label>
      <div className="relative">
        <input
          ref={ref}
          id={id}
          className="field pr-18"
          type={shown ? 'text' : 'password'}
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          {...blame}
        />
        <button
          type="button"
          className="btn btn-quiet btn-sm absolute inset-y-1 right-1"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      </div>
      {!isNew && (
        <button type="button" className="link mt-2 text-sm" onClick={onForgotten}>
          Forgot password?
        </button>
      )}
    </div>
  );
}
