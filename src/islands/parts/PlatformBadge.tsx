import { isPlatform, platformLabel } from '#shared/rules.ts';
import { PlatformIcon } from './PlatformIcon.tsx';

/** Takes any id: an old row may name a platform the rules no longer know. */
export function PlatformBadge({ platform }: { platform: string }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-ink">
      {isPlatform(platform) && <PlatformIcon platform={platform} />}
      {platformLabel(platform)}
    </span>
  );
}
