import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo } from 'react';
import { $offline } from '#lib/own-model/who-writes.ts';
import { languageOptions } from '#shared/language/language-options.ts';
import { t } from '#shared/language/t.ts';
import { languageIds } from '#shared/refinement.ts';
import { $form } from '../form-state.ts';

/** What the posts are written in. The editor without a model writes what was typed. */
export function LanguageChooser() {
  const { language } = useStore($form);
  const offline = useStore($offline);
  const id = useId();
  const options = useMemo(() => languageOptions(), []);

  // Also one that an order brings back, which nobody could take off here.
  useEffect(() => {
    if (offline && language !== '') $form.setKey('language', '');
  }, [offline, language]);

  if (offline) {
    return (
      <p className="hint">
        {t(
          'The built-in editor writes in the language you type, whichever that is. Only an AI model writes in another one.',
        )}
      </p>
    );
  }
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <label className="label mb-0 shrink-0" htmlFor={id}>
        {t('Write in')}
      </label>
      <select
        id={id}
        className="field"
        value={language}
        onChange={({ target }) => {
          const chosen = languageIds.find((one) => one === target.value);
          $form.setKey('language', chosen ?? '');
        }}
      >
        <option value="">{t('Like the topic')}</option>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
