import { type ReactNode, useState } from 'react';
import { Modal } from './Modal.tsx';

interface Props {
  title: string;
  question: string;
  yes: string;
  no: string;
  onYes: () => Promise<void>;
  onClose: () => void;
  /** What the answer leads to. */
  children?: ReactNode;
}

/** Asks before something that is hard to take back; the safe answer comes first. */
export function ConfirmDialog({ title, question, yes, no, onYes, onClose, children }: Props) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onYes();
    onClose();
  };
  return (
    <Modal title={title} onClose={onClose}>
      <p>{question}</p>
      {children}
      <div className="mt-6 grid gap-3">
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {no}
        </button>
        <button
          type="button"
          className="btn btn-danger"
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => busy || void confirm()}
        >
          {yes}
        </button>
      </div>
    </Modal>
  );
}
