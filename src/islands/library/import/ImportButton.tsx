import { useStore } from '@nanostores/react';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { lazyAgain } from '#islands/parts/lazy/lazy-again.ts';
import { $importing } from '#lib/library/import-open.ts';
import { t } from '#shared/language/t.ts';

const [ImportDialog, askImportDialogAgain] = lazyAgain(() => import('./ImportDialog.tsx'));

/** Stands there before there is a post, too: whoever moves here brings theirs. */
export function ImportButton() {
  const importing = useStore($importing);
  return (
    <>
      <button
        type="button"
        className="btn btn-secondary btn-sm ml-auto"
        onClick={() => $importing.set({ file: null })}
      >
        {t('Import')}
      </button>
      {importing && (
        <LazyPart
          onFail={() => {
            askImportDialogAgain();
            $importing.set(null);
          }}
        >
          <ImportDialog file={importing.file} />
        </LazyPart>
      )}
    </>
  );
}
