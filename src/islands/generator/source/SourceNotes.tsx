import { useStore } from '@nanostores/react';
import { $offline } from '#lib/own-model/who-writes.ts';
import { formatNumber } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';
import { $form } from '../form-state.ts';

/** What becomes of the text, and what was found out when it was read. */
export function SourceNotes({ isPage }: { isPage: boolean }) {
  const { pageNotes, language } = useStore($form);
  const offline = useStore($offline);
  const chosen = pageNotes?.chosen ?? null;
  if (offline) {
    return (
      <p className="hint">
        {isPage
          ? t(
              'The built-in editor takes only the address of this page: tell in the details what you want to say about it.',
            )
          : t(
              'The built-in editor does not use this text: tell in the details what you want to say.',
            )}
      </p>
    );
  }
  return (
    <>
      {chosen !== null && chosen === language && (
        <p className="hint">
          {t('The page is in another language. The posts come in {language}, as chosen below.', {
            language: rules.languages[chosen],
          })}
        </p>
      )}
      <p className="hint">
        {pageNotes?.shortened &&
          `${t('The page is longer: its first {count} characters are here.', {
            count: formatNumber(rules.source.textMaxLength),
          })} `}
        {t(
          'Cut it to what matters. The posts say it in other words; the text goes with this request and stays in this browser until you log out.',
        )}
      </p>
    </>
  );
}
