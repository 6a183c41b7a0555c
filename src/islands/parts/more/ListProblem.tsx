import { useEffect } from 'react';
import { t } from '#shared/language/t.ts';
import { LaterStyles } from '../LaterStyles.tsx';

/** In the moment a browser says that it is online, requests may still fail. */
const soon = 1000;

interface Props {
  text: string;
  load: () => Promise<void>;
}

/** A list that could not be read is read anew once the browser is online again, or when somebody says so. */
export function ListProblem({ text, load }: Props) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void load(), soon);
    };
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [load]);
  return (
    <div role="alert" className="banner banner-danger">
      <LaterStyles />
      <p>{text}</p>
      <button type="button" className="btn btn-secondary btn-sm" onClick={() => void load()}>
        {t('Try again')}
      </button>
    </div>
  );
}
