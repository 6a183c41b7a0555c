import { type ClipboardEvent, useEffect, useId, useState } from 'react';
import { focusArea, focusNext } from '#islands/parts/focus-area.ts';
import { splitAtBlankLines, splitPosts } from '#lib/voices/split-posts.ts';
import { t, tCount } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';

const { min, max, maxLength } = rules.voice.samples;

interface Props {
  samples: readonly string[];
  onChange: (samples: string[]) => void;
  /** The id of what is wrong with them. */
  problem?: string | undefined;
}

/** Puts posts where a field stands: into it, then into what is empty, then into new ones. */
function placed(samples: readonly string[], at: number, posts: readonly string[]): string[] {
  const [first = '', ...others] = posts;
  const next = samples.map((sample, index) => (index === at ? first : sample));
  for (const post of others) {
    const empty = next.findIndex((sample) => sample.trim() === '');
    if (empty === -1) next.push(post);
    else next[empty] = post;
  }
  return next;
}

export function SampleFields({ samples, onChange, problem }: Props) {
  const id = useId();
  const [announcement, announce] = useState('');

  // One long text that may be several posts; among others it is a post with paragraphs.
  const isAlone = samples.filter((sample) => sample.trim() !== '').length === 1;
  const isOffered = isAlone && samples.some((sample) => splitAtBlankLines(sample).length > 1);

  useEffect(() => {
    if (isOffered) announce(t('This may be several posts. A button after the field splits it.'));
  }, [isOffered]);

  const fill = (at: number, posts: readonly string[]) => {
    const next = placed(samples, at, posts);
    onChange(next.slice(0, max));
    const left = next.length - max;
    announce(
      left > 0
        ? tCount(
            left,
            '{found} posts found. {count} of them did not fit.',
            '{found} posts found. {count} of them did not fit.',
            { found: posts.length },
          )
        : t('{found} posts found, each has a field of its own now.', { found: posts.length }),
    );
  };

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>, at: number) => {
    const posts = splitPosts(event.clipboardData.getData('text/plain'));
    if (posts.length < 2 || samples[at]?.trim() !== '') return;
    event.preventDefault();
    fill(at, posts);
  };

  return (
    <fieldset className="grid gap-4" aria-describedby={problem}>
      <legend className="label">{t('Posts you have written')}</legend>
      <p className="hint">
        {t(
          '{min} to {max}, the more the better. You can paste several at once, with a line of --- or two blank lines between them.',
          { min, max },
        )}
      </p>
      {samples.map((sample, at) => {
        const tooLong = sample.trim().length > maxLength;
        const several = isAlone ? splitAtBlankLines(sample).length : 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place in the list
          <div key={at} {...focusArea}>
            <label className="label" htmlFor={`${id}${at}`}>
              {t('Post {number}', { number: at + 1 })}
            </label>
            <textarea
              {...focusNext}
              id={`${id}${at}`}
              className="field min-h-24"
              rows={sample === '' ? 2 : 4}
              value={sample}
              aria-invalid={tooLong}
              onChange={({ target }) =>
                onChange(samples.map((each, index) => (index === at ? target.value : each)))
              }
              onPaste={(event) => paste(event, at)}
            />
            {tooLong && (
              <p className="field-error mt-2">
                {t('{length} of at most {max} characters.', {
                  length: sample.trim().length,
                  max: maxLength,
                })}
              </p>
            )}
            {several > 1 && (
              <button
                type="button"
                className="link mt-2 text-sm"
                onClick={() => fill(at, splitAtBlankLines(sample))}
              >
                {t('Several posts? Split into {count} at the blank lines', { count: several })}
              </button>
            )}
          </div>
        );
      })}
      {samples.length < max && (
        <button
          type="button"
          className="btn btn-secondary btn-sm justify-self-start"
          onClick={() => onChange([...samples, ''])}
        >
          {t('Add a post')}
        </button>
      )}
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}
