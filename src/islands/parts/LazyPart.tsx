import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
} from 'react';
import { toastMessage } from '#lib/toast.ts';

const failed = new Set<() => void>();

/** React's `lazy` never asks again for what it could not have once; this does, after its LazyPart has failed. */
export function lazyAgain<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const again = () => {
    part = lazy(() =>
      load().catch((error) => {
        failed.add(again);
        throw error;
      }),
    );
  };
  let part: ComponentType<Props>;
  again();
  return (props) => createElement(part, props);
}

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
    for (const again of failed) again();
    failed.clear();
    if (!this.props.instead) toastMessage('partNotLoaded');
    this.props.onFail?.();
  }

  override render() {
    const { waiting = null, instead = null, children } = this.props;
    return this.state.failed ? instead : <Suspense fallback={waiting}>{children}</Suspense>;
  }
}
