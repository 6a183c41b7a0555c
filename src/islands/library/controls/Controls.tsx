import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { focusArea } from '#islands/parts/focus-area.ts';
import { LaterStyles } from '#islands/parts/LaterStyles.tsx';
import { $asked, $library, everything, findPosts, isNarrowed } from '#lib/library/list.ts';
import { $selection } from '#lib/library/selection.ts';
import { ExportForm } from './ExportForm.tsx';
import { Filters } from './Filters.tsx';
import { Found } from './Found.tsx';
import { SearchField } from './SearchField.tsx';

/** There where there is something to search. */
export default function Controls() {
  const asked = useStore($asked);
  const selecting = useStore($selection) !== null;
  const [open, setOpen] = useState(() => isNarrowed({ ...asked, words: '' }));
  const [exporting, setExporting] = useState(false);
  const state = useStore($library);
  const filtersId = useId();
  const exportId = useId();
  return (
    <search {...focusArea} className="grid gap-3" aria-label="Your saved posts">
      <LaterStyles />
      <div className="flex flex-wrap items-center gap-2">
        <SearchField />
        <button
          type="button"
          className="btn btn-secondary"
          aria-expanded={open}
          aria-controls={filtersId}
          onClick={() => setOpen(!open)}
        >
          Filter
        </button>
        <button
          type="button"
          className="btn btn-secondary"
          aria-expanded={exporting}
          aria-controls={exportId}
          onClick={() => setExporting(!exporting)}
        >
          Export
        </button>
        <button
          type="button"
          className="btn btn-secondary"
          aria-pressed={selecting}
          onClick={() => $selection.set(selecting ? null : new Set())}
        >
          Select
        </button>
      </div>
      <div id={filtersId} hidden={!open}>
        {open && <Filters />}
      </div>
      <div id={exportId} hidden={!exporting}>
        {exporting && (
          <ExportForm wanted={asked} count={state.kind === 'loaded' ? state.found : 0} />
        )}
      </div>
      <Found onClear={() => void findPosts({ ...everything, sort: asked.sort })} />
    </search>
  );
}
