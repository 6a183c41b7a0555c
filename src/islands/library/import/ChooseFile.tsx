import { type DragEvent, useId, useRef, useState } from 'react';
import { focusNext } from '#islands/parts/focus-area.ts';
import { t } from '#shared/language/t.ts';

/** By the browser's own dialog, or dropped here. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file; the button does the same
    <div
      className="import-drop"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <button
        type="button"
        className="btn btn-primary"
        {...focusNext}
        aria-describedby={hintId}
        onClick={() => field.current?.click()}
      >
        {t('Choose a file')}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,.csv,.tsv,.txt,application/json,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same one may be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <p id={hintId} className="hint">
        {t(
          'Or drop it here: a JSON file that was exported here, or a CSV file with a column named “text”. You see what will happen before anything is saved.',
        )}
      </p>
    </div>
  );
}
