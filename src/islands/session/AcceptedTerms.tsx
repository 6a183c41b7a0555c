import { sentence } from '#islands/parts/sentence.ts';
import { pageAddress } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';

/** What somebody agrees to who signs up. */
export function AcceptedTerms() {
  return (
    <p className="hint mt-4">
      {sentence(t('By creating an account you accept the {terms} and the {privacy}.'), {
        terms: (
          <a className="link" href={pageAddress('/terms')}>
            {t('terms')}
          </a>
        ),
        privacy: (
          <a className="link" href={pageAddress('/privacy')}>
            {t('privacy policy')}
          </a>
        ),
      })}
    </p>
  );
}
