import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { focusArea } from '#islands/parts/focus-area.ts';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { $asked, $library, everything, findPosts, isNarrowed } from '#lib/library/list.ts';
import { $selection } from '#lib/library/selection.ts';
import { t } from '#shared/language/t.ts';
import { ExportForm } from './ExportForm.tsx';
import { Filters } from './Filters.tsx';
import { Found } from './Found.tsx';
import { SearchField } from './SearchField.tsx';

type Panel = 'filter' | 'export';

/** There where there is something to search. One thing at a time opens, so that the list stays near. */
export default function Controls() {
  const asked = useStore($asked);
  const selecting = useStore($selection) !== null;
  const [open, setOpen] = useState<Panel | null>(() =>
    isNarrowed({ ...asked, words: '' }) ? 'filter' : null,
  );
  const state = useStore($library);
  const panelId = useId();
  // Exporting a selection is offered beside it.
  const panel = selecting && open === 'export' ? null : open;
  const opener = (which: Panel, words: string) => (
    <button
      type="button"
      className="btn btn-secondary"
      aria-expanded={panel === which}
      aria-controls={panelId}
      onClick={() => setOpen(panel === which ? null : which)}
    >
      {words}
    </button>
  );
  return (
    <search
      {...focusArea}
      className="tools-room grid content-start gap-3"
      aria-label={t('Your saved posts')}
    >
      <LaterStyles />
      <div className="library-tools">
        <SearchField />
        {opener('filter', t('Filter'))}
        {!selecting && opener('export', t('Export'))}
        <button
          type="button"
          className="btn btn-secondary"
          aria-pressed={selecting}
          onClick={() => $selection.set(selecting ? null : new Set())}
        >
          {t('Select')}
        </button>
      </div>
      <div id={panelId} hidden={!panel}>
        {panel === 'filter' && <Filters />}
        {panel === 'export' && (
          <ExportForm wanted={asked} count={state.kind === 'loaded' ? state.found : 0} />
        )}
      </div>
      <Found onClear={() => void findPosts({ ...everything, sort: asked.sort })} />
    </search>
  );
}
