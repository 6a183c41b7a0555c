import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '#islands/parts/Icon.tsx';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { heard } from '#islands/parts/sentence.ts';
import { hostOf } from '#lib/sources/find-address.ts';
import type { Source } from '#shared/contracts/page-sources.ts';
import { formatNumber } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { message, rules } from '#shared/rules.ts';
import { $form } from '../form-state.ts';
import { takeOff } from './reading.ts';
import { $reading } from './reading-state.ts';
import { SourceGone } from './SourceGone.tsx';
import { SourceText } from './SourceText.tsx';
import { sourceProblem } from './source-problem.ts';

const change = (source: Source, changes: Partial<Source>) =>
  $form.setKey('source', { ...source, ...changes });

/** What the posts are to be written from, to be looked at and changed before anything is written. */
export default function SourcePanel({ source }: { source: Source }) {
  const { shortened, chosen, wanted } = useStore($reading);
  const { language } = useStore($form);
  const { address, title, site, text } = source;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const isPage = address !== '';
  const isGone = isPage && title === '' && site === '' && text === '';
  const problem = sourceProblem(source);

  useEffect(() => {
    if (!wanted) return;
    $reading.set({ ...$reading.get(), wanted: false });
    panel.current?.querySelector<HTMLElement>(isPage ? 'h3' : 'textarea')?.focus();
  }, [wanted, isPage]);

  return (
    <section
      ref={panel}
      aria-labelledby={id}
      className="grid grid-cols-1 gap-3 rounded-card border border-line p-4"
    >
      <LaterStyles />
      <div className="flex items-start gap-3">
        <h3 id={id} tabIndex={-1} className="min-w-0 flex-1 text-base">
          {isPage
            ? heard(t('[Written from: ]{site}'), {
                site: <span className="wrap-anywhere">{site || hostOf(address)}</span>,
              })
            : t('A text to write from')}
        </h3>
        <button type="button" className="btn btn-quiet btn-sm" onClick={takeOff}>
          <Icon name="close" />
          {t('Take it off')}
        </button>
      </div>
      {isPage && (
        <a className="hint -mt-2 truncate" href={address} target="_blank" rel="noopener noreferrer">
          {address}
        </a>
      )}
      {isGone ? (
        <SourceGone />
      ) : (
        <>
          <label className="grid gap-1.5">
            <span className="font-semibold text-sm">
              {t('Title')} {!isPage && <span className="hint font-normal">{t('(optional)')}</span>}
            </span>
            <input
              className="field"
              dir="auto"
              value={title}
              onChange={(event) => change(source, { title: event.target.value })}
            />
          </label>
          <SourceText
            text={text}
            problem={problem && problem !== 'sourceTextMissing' ? message(problem) : null}
            onChange={(changed) => change(source, { text: changed })}
          />
          {chosen !== null && chosen === language && (
            <p className="hint">
              {t(
                'The page is in another language. The posts come in {language}, as chosen below.',
                {
                  language: rules.languages[chosen],
                },
              )}
            </p>
          )}
          <p className="hint">
            {shortened &&
              `${t('The page is longer: its first {count} characters are here.', {
                count: formatNumber(rules.source.textMaxLength),
              })} `}
            {t(
              'Cut it to what matters. The posts say it in other words; the text goes with this request and stays in this browser until you log out.',
            )}
          </p>
        </>
      )}
    </section>
  );
}
