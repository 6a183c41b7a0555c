import { type ComponentType, createElement, lazy, useState } from 'react';

interface Steady<Props> {
  choose: () => ComponentType<Props>;
  props: Props;
}

/** The same part for as long as it stands: another one would begin anew. */
function Steady<Props extends object>({ choose, props }: Steady<Props>) {
  const [part] = useState(choose);
  return createElement(part, props);
}

/**
 * React's `lazy` never asks again for what it could not have once. This does, after the second function was
 * called, which is for a LazyPart that has failed. What the third fetched beforehand is drawn at once: `lazy`
 * makes even that wait, a third of a second and more, behind what stands there meanwhile.
 */
export function lazyAgain<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [Part: ComponentType<Props>, askAgain: () => void, fetchAhead: () => Promise<void>] {
  let newest: ComponentType<Props> = lazy(load);
  const askAgain = () => {
    newest = lazy(load);
  };
  const fetchAhead = () =>
    load().then(
      ({ default: loaded }) => {
        newest = loaded;
      },
      // Whoever opens it asks again, and hears of it.
      () => undefined,
    );
  return [
    (props) => createElement(Steady<Props>, { choose: () => newest, props }),
    askAgain,
    fetchAhead,
  ];
}
