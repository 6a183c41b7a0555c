import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { t } from '#shared/language/t.ts';
import type { Language } from '#shared/rules.ts';
import { focusArea } from '../focus-area.ts';
import { PostText } from '../PostText.tsx';
import { postAction } from '../post-action.ts';
import { heard } from '../sentence.ts';
import { MarkedText } from './MarkedText.tsx';
import { SignList, signsIn } from './SignList.tsx';
import { type Found, useFindings } from './use-findings.ts';

interface Props {
  text: string;
  likely?: Language | undefined;
  /** Tells the buttons of a list apart for those who hear them. */
  of: string;
  /** What can be done about them; null until they are known. */
  children: (found: Found | null) => ReactNode;
}

/** A post, how many signs of a machine it has, and on request where and why. */
export function PostSigns({ text, likely, of, children }: Props) {
  const latest = useFindings(text, likely);
  const [shown, setShown] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const reasonId = (index: number) => `${id}-${index}`;
  const found = latest?.text === text ? latest : null;
  const has = found !== null && found.findings.length > 0;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    setShown(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the button and the list bubble up to here
    <div className="grid content-start gap-3" onKeyDown={closeOnEscape} {...focusArea}>
      {has && shown ? (
        <MarkedText text={text} findings={found.findings} reasonId={reasonId} />
      ) : (
        <PostText text={text} />
      )}
      <div className="flex flex-wrap items-center gap-x-2 empty:hidden">
        {has && (
          <button
            ref={button}
            type="button"
            className={`${postAction} -ml-2`}
            aria-expanded={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {heard(t('{signs}[ in {post}]'), { signs: signsIn(found), post: of })}
          </button>
        )}
        {children(found)}
      </div>
      {has && (
        <div id={id} hidden={!shown}>
          {shown && <SignList found={found} reasonId={reasonId} />}
        </div>
      )}
    </div>
  );
}
