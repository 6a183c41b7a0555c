import { useState } from 'react';
import { type DataFormat, downloadData } from '#lib/account/data.ts';
import { loginAgain } from '#lib/session/session.ts';
import { toast } from '#lib/toast.ts';
import { t } from '#shared/language/t.ts';
import { Card } from './Card.tsx';

const choices: { format: DataFormat; label: string }[] = [
  { format: 'json', label: t('Everything (JSON)') },
  { format: 'csv', label: t('Posts (CSV)') },
  { format: 'markdown', label: t('Posts (Markdown)') },
];

export function DataDownloads() {
  const [busy, setBusy] = useState<DataFormat | null>(null);

  const download = async (format: DataFormat) => {
    if (busy) return;
    setBusy(format);
    const outcome = await downloadData(format);
    setBusy(null);
    if (outcome.ok) return;
    toast(outcome.error);
    if (outcome.code === 'sessionExpired') loginAgain(() => void download(format));
  };

  return (
    <Card title={t('Download my data')}>
      <p className="text-muted">{t('Everything stored under your account, yours to keep.')}</p>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ format, label }) => (
          <button
            key={format}
            type="button"
            className="btn btn-secondary btn-sm"
            aria-busy={busy === format}
            aria-disabled={busy !== null}
            onClick={() => void download(format)}
          >
            {label}
          </button>
        ))}
      </div>
    </Card>
  );
}
