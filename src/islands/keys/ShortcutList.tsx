import { useStore } from '@nanostores/react';
import { Modal } from '#islands/parts/Modal.tsx';
import { t } from '#shared/language/t.ts';
import { $singleLetters, setSingleLetters } from './single-letters.ts';

const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : t('Ctrl');

const letters = [
  ['N', t('New: go to the topic')],
  ['G', t('Generate')],
  ['J', t('Next post')],
  ['K', t('Previous post')],
  ['C', t('Copy the post')],
  ['S', t('Save the post')],
  ['R', t('Refine the post')],
  ['P', t('Preview the post')],
  ['/', t('Search your saved posts')],
  ['?', t('Show this list')],
] as const;

const always = [
  [`${modifier} ${t('Enter')}`, t('Generate, while typing')],
  [`${modifier} Z`, t('Take back the last change of a post')],
  [t('Esc'), t('Close, or cancel an edit')],
] as const;

function Keys({ of }: { of: readonly (readonly [string, string])[] }) {
  return (
    <dl className="shortcuts">
      {of.map(([keys, act]) => (
        <div key={keys}>
          <dt>
            {keys.split(' ').map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{act}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the keyboard can do, and the way to switch single letters off. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const on = useStore($singleLetters);
  return (
    <Modal title={t('Keyboard Shortcuts')} onClose={onClose}>
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={on}
          onChange={(event) => setSingleLetters(event.target.checked)}
        />
        {t('Single-letter shortcuts')}
      </label>
      <p className="hint mt-1">
        {on
          ? t('Not while you type. Post keys act on the post you are at.')
          : t('Off in this browser. This list opens by its button.')}
      </p>
      {on && <Keys of={letters} />}
      <p className="hint mt-2">
        {t(
          'Where your keyboard has no Latin letters, press the key that has the letter on a US keyboard.',
        )}
      </p>
      <h3 className="mt-4 text-sm font-semibold">{t('Always')}</h3>
      <Keys of={always} />
    </Modal>
  );
}
