import { isPlatform, type Platform, platformLabel } from '#shared/rules.ts';

/** Outlines on a 24 px grid, as on the rest of the site. */
const shapes = {
  x: 'M5 4.5 19 19.5M19 4.5 5 19.5',
  linkedin: 'M4.5 9.5V20M4.5 4.5v.3M10 20V9.5M10 14.5c0-3 1.9-5 4.8-5s4.7 2 4.7 5V20',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M16.8 7.1v.1',
} as const satisfies Record<Platform, string>;

export function PlatformIcon({ platform }: { platform: Platform }) {
  return (
    <svg
      aria-hidden="true"
      className="size-4 flex-none"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.8"
      viewBox="0 0 24 24"
    >
      <path d={shapes[platform]} />
    </svg>
  );
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
