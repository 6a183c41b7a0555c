import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { t } from '#shared/language/t.ts';
import { Icon } from './Icon.tsx';
import { LaterStyles } from './LaterStyles.tsx';
import { $openModals } from './open-modals.ts';
import { ToastTray } from './ToastTray.tsx';

interface Props {
  title: string;
  onClose: () => void;
  className?: string;
  /** A click beside it does not close it: something is going on. */
  busy?: boolean;
  children: ReactNode;
}

/** A native modal dialog, open for as long as it is rendered; the browser keeps and returns focus. */
export function Modal({ title, onClose, className = '', busy = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const unmounting = useRef(false);
  const titleId = useId();

  // Before the element leaves the page: only close() gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    unmounting.current = false;
    element?.showModal();
    $openModals.set($openModals.get() + 1);
    return () => {
      unmounting.current = true;
      element?.close();
      $openModals.set($openModals.get() - 1);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      closedby={busy ? 'closerequest' : 'any'}
      onClose={() => unmounting.current || onClose()}
    >
      <h2 id={titleId} className="dialog-title text-xl">
        {title}
      </h2>
      {children}
      {/* Last, so that the dialog opens with the focus on what it is about. */}
      <button
        type="button"
        className="icon-btn dialog-close"
        aria-label={t('Close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <ToastTray />
      <LaterStyles />
    </dialog>
  );
}
