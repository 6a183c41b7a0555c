import { useStore } from '@nanostores/react';
import { $config } from '#lib/config.ts';
import { site } from '#site';

/** Nobody should take prepared sentences for a model's work. Operators are told how to get one. */
export default function OfflineNotice() {
  const config = useStore($config);
  if (!config?.writer.offline) return null;
  return (
    <p role="note" className="hint border-l-2 border-line-strong pl-3">
      The built-in offline writer is in use: it works from prepared material, without an AI model.
      {config.development && (
        <>
          {' '}
          To connect one, set <code>OPENROUTER_API_KEY</code> and restart;{' '}
          <a className="link" href={`${site.source}#readme`}>
            the README
          </a>{' '}
          explains how.
        </>
      )}
    </p>
  );
}
