import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { loadPosts } from '#lib/library/list.ts';
import { t } from '#shared/language/t.ts';

export function LibraryProblem({ text }: { text: string }) {
  return (
    <div role="alert" className="banner banner-danger">
      <LaterStyles />
      <p>{text}</p>
      <button type="button" className="btn btn-secondary btn-sm" onClick={() => void loadPosts()}>
        {t('Try again')}
      </button>
    </div>
  );
}
