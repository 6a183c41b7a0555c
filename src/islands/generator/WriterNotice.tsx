import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $config } from '#lib/config.ts';
import { loadOwnModel } from '#lib/own-model/own-model.ts';
import { $modelInUse } from '#lib/own-model/who-writes.ts';
import { $session } from '#lib/session/state.ts';
import { site } from '#site';

/** Nobody should take arranged sentences for a model's work. Operators are told how to get one. */
export default function WriterNotice() {
  const config = useStore($config);
  const own = useStore($modelInUse);
  const session = useStore($session);
  const mayHaveOwn = session !== null && config?.ownModels !== undefined;

  useEffect(() => {
    if (mayHaveOwn) void loadOwnModel();
  }, [mayHaveOwn]);

  if (own) {
    return (
      <p className="hint wrap-anywhere">
        Written by {own.model},{' '}
        <a className="link" href="/account#own-model">
          your own model
        </a>
        .
      </p>
    );
  }
  if (!config) return null;
  const { offline, name } = config.writer;
  if (!offline) return name ? <p className="hint">Written by {name}, an AI model.</p> : null;
  return (
    <div role="note" className="hint grid gap-2 border-l-2 border-line-strong pl-3">
      <p>
        <strong className="text-ink">No AI model is connected.</strong> The built-in editor sets the
        facts you give it as one post for the platform, and makes nothing up.
      </p>
      {config.development && (
        <details>
          <summary className="link">Three ways to a model</summary>
          <ul className="mt-2 grid gap-2">
            <li>
              <code>OPENROUTER_API_KEY</code> in <code>.env</code>
            </li>
            <li>Ollama, LM Studio or llama.cpp on this machine, found by itself</li>
            <li>
              any other server that speaks OpenAI’s protocol: <code>MODEL_BASE_URL</code>
            </li>
          </ul>
          <p className="mt-2">
            <a className="link" href={`${site.source}#readme`}>
              The README
            </a>{' '}
            explains each.
          </p>
        </details>
      )}
    </div>
  );
}
