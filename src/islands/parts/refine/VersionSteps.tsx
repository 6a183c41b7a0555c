import { causeLabel } from '#shared/refinement.ts';
import { postAction } from '../post-action.ts';
import { type Refinable, versionAt } from './refinable.ts';

/** Walks what a post said: which one is shown, and where it came from. */
export default function VersionSteps({ post }: { post: Refinable }) {
  const { text, versions, of, take } = post;
  const at = versions.findIndex((version) => version.text === text);
  const step = (steps: number, sign: string, name: string) => {
    const version = versionAt(post, steps);
    return (
      <button
        type="button"
        className={postAction}
        aria-disabled={!version}
        onClick={() => version && void take(version.text, version.cause)}
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
