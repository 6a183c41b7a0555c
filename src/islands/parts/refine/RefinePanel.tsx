import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { $dialog } from '#lib/dialogs.ts';
import { randomUuid } from '#lib/generate/click-key.ts';
import { refinePost } from '#lib/refine/refine-post.ts';
import { refreshAllowance } from '#lib/session/allowance.ts';
import { loginAgain } from '#lib/session/session.ts';
import type { ProgressEvent } from '#shared/contracts/page-api.ts';
import { t } from '#shared/language/t.ts';
import { message, rules } from '#shared/rules.ts';
import { focusArea } from '../focus-area.ts';
import { focusWithin } from './focus-within.ts';
import { NoneLeft } from './NoneLeft.tsx';
import {
  $open,
  dropProposed,
  noteAsked,
  noteProposed,
  type Proposed,
  proposedFor,
} from './open-refinements.ts';
import { Proposal } from './Proposal.tsx';
import { Refining } from './Refining.tsx';
import type { Refinable } from './refinable.ts';
import { stepTo } from './steps.ts';
import { useLeft } from './use-left.ts';
import { WishForm } from './WishForm.tsx';
import type { Wish } from './wish.ts';

type State =
  | { kind: 'asking'; problem: string }
  | { kind: 'busy'; progress: ProgressEvent | null }
  | { kind: 'proposed'; proposed: Proposed; problem: string };

function stateOf({ id, text }: Refinable, problem = ''): State {
  const proposed = proposedFor($open.get(), id);
  const isOpen = proposed !== undefined && proposed.refined.text !== text;
  return isOpen ? { kind: 'proposed', proposed, problem } : { kind: 'asking', problem };
}

/** What was never answered may have been counted: the same click asks for it again. */
function keyFor(id: string, wish: Wish, text: string): string {
  const open = $open.get().asked[id];
  const same = open?.text === text && JSON.stringify(open.wish) === JSON.stringify(wish);
  const key = same ? open.key : randomUuid();
  noteAsked(id, { wish, text, key });
  return key;
}

interface Props {
  post: Refinable;
  onTaken: () => void;
}

/** What can be asked of a post, and what came of it. It asks only as long as it is open. */
export default function RefinePanel({ post, onTaken }: Props) {
  const { id, of, text, platform, source } = post;
  const [state, setState] = useState<State>(() => stateOf(post));
  const [instruction, setInstruction] = useState('');
  const stopping = useRef(new AbortController());
  const here = useRef(true);
  const pressed = useRef<HTMLElement>(null);
  const { noneLeft, noteLeft } = useLeft(post);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      stopping.current.abort();
    };
  }, []);

  // Whoever asked and got nothing is where they asked, before what keeps the focus sees that Stop is gone.
  useLayoutEffect(() => {
    if (state.kind === 'asking') focusWithin(null, pressed.current);
  }, [state.kind]);

  /** The text that the new one is asked for instead of was counted too, and stays until that has come. */
  const ask = async (wish: Wish, instead?: Proposed) => {
    const key = keyFor(id, wish, text);
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const { activeElement } = document;
    pressed.current = activeElement instanceof HTMLElement ? activeElement : null;
    setState({ kind: 'busy', progress: null });
    const end = await refinePost({ ...wish, ...source, text, platform }, key, {
      signal,
      onProgress: (progress) => setState({ kind: 'busy', progress }),
    });
    // Other posts of the generation have fewer left too.
    void refreshAllowance();
    if (end.kind !== 'unanswered') noteAsked(id);
    if (end.kind === 'refined') {
      if (instead) dropProposed(instead.key);
      noteProposed({ post: id, key, wish, before: text, refined: end.refined });
      noteLeft(end.refined.left);
    }
    if (end.kind === 'refined' || signal.aborted) {
      setState(stateOf(post));
      return;
    }
    const { code, error } = end.problem;
    setState(stateOf(post, error));
    if (code === 'refinementsUsed' || code === 'sharedRefinementsUsed') {
      noteLeft(0);
      $dialog.set('upgrade');
    }
    // A list that was read anew has another panel: nothing is counted that nobody would see.
    if (code === 'sessionExpired') loginAgain(() => here.current && void ask(wish, instead));
  };

  const discard = ({ key }: Proposed) => {
    dropProposed(key);
    setState(stateOf(post));
  };

  const use = async (proposed: Proposed) => {
    const { wish, refined, key } = proposed;
    if (!(await stepTo(post, { text: refined.text, cause: wish.action }))) return;
    dropProposed(key);
    onTaken();
  };

  const problem = state.kind !== 'busy' && state.problem !== '' && (
    <p role="alert" className="field-error">
      {state.problem}
    </p>
  );
  return (
    <>
      <p role="status" className="sr-only">
        {state.kind === 'proposed' &&
          state.problem === '' &&
          t('The new text for {post} is written.', { post: of })}
      </p>
      {state.kind === 'proposed' && (
        <div className="grid gap-2" {...focusArea}>
          {problem}
          <Proposal
            key={state.proposed.refined.text}
            proposed={state.proposed}
            now={text}
            of={of}
            mayAskAgain={noneLeft === null}
            onUse={() => void use(state.proposed)}
            onAgain={() => void ask(state.proposed.wish, state.proposed)}
            onDiscard={() => discard(state.proposed)}
          />
        </div>
      )}
      {state.kind === 'busy' && (
        <Refining progress={state.progress} of={of} onStop={() => stopping.current.abort()} />
      )}
      {state.kind !== 'proposed' && (
        // Only hidden while it is written: what was pressed and chosen is still there afterwards.
        <div className="grid gap-2" hidden={state.kind === 'busy'} {...focusArea}>
          {problem}
          {noneLeft && state.kind === 'asking' && state.problem === '' && (
            <NoneLeft why={noneLeft} />
          )}
          {text.length > rules.refinement.textMaxLength && (
            <p className="hint">{message('refineTextTooLong')}</p>
          )}
          {!noneLeft && text.length <= rules.refinement.textMaxLength && (
            <WishForm
              tone={post.tone}
              {...{ of, instruction }}
              onInstruction={setInstruction}
              onWish={(wish) => void ask(wish)}
            />
          )}
        </div>
      )}
    </>
  );
}
