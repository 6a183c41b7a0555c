import { useStore } from '@nanostores/react';
import { lazy } from 'react';
import { focusArea, focusNext } from '#islands/parts/focus-area.ts';
import { Icon } from '#islands/parts/Icon.tsx';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { heard } from '#islands/parts/sentence.ts';
import { $offline } from '#lib/own-model/who-writes.ts';
import { findAddress } from '#lib/sources/find-address.ts';
import { toastMessage } from '#lib/toast.ts';
import { t } from '#shared/language/t.ts';
import { $form } from '../form-state.ts';
import { $reading, $takenOff, putBack } from './reading-state.ts';

const PageOffer = lazy(() => import('./PageOffer.tsx'));
const SourcePanel = lazy(() => import('./SourcePanel.tsx'));

const loadActions = () => import('./reading.ts').catch(() => null);

async function pasteText(): Promise<void> {
  const actions = await loadActions();
  if (actions) actions.pasteText();
  else toastMessage('partNotLoaded');
}

/** A page or a text to write from: what it takes comes once an address is seen, or somebody asks for it. */
export default function SourceEntry() {
  const { topic, source } = useStore($form);
  const { said } = useStore($reading);
  const takenOff = useStore($takenOff);
  // It would not use a text.
  const offline = useStore($offline);
  const found = findAddress(topic);
  return (
    <div {...focusArea} className="source-entry">
      <p role="status" className="sr-only">
        {said}
      </p>
      {source ? (
        <LazyPart>
          <SourcePanel source={source} />
        </LazyPart>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {found && (
            <LazyPart>
              <PageOffer found={found} />
            </LazyPart>
          )}
          {!offline && (
            <button
              type="button"
              {...focusNext}
              className="btn btn-quiet btn-sm -ml-3"
              onClick={() => void pasteText()}
            >
              <Icon name="paste" />
              {t('Paste a text, a transcript or notes')}
            </button>
          )}
          {takenOff && (
            <button
              type="button"
              {...focusNext}
              className="btn btn-quiet btn-sm -ml-3"
              onClick={putBack}
            >
              {heard(t('Undo[ taking it off]'))}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
