import { platformIcons } from '#platform-icons';
import { isPlatform, type Platform, platformLabel } from '#shared/rules.ts';
import { Outline } from './Outline.tsx';

export function PlatformIcon({ platform }: { platform: Platform }) {
  return <Outline path={platformIcons[platform]} />;
}

/** Takes any id: an old row may name a platform the rules no longer know. */
export function PlatformBadge({ platform }: { platform: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-ink">
      {isPlatform(platform) && <PlatformIcon platform={platform} />}
      {platformLabel(platform)}
    </span>
  );
}
