import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { type Platform, rules } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';

interface Props {
  parts: string[];
  platform: Platform;
}

/** The posts of a thread, each counted and copied by itself. */
export function ThreadParts({ parts, platform }: Props) {
  const { limit, name } = rules.platforms[platform];
  return (
    <section aria-labelledby="thread-parts" className="preview-thread">
      <div className="preview-thread-head">
        <h3 id="thread-parts">A thread of {parts.length} posts</h3>
        <CopyButton text={parts.join('\n\n')} words="Copy all" of="parts of the thread" />
      </div>
      <p className="hint">Too long for one post on {name}, so it is divided between sentences.</p>
      <ol>
        {parts.map((part, index) => {
          const count = countPost(part, platform);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two parts may say the same
            <li key={index}>
              <span dir="auto">{part}</span>
              <span className={count > limit ? 'text-danger' : 'hint'}>
                {count} of {limit}
              </span>
              <CopyButton text={part} of={`part ${index + 1}`} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
