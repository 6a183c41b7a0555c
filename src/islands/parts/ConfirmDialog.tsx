import { useState } from 'react';
import { Modal } from './Modal.tsx';

interface Props {
  title: string;
  question: string;
  yes: string;
  no: string;
  onYes: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something that is hard to take back; the safe answer comes first. */
export function ConfirmDialog({ title, question, yes, no, onYes, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onYes();
    onClose();
  };
  return (
    <Modal title={title} onClose={onClose}>
      <p>{question}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-secondary" onClick={onClose}>
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
