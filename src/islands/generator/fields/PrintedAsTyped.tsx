import { useStore } from '@nanostores/react';
import { $offline } from '#lib/own-model/who-writes.ts';
import { t } from '#shared/language/t.ts';

/** Where no model writes, a note to the writer would be read by everybody. */
export default function PrintedAsTyped() {
  return useStore($offline) ? (
    <p className="hint">
      {t('Everything you type here goes into the post, so write it as readers may see it.')}
    </p>
  ) : null;
}
