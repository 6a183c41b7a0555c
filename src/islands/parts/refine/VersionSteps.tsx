import { causeLabel } from '#shared/refinement.ts';
import { postAction } from '../post-action.ts';
import type { Refinable } from './refinable.ts';
import { stepTo } from './steps.ts';

/** Walks what a post said: which one is shown, and where it came from. */
export default function VersionSteps({ post }: { post: Refinable }) {
  const { text, versions, of } = post;
  const at = versions.findIndex((version) => version.text === text);
  // Changed elsewhere, and not read yet.
  if (at < 0) return null;
  const step = (steps: number, sign: string, name: string) => {
    const version = versions[at + steps];
    return (
      <button
        type="button"
        className={postAction}
        aria-disabled={!version}
        onClick={() => version && void stepTo(post, version)}
      >
        <span aria-hidden="true">{sign}</span>
        <span className="sr-only">
          {name} version of {of}
        </span>
      </button>
    );
  };
  return (
    <span className="ml-auto inline-flex items-center">
      {step(-1, '‹', 'Earlier')}
      <span role="status" className="hint">
        <span className="sr-only">Version </span>
        {at + 1}/{versions.length} · {causeLabel(versions[at]?.cause ?? 'edited')}
      </span>
      {step(1, '›', 'Later')}
    </span>
  );
}
