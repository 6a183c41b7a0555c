import { Icon } from '#islands/parts/Icon.tsx';
import { type Device, message, type Platform, rules } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';
import { type Fold, hookAdvice } from '#shared/text/feed/fold.ts';
import { approxSince } from './month.ts';

interface Props {
  text: string;
  /** Without the title. */
  body: string;
  platform: Platform;
  device: Device;
  fold: Fold | null;
}

const number = new Intl.NumberFormat('en-US');

function cutSentence({ platform, device, fold }: Props): string {
  const { fold: cut, name } = rules.platforms[platform];
  const limits = cut?.[device];
  if (!cut || !limits) return `${name} shows all of it.`;
  const sure = cut.approx ? ` (${approxSince(cut.asOf)})` : '';
  if (!fold) return `${name} shows all of it${sure}.`;
  return `${name} cuts it after ${limits[fold.by]} ${fold.by}${sure}.`;
}

/** Where the post is cut, and what that does to its beginning. */
export function FoldNote(props: Props) {
  const { text, body, platform, fold } = props;
  const { limit, name, needs } = rules.platforms[platform];
  const count = countPost(text, platform);
  const advice = fold && hookAdvice(body, fold.at);
  return (
    <div role="status" className="preview-note">
      <p>
        {cutSentence(props)}
        {needs && ` It takes no post without ${needs}.`}
      </p>
      {advice && (
        <p className="preview-advice">
          <Icon name="warning" />
          {message(advice)}
        </p>
      )}
      {count > limit && (
        <p className="preview-advice">
          <Icon name="warning" />
          Too long for {name}: {number.format(count)} of {number.format(limit)} characters.
        </p>
      )}
    </div>
  );
}
