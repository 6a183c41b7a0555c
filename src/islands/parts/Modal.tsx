import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '#islands/parts/Icon.tsx';
import { $openModals } from '#islands/parts/open-modals.ts';
import { ToastTray } from '#islands/parts/ToastTray.tsx';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog, open for as long as it is rendered; the browser keeps and returns focus. */
export function Modal({ title, onClose, children }: Props) {
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

  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const inside =
      event.clientX >= box.left &&
      event.clientX <= box.right &&
      event.clientY >= box.top &&
      event.clientY <= box.bottom;
    if (event.target === event.currentTarget && !inside) event.currentTarget.close();
  };

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onMouseDown={closeFromBackdrop}
      onClose={() => unmounting.current || onClose()}
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        <button
          type="button"
          className="icon-btn -mt-1.5 -mr-2"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
      <ToastTray />
    </dialog>
  );
}
