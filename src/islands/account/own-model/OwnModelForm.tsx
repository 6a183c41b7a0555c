import { useEffect, useRef } from 'react';
import { saveOwnModel } from '#lib/own-model/own-model.ts';
import type { OwnModel, OwnModelOffer } from '#shared/contracts/page-own-models.ts';
import { t } from '#shared/language/t.ts';
import { FormEnd } from '../FormEnd.tsx';
import { TextField } from '../TextField.tsx';
import { useForm } from '../use-form.ts';

interface Props {
  /** What there is already, whose key may stay. */
  own: OwnModel | null;
  providers: OwnModelOffer['providers'];
  onClose: () => void;
}

export function OwnModelForm({ own, providers, onClose }: Props) {
  const address = useRef<HTMLInputElement>(null);
  const model = useRef<HTMLInputElement>(null);
  const key = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (own) address.current?.focus();
  }, [own]);

  const wish = () => ({
    address: address.current?.value.trim() ?? '',
    model: model.current?.value.trim() ?? '',
    key: key.current?.value.trim() ?? '',
  });

  const { run, busy, problem, problemId, problemOf } = useForm({
    act: () => saveOwnModel(wish()),
    success: 'ownModelSaved',
    fields: {
      ownAddressWrong: address,
      ownAddressPrivate: address,
      ownUnreachable: address,
      ownCertificateWrong: address,
      ownModelMissing: model,
      ownModelUnknown: model,
      ownRequestRefused: model,
      ownKeyMissing: key,
      ownKeyRefused: key,
      ownKeyUnreadable: key,
    },
  });

  const choose = (chosen: string) => {
    if (address.current) address.current.value = chosen;
    model.current?.focus();
  };

  return (
    <form
      className="grid max-w-xl gap-6"
      noValidate
      aria-label={t('Your own model')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void run().then((saved) => saved && onClose());
      }}
    >
      <div className="grid gap-3">
        <TextField
          ref={address}
          label={t('Address of the provider')}
          type="url"
          inputMode="url"
          defaultValue={own?.address ?? ''}
          placeholder={providers[0]?.address}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={t('Any provider or server that speaks OpenAI’s protocol.')}
          problem={problemOf(address)}
        />
        <ul aria-label={t('Well-known providers')} className="flex flex-wrap gap-2">
          {providers.map(({ label, address: known }) => (
            <li key={known}>
              <button
                type="button"
                className="btn btn-secondary btn-sm"
                onClick={() => choose(known)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <TextField
        ref={model}
        label={t('Name of the model')}
        defaultValue={own?.model ?? ''}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('As your provider spells it.')}
        problem={problemOf(model)}
      />
      <TextField
        ref={key}
        label={t('Key')}
        type="password"
        // It is no password of this site's, which browsers would offer here.
        autoComplete="off"
        hint={
          own
            ? t('Leave it empty to keep the one there is. Another address needs its key again.')
            : t('Kept encrypted, sent to this provider alone, and never shown again.')
        }
        problem={problemOf(key)}
      />
      <div className="grid gap-3">
        <FormEnd
          busy={busy}
          problem={problem}
          problemId={problemId}
          label={busy ? t('Checking…') : t('Check and save')}
        />
        {own && (
          <button type="button" className="btn btn-quiet justify-self-start" onClick={onClose}>
            {t('Cancel')}
          </button>
        )}
      </div>
    </form>
  );
}
