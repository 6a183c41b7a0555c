import { useStore } from '@nanostores/react';
import { $offline } from '#lib/own-model/who-writes.ts';

/** Where no model writes, a note to the writer would be read by everybody. */
export default function PrintedAsTyped() {
  return useStore($offline) ? (
    <p className="hint">
      Everything you type here goes into the post, so write it as readers may see it.
    </p>
  ) : null;
}
