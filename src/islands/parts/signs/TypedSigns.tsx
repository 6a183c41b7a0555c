import { useId } from 'react';
import type { Language } from '#shared/rules.ts';
import { SignList, signsIn } from './SignList.tsx';
import { useFindings } from './use-findings.ts';

/** Whoever types is told when they pause. */
const pauseMilliseconds = 500;

interface Props {
  text: string;
  likely?: Language | undefined;
}

/** The signs in a text that is being typed; nothing is changed under the writer's hands. */
export function TypedSigns({ text, likely }: Props) {
  const found = useFindings(text, likely, pauseMilliseconds);
  const id = useId();
  // As high before it is known: buttons below must not move under a finger.
  if (found === null) return <p className="text-sm">&nbsp;</p>;
  return (
    <details>
      <summary className="text-sm text-muted">
        <span role="status">{signsIn(found)}</span>
      </summary>
      <div className="pt-2">
        <SignList found={found} reasonId={(index) => `${id}-${index}`} />
      </div>
    </details>
  );
}
