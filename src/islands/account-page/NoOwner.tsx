import { askToLogin } from '#lib/dialogs.ts';

const cards = ['h-84', 'h-60', 'h-80', 'h-56'];

/**
 * Before the session is taken up, and where there is none. Which of the two a page without its
 * scripts shows is known before the first paint, so both are written and nothing jumps.
 */
export function NoOwner() {
  return (
    <>
      <div className="visitors-only empty grid justify-items-center gap-4">
        <p>Log in to see your account.</p>
        <button type="button" className="btn btn-primary" onClick={() => askToLogin()}>
          Login
        </button>
      </div>
      <div className="members-only grid items-start gap-6 lg:grid-cols-2" aria-busy="true">
        <p className="sr-only">Your account is being loaded.</p>
        {cards.map((height) => (
          <div key={height} className={`skeleton ${height}`} />
        ))}
      </div>
    </>
  );
}
