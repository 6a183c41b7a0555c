import { Icon } from '#islands/parts/Icon.tsx';
import { formatNumber } from '#shared/language/page-language.ts';
import { t, tCount } from '#shared/language/t.ts';
import type { Device } from '#shared/platform-rules.ts';
import { message, type Platform, rules } from '#shared/rules.ts';
import { countPost } from '#shared/text/count.ts';
import { type Fold, hookAdvice } from '#shared/text/feed/fold.ts';
import { monthOf } from './month.ts';
import { needed } from './needs.ts';

interface Props {
  text: string;
  /** Without the title. */
  body: string;
  platform: Platform;
  device: Device;
  fold: Fold | null;
}

/** For what no platform says officially: since when we know it. */
const approx = (asOf: string) => t('(approx., as of {month})', { month: monthOf(asOf) });

function cutSentence({ platform, device, fold }: Props): string {
  const { fold: cut, name } = rules.platforms[platform];
  const limits = cut?.[device];
  const known = cut?.approx && limits ? ` ${approx(cut.asOf)}` : '';
  const values = { platform: name, known };
  if (!limits || !fold) return t('{platform} shows all of it{known}.', values);
  const count = limits[fold.by] ?? 0;
  return fold.by === 'lines'
    ? tCount(
        count,
        '{platform} cuts it after {count} line{known}.',
        '{platform} cuts it after {count} lines{known}.',
        values,
      )
    : tCount(
        count,
        '{platform} cuts it after {count} character{known}.',
        '{platform} cuts it after {count} characters{known}.',
        values,
      );
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
        {needs && ` ${needed[needs].rule}`}
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
          {t('Too long for {platform}: {count} of {most} characters.', {
            platform: name,
            count: formatNumber(count),
            most: formatNumber(limit),
          })}
        </p>
      )}
    </div>
  );
}
