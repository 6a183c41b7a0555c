import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '#islands/parts/ConfirmDialog.tsx';
import { t } from '#shared/language/t.ts';
import type { Subject } from './order.ts';
import { wouldReplace } from './would-replace.ts';

interface Props {
  /** What it does, for the question. */
  title: string;
  /** What comes into the form. */
  subject: Subject;
  onFill: () => void;
  className?: string;
  children: ReactNode;
}

/** Takes something into the form and starts nothing. What is typed there goes with a yes only. */
export function FillButton({ title, subject, onFill, className = '', children }: Props) {
  const [asking, setAsking] = useState(false);
  const agreed = useRef(false);
  const close = () => {
    setAsking(false);
    // After the dialog has given the focus back.
    if (agreed.current) requestAnimationFrame(onFill);
    agreed.current = false;
  };
  return (
    <>
      <button
        type="button"
        className={`btn btn-secondary btn-sm ${className}`}
        onClick={() => (wouldReplace(subject) ? setAsking(true) : onFill())}
      >
        {children}
      </button>
      {asking && (
        <ConfirmDialog
          title={title}
          question={t('The form has something else typed in it, which this would replace.')}
          yes={t('Replace it')}
          no={t('Keep what I typed')}
          onYes={async () => {
            agreed.current = true;
          }}
          onClose={close}
        />
      )}
    </>
  );
}
