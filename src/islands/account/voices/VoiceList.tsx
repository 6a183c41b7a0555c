import { useStore } from '@nanostores/react';
import { $premiumForSale } from '#lib/config.ts';
import type { Voice } from '#shared/contracts/voices.ts';
import { pageAddress } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { message, rules } from '#shared/rules.ts';
import { VoiceItem } from './VoiceItem.tsx';

const { free, premium: paid } = rules.plans;

interface Props {
  voices: readonly Voice[];
  premium: boolean;
  onEdit: (voice: Voice) => void;
  onAdd: () => void;
}

export function VoiceList({ voices, premium, onEdit, onAdd }: Props) {
  const forSale = useStore($premiumForSale);
  const full = voices.length >= (premium ? paid : free).voices;
  return (
    <>
      <ul className="grid gap-3 empty:hidden">
        {voices.map((voice) => (
          <VoiceItem
            key={voice.id}
            voice={voice}
            usable={premium || voice.isDefault}
            onEdit={() => onEdit(voice)}
          />
        ))}
      </ul>
      {full ? (
        <p className="hint">
          {message('voicesLimit')}{' '}
          {!premium && forSale && (
            <a className="link" href={pageAddress('/?upgrade=1')}>
              {t('{plan} keeps {count}', { plan: paid.label, count: paid.voices })}
            </a>
          )}
        </p>
      ) : (
        <button type="button" className="btn btn-secondary justify-self-start" onClick={onAdd}>
          {voices.length === 0 ? t('Add your voice') : t('Add another voice')}
        </button>
      )}
    </>
  );
}
