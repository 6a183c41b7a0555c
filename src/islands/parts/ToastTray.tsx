import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $toast, type Toast } from '#lib/toast.ts';
import { Icon } from './Icon.tsx';

const signs = { success: 'check', neutral: 'note', danger: 'warning' } as const;

/** Told apart by a sign as well, since not everybody tells green from red. */
function Message({ kind, text }: Toast) {
  return (
    <p className={`toast toast-${kind}`}>
      <Icon name={signs[kind]} />
      {text}
    </p>
  );
}

/**
 * Where messages appear. A popover, since only the top layer lies above a dialog and is not moved
 * by its animation.
 */
export function ToastTray() {
  const toast = useStore($toast, { ssr: 'initial' });
  const tray = useRef<HTMLDivElement>(null);
  const [standing, setStanding] = useState(false);

  useEffect(() => {
    // Not before a dialog around it is open: the top layer stacks in the order of opening.
    tray.current?.showPopover();
    // A live region must stand empty before it is filled, or screen readers miss the first message.
    setStanding(true);
  }, []);
  const shown = standing ? toast : null;

  return (
    <div ref={tray} popover="manual" className="toast-tray w-auto overflow-visible bg-transparent">
      <div role="status">{shown?.kind === 'success' && <Message key={shown.id} {...shown} />}</div>
      <div role="alert">
        {shown && shown.kind !== 'success' && <Message key={shown.id} {...shown} />}
      </div>
    </div>
  );
}
