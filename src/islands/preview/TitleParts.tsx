import { CopyButton } from '#islands/parts/CopyButton.tsx';
import { type Platform, rules } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';
import { splitTitle } from '#shared/text/title.ts';

interface Props {
  text: string;
  platform: Platform;
}

/** Where a post has a title its two parts go into two fields, so each is counted and copied by itself. */
export function TitleParts({ text, platform }: Props) {
  const { name, limit, titleLimit } = rules.platforms[platform];
  if (titleLimit === undefined) return null;
  const { title, body } = splitTitle(text, platform);
  if (title === '') {
    return (
      <p className="hint">
        {name} has a title: a first line of up to {titleLimit} characters, with the description
        below it, becomes one.
      </p>
    );
  }
  const parts = [
    { words: 'Title', part: title, count: title.length, most: titleLimit },
    { words: 'Description', part: body, count: countPost(text, platform), most: limit },
  ];
  return (
    <div className="preview-thread">
      <ol>
        {parts.map(({ words, part, count, most }) => (
          <li key={words}>
            <span dir="auto">{part}</span>
            <span className={count > most ? 'text-danger' : 'hint'}>
              {words} {count} of {most}
            </span>
            <CopyButton text={part} words={`Copy ${words.toLowerCase()}`} of={`for ${name}`} />
          </li>
        ))}
      </ol>
    </div>
  );
}
