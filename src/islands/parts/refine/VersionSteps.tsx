import { t } from '#shared/language/t.ts';
import { causeLabel } from '#shared/refinement.ts';
import { postAction } from '../post-action.ts';
import { heard } from '../sentence.ts';
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
        <span className="sr-only">{name}</span>
      </button>
    );
  };
  return (
    <span className="ml-auto inline-flex items-center gap-1.5">
      {step(-1, '‹', t('Earlier version of {post}', { post: of }))}
      <span role="status" className="hint">
        {heard(t('[Version ]{number}/{count} · {cause}'), {
          number: at + 1,
          count: versions.length,
          cause: causeLabel(versions[at]?.cause ?? 'edited'),
        })}
      </span>
      {step(1, '›', t('Later version of {post}', { post: of }))}
    </span>
  );
}
