import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { sentence } from '#islands/parts/sentence.ts';
import { $config } from '#lib/config.ts';
import { loadOwnModel } from '#lib/own-model/own-model.ts';
import { $modelInUse, $siteWriter } from '#lib/own-model/who-writes.ts';
import { $session } from '#lib/session/state.ts';
import { pageAddress } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { site } from '#site';

/** Nobody should take arranged sentences for a model's work. Operators are told how to get one. */
export default function WriterNotice() {
  const config = useStore($config);
  const own = useStore($modelInUse);
  const writer = useStore($siteWriter);
  const session = useStore($session);
  const mayHaveOwn = session !== null && config?.ownModels !== undefined;

  useEffect(() => {
    if (mayHaveOwn) void loadOwnModel();
  }, [mayHaveOwn]);

  if (own) {
    return (
      <p className="hint wrap-anywhere">
        {sentence(t('Written by {model}, {link}.'), {
          model: own.model,
          link: (
            <a className="link" href={pageAddress('/account#own-model')}>
              {t('your own model')}
            </a>
          ),
        })}
      </p>
    );
  }
  if (!writer) return null;
  const { offline, name } = writer;
  if (!offline)
    return name ? (
      <p className="hint">{t('Written by {model}, an AI model.', { model: name })}</p>
    ) : null;
  return (
    <div role="note" className="hint grid gap-2 border-l-2 border-line-strong pl-3">
      <p>
        <strong className="text-ink">{t('No AI model is connected.')}</strong>{' '}
        {t(
          'The built-in editor sets the facts you give it as one post for the platform, and makes nothing up.',
        )}
      </p>
      {config?.development && (
        <details>
          <summary className="link">{t('Three ways to a model')}</summary>
          <ul className="mt-2 grid gap-2">
            <li>
              {sentence(t('{variable} in {file}'), {
                variable: <code>OPENROUTER_API_KEY</code>,
                file: <code>.env</code>,
              })}
            </li>
            <li>{t('Ollama, LM Studio or llama.cpp on this machine, found by itself')}</li>
            <li>
              {sentence(t('any other server that speaks OpenAI’s protocol: {variable}'), {
                variable: <code>MODEL_BASE_URL</code>,
              })}
            </li>
          </ul>
          <p className="mt-2">
            {sentence(t('{link} explains each.'), {
              link: (
                <a className="link" href={`${site.source}#readme`}>
                  {t('The README')}
                </a>
              ),
            })}
          </p>
        </details>
      )}
    </div>
  );
}
