import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $toast } from '#lib/toast.ts';

/** A live region must stand empty before it is filled, or screen readers miss the first message. */
export function ToastTray() {
  const toast = useStore($toast, { ssr: 'initial' });
  const [standing, setStanding] = useState(false);
  useEffect(() => setStanding(true), []);
  const shown = standing ? toast : null;

  return (
    <div className="toast-tray">
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
