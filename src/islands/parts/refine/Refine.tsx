import { useStore } from '@nanostores/react';
import { type KeyboardEvent, lazy, type ReactNode, useId, useRef, useState } from 'react';
import { t } from '#shared/language/t.ts';
import { focusArea, focusNext } from '../focus-area.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { postAction, shortcutMark } from '../post-action.ts';
import { heard } from '../sentence.ts';
import { $open, proposedFor } from './open-refinements.ts';
import type { Refinable } from './refinable.ts';

const RefinePanel = lazy(() => import('./RefinePanel.tsx'));
const VersionSteps = lazy(() => import('./VersionSteps.tsx'));

interface Props {
  post: Refinable;
  onOpen?: () => void;
  /** Other things to do with the post, in the same row. */
  beside?: ReactNode;
}

/** The way to another wording of a post, and back. */
export function Refine({ post, onOpen, beside }: Props) {
  const proposed = proposedFor(useStore($open), post.id);
  const [asked, setOpen] = useState<boolean | null>(null);
  // A new text that waits is in sight, also after a reload, until somebody closes it.
  const open = asked ?? (proposed !== undefined && proposed.refined.text !== post.text);
  const [taken, setTaken] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const take = () => {
    setTaken(true);
    close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is in it bubble up to here
    <div className="grid gap-3" onKeyDown={closeOnEscape} {...focusArea}>
      <div className="flex flex-wrap items-center">
        <button
          ref={button}
          type="button"
          className={`${postAction} -ml-2`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            if (!open) onOpen?.();
            setTaken(false);
            setOpen(!open);
          }}
          {...focusNext}
          {...shortcutMark('refine')}
        >
          {heard(t('Refine[ {post}]'), { post: post.of })}
        </button>
        {beside}
        {post.versions.length > 1 && (
          <LazyPart>
            <VersionSteps post={post} />
          </LazyPart>
        )}
      </div>
      {/* The first versions come with their own words, and what is new on a page with its words is not read. */}
      <p role="status" className="sr-only">
        {taken && t('The new text is now {post}.', { post: post.of })}
      </p>
      <div id={id} hidden={!open}>
        {open && (
          <LazyPart onFail={() => setOpen(false)}>
            <RefinePanel post={post} onTaken={take} />
          </LazyPart>
        )}
      </div>
    </div>
  );
}
