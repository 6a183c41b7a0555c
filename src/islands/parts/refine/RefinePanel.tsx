import { useEffect, useRef, useState } from 'react';
import { $dialog } from '#lib/dialogs.ts';
import { randomUuid } from '#lib/generate/click-key.ts';
import { refinePost } from '#lib/refine/refine-post.ts';
import { loginAgain } from '#lib/session/session.ts';
import type { ProgressEvent, RefinedEvent } from '#shared/contracts/page-api.ts';
import { focusArea } from '../focus-area.ts';
import { Proposal } from './Proposal.tsx';
import type { Refinable } from './refinable.ts';
import { WishForm } from './WishForm.tsx';
import type { Wish } from './wish.ts';

type State =
  | { kind: 'asking'; problem: string }
  | { kind: 'busy'; progress: ProgressEvent | null }
  | { kind: 'proposed'; before: string; refined: RefinedEvent };

const nothing: State = { kind: 'asking', problem: '' };

interface Props {
  post: Refinable;
  onTaken: () => void;
}

/** What can be asked of a post, and what came of it. It lives as long as it is open. */
export default function RefinePanel({ post, onTaken }: Props) {
  const [state, setState] = useState<State>(nothing);
  const stopping = useRef(new AbortController());
  const stop = useRef<HTMLButtonElement>(null);
  const last = useRef<{ wish: Wish; key: string; text: string } | null>(null);
  useEffect(() => () => stopping.current.abort(), []);
  useEffect(() => {
    if (state.kind === 'busy') stop.current?.focus();
  }, [state.kind]);

  const ask = async (wish: Wish) => {
    const { text, platform, source, of: _ } = post;
    // What was never answered may have been counted: the same click asks for it again.
    const same =
      last.current?.text === text && JSON.stringify(last.current.wish) === JSON.stringify(wish);
    const key = (same && last.current?.key) || randomUuid();
    last.current = { wish, key, text };
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setState({ kind: 'busy', progress: null });
    const end = await refinePost({ ...wish, ...source, text, platform }, key, {
      signal,
      onProgress: (progress) => setState({ kind: 'busy', progress }),
    });
    if (end.kind !== 'unanswered') last.current = null;
    if (signal.aborted) {
      setState(nothing);
      return;
    }
    if (end.kind === 'refined') {
      setState({ kind: 'proposed', before: text, refined: end.refined });
      last.current = { wish, key: '', text };
      return;
    }
    setState({ kind: 'asking', problem: end.problem.error });
    if (end.problem.code === 'refinementsUsed') $dialog.set('upgrade');
    if (end.problem.code === 'sessionExpired') loginAgain(() => void ask(wish));
  };

  const use = async (text: string) => {
    const wish = last.current?.wish;
    if (wish && (await post.take(text, wish.action))) onTaken();
  };

  if (state.kind === 'proposed') {
    const wish = last.current?.wish;
    return (
      <div {...focusArea}>
        <Proposal
          key={state.refined.text}
          before={state.before}
          action={wish?.action ?? 'instruct'}
          refined={state.refined}
          of={post.of}
          onUse={() => void use(state.refined.text)}
          onAgain={() => wish && void ask(wish)}
          onDiscard={() => setState(nothing)}
        />
      </div>
    );
  }
  if (state.kind === 'busy') {
    const { progress } = state;
    return (
      <div className="flex items-center gap-3" {...focusArea}>
        <span className="spinner" />
        <p role="status" className="hint">
          Refining…
          {progress && ` ${progress.words} words in ${progress.seconds} seconds`}
        </p>
        <button
          ref={stop}
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => stopping.current.abort()}
        >
          Stop<span className="sr-only"> refining {post.of}</span>
        </button>
      </div>
    );
  }
  return (
    <div className="grid gap-2" {...focusArea}>
      {state.problem !== '' && (
        <p role="alert" className="field-error">
          {state.problem}
        </p>
      )}
      <WishForm tone={post.tone} of={post.of} onWish={(wish) => void ask(wish)} />
    </div>
  );
}
