import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $toast } from '#lib/toast.ts';

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
    <div
      ref={tray}
      popover="manual"
      className="toast-tray m-0 w-auto overflow-visible border-0 bg-transparent p-0"
    >
      <div role="status">
        {shown && !shown.danger && (
          <p key={shown.id} className="toast toast-success">
            {shown.text}
          </p>
        )}
      </div>
      <div role="alert">
        {shown?.danger && (
          <p key={shown.id} className="toast toast-danger">
            {shown.text}
          </p>
        )}
      </div>
    </div>
  );
}
