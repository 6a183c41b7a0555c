import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { askForNewAddress } from '#lib/account/details.ts';
import { $config, loadConfig } from '#lib/config.ts';
import type { User } from '#lib/session/user.ts';
import { t } from '#shared/language/t.ts';
import { Card } from './Card.tsx';
import { CardWaiting } from './CardWaiting.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { FormEnd } from './FormEnd.tsx';
import { TextField } from './TextField.tsx';
import { useForm } from './use-form.ts';

export function EmailForm({ user }: { user: User }) {
  const config = useStore($config);
  const email = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => void loadConfig().finally(() => setAsked(true)), []);
  const form = useForm({
    act: () => askForNewAddress(email.current?.value.trim() ?? ''),
    check: () => {
      const field = email.current;
      return !field || field.value.trim() === '' || field.validity.typeMismatch
        ? 'emailInvalid'
        : null;
    },
    success: 'emailChangeSent',
    fields: { emailInvalid: email, emailTaken: email },
  });
  const { submit, busy, problem, problemId, problemOf } = form;
  return (
    <Card title={t('Email address')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="break-all">{user.email}</span>
        {user.verified === true ? (
          <span className="badge badge-success">{t('Confirmed')}</span>
        ) : (
          <span className="badge">{t('Not confirmed')}</span>
        )}
      </p>
      {!config && !asked && <CardWaiting height={user.verified === true ? 'h-58' : 'h-71'} />}
      {config?.mail ? (
        <>
          {user.verified !== true && <ConfirmAddress />}
          <form className="grid gap-4" noValidate onSubmit={submit}>
            <TextField
              ref={email}
              type="email"
              label={t('New address')}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              problem={problemOf(email)}
              hint={t(
                'We will send a link to it. Nothing changes until you open the link and enter your password.',
              )}
            />
            <FormEnd
              busy={busy}
              problem={problem}
              problemId={problemId}
              label={t('Change address')}
            />
          </form>
        </>
      ) : (
        config && (
          <p className="hint">
            {t('This site sends no email, so the address cannot be changed here.')}
          </p>
        )
      )}
    </Card>
  );
}
