import { opens } from '#lib/session/events.ts';
import { pageAddress } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { CardWaiting } from './CardWaiting.tsx';

/** The heights of the cards: those that stand alone, then column by column. */
const wide = ['h-56 max-sm:h-67', 'h-53 max-sm:h-68'];
const columns = [
  ['h-96', 'h-93'],
  ['h-93', 'h-54', 'h-45 max-sm:h-58', 'h-53 max-sm:h-55'],
];

/**
 * Before the session is taken up, and where there is none. Which of the two a page without its
 * scripts shows is known before the first paint, so both are written and nothing jumps.
 */
export function NoOwner() {
  return (
    <>
      <div className="visitors-only empty grid justify-items-center gap-4">
        <p>{t('Log in to see your account.')}</p>
        <a className="btn btn-primary" href={pageAddress('/?login=1')} {...opens('login')}>
          {t('Login')}
        </a>
      </div>
      <div className="members-only grid gap-6" aria-busy="true">
        <p className="sr-only">{t('Your account is being loaded.')}</p>
        {wide.map((height) => (
          <CardWaiting key={height} height={height} />
        ))}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {columns.map((heights) => (
            <div key={heights[0]} className="grid gap-6">
              {heights.map((height) => (
                <CardWaiting key={height} height={height} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
