import { type ComponentType, createElement, lazy } from 'react';

/**
 * React's `lazy` never asks again for what it could not have once. This does, after the second function was
 * called, which is for a LazyPart that has failed.
 */
export function lazyAgain<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [Part: ComponentType<Props>, askAgain: () => void] {
  let part: ComponentType<Props> = lazy(load);
  const askAgain = () => {
    part = lazy(load);
  };
  return [(props) => createElement(part, props), askAgain];
}
