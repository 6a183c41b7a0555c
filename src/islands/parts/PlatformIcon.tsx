import { platformIcons } from '#platform-icons';
import type { Platform } from '#shared/rules.ts';
import { Outline } from './Outline.tsx';

/** Apart from the badge, which the main page shows only once there is a post. */
export function PlatformIcon({ platform }: { platform: Platform }) {
  return <Outline path={platformIcons[platform]} />;
}
