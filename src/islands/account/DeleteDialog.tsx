import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Modal } from '#islands/parts/Modal.tsx';
import { SecretField } from '#islands/parts/SecretField.tsx';
import { deleteAccount } from '#lib/account/deletion.ts';
import { proveByGoogle, proveByPassword } from '#lib/account/prove.ts';
import { $config } from '#lib/config.ts';
import { type Outcome, type Refusal, refused } from '#lib/outcome.ts';
import { loginAgain } from '#lib/session/session.ts';
import { toast, toastMessage } from '#lib/toast.ts';
import { t } from '#shared/language/t.ts';

type Way = 'password' | 'google';

/** Deletes for good, once it is proven who is sitting there. */
export default function DeleteDialog({ onClose }: { onClose: () => void }) {
  const config = useStore($config);
  const [busy, setBusy] = useState<Way | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const closed = useRef(new AbortController());
  const password = useRef<HTMLInputElement>(null);
  const problemId = useId();

  useEffect(() => {
    if (problem?.code === 'passwordWrong') password.current?.focus();
  }, [problem]);

  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller;
    return () => controller.abort();
  }, []);

  const finish = async (way: Way, prove: (signal: AbortSignal) => Promise<Outcome<string>>) => {
    const { signal } = closed.current;
    setBusy(way);
    setProblem(null);
    const proof = await prove(signal);
    // Closing the dialog is a no, whatever was proven after it.
    if (signal.aborted) return;
    const outcome = proof.ok ? await deleteAccount(proof.value) : proof;
    setBusy(null);
    if (outcome.ok) {
      toastMessage('accountDeleted');
      onClose();
    } else if (outcome.code === 'sessionExpired') {
      onClose();
      toast(outcome.error);
      loginAgain(() => undefined);
    } else setProblem(outcome);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const secret = password.current?.value ?? '';
    if (secret === '') setProblem(refused('passwordWrong'));
    else void finish('password', () => proveByPassword(secret));
  };

  return (
    <Modal title={t('Delete my account')} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <p>
          {t(
            'Your saved posts, your voices, your history and your settings are deleted at once. A running Premium plan ends with them, and the rest of its paid period is not refunded automatically. What you used this month stays used if you sign up again.',
          )}
        </p>
        <SecretField
          ref={password}
          label={t('Your password')}
          named={t('your password')}
          autoComplete="current-password"
          problem={problem?.code === 'passwordWrong' ? problemId : undefined}
        />
        <p id={problemId} role="alert" className="field-error empty:hidden">
          {problem?.error}
        </p>
        <button
          type="submit"
          className="btn btn-danger"
          aria-busy={busy === 'password'}
          aria-disabled={busy !== null}
        >
          {t('Delete for good')}
        </button>
      </form>
      {config?.google && (
        <>
          <p className="divider my-4">{t('OR')}</p>
          <button
            type="button"
            className="btn btn-secondary w-full"
            aria-busy={busy === 'google'}
            aria-disabled={busy !== null}
            onClick={() =>
              busy || void finish('google', (signal) => proveByGoogle(() => setBusy(null), signal))
            }
          >
            {t('Confirm with Google and delete')}
          </button>
        </>
      )}
    </Modal>
  );
}
