import { parsePost, type Run } from '#shared/text/entities.ts';

/** A post as its platform will show it: line breaks kept, hashtags, mentions and links coloured. */
export function PostText({ text }: { text: string }) {
  let at = 0;
  return (
    <p className="post-text" dir="auto">
      {parsePost(text).map((run) => {
        const key = at;
        at += run.text.length;
        return <RunText key={key} run={run} />;
      })}
    </p>
  );
}

export function RunText({ run: { kind, text } }: { run: Run }) {
  if (kind === 'text') return text;
  if (kind !== 'link') return <span className="text-accent">{text}</span>;
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  return (
    <a className="link" href={address} rel="nofollow noopener noreferrer" target="_blank">
      {text}
    </a>
  );
}
