import { useStore } from '@nanostores/react';
import { lazy } from 'react';
import { listenForKeys } from '#islands/keys/listen.ts';
import { $shortcutsShown } from '#islands/keys/shown.ts';
import { LazyPart } from '#islands/parts/lazy/LazyPart.tsx';
import { Outline } from '#islands/parts/Outline.tsx';
import { heard } from '#islands/parts/sentence.ts';
import { t } from '#shared/language/t.ts';
import { $form } from '../form-state.ts';
import { $cleared, clearForm, undoClear } from './clear-form.ts';
import { hasText } from './form-fields.ts';
import { keepDrafts } from './keep-draft.ts';

const ShortcutList = lazy(() => import('#islands/keys/ShortcutList.tsx'));

const keyboard = 'M3 6.5h18v11H3zM6.5 10v.1M10 10v.1M14 10v.1M17.5 10v.1M8 14h8';
const close = () => $shortcutsShown.set(false);

keepDrafts();
listenForKeys();

/** Beside the form's heading: an empty form again, and what the keyboard can do. */
export default function FormTools() {
  const filled = hasText(useStore($form));
  const cleared = useStore($cleared) !== null && !filled;
  const shown = useStore($shortcutsShown);
  return (
    // No higher than the heading, which must not move when this comes.
    <div className="ml-auto flex h-6 items-center">
      <p role="status" className="sr-only">
        {cleared && t('The form is empty.')}
      </p>
      {(filled || cleared) && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={cleared ? undoClear : clearForm}
        >
          {heard(cleared ? t('Undo[ clearing the form]') : t('Clear[ the form]'))}
        </button>
      )}
      <button
        type="button"
        className="icon-btn"
        aria-haspopup="dialog"
        aria-label={t('Keyboard shortcuts')}
        title={t('Keyboard shortcuts')}
        onClick={() => $shortcutsShown.set(true)}
      >
        <Outline path={keyboard} />
      </button>
      {shown && (
        <LazyPart onFail={close}>
          <ShortcutList onClose={close} />
        </LazyPart>
      )}
    </div>
  );
}
