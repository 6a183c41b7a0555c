import { Component, type ReactNode, Suspense } from 'react';
import { toastMessage } from '#lib/toast.ts';

interface Props {
  waiting?: ReactNode;
  /** Stands there where it cannot be had; a passing message says so otherwise. */
  instead?: ReactNode;
  onFail?: () => void;
  children: ReactNode;
}

/** Holds a part whose code comes later: where it cannot be had, the rest of the page lives on. */
export class LazyPart extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (!this.props.instead) toastMessage('serviceUnavailable');
    this.props.onFail?.();
  }

  override render() {
    const { waiting = null, instead = null, children } = this.props;
    return this.state.failed ? instead : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
