import { type ReactNode, useId, useState } from 'react';
import { PostText } from '../PostText.tsx';
import { postAction } from '../post-action.ts';
import { MarkedText } from './MarkedText.tsx';
import { SignList, signsIn } from './SignList.tsx';
import { type Found, useFindings } from './use-findings.ts';

interface Props {
  text: string;
  /** Tells the buttons of a list apart for those who hear them. */
  of: string;
  /** What can be done about them; null until they are known. */
  children: (found: Found | null) => ReactNode;
}

/** A post, how many signs of a machine it has, and on request where and why. */
export function PostSigns({ text, of, children }: Props) {
  const latest = useFindings(text);
  const [shown, setShown] = useState(false);
  const id = useId();
  const reasonId = (index: number) => `${id}-${index}`;
  const found = latest?.text === text ? latest : null;
  const has = found !== null && found.findings.length > 0;
  return (
    <div className="grid content-start gap-3">
      {has && shown ? (
        <MarkedText text={text} findings={found.findings} reasonId={reasonId} />
      ) : (
        <PostText text={text} />
      )}
      <div className="flex flex-wrap items-center gap-x-2 empty:hidden">
        {has && (
          <button
            type="button"
            className={`${postAction} -ml-2`}
            aria-expanded={shown}
            onClick={() => setShown(!shown)}
          >
            {signsIn(found)}
            <span className="sr-only"> in {of}</span>
          </button>
        )}
        {children(found)}
      </div>
      {has && shown && <SignList found={found} reasonId={reasonId} />}
    </div>
  );
}
