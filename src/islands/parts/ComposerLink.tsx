import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $mastodon } from '#lib/mastodon/server.ts';
import { copyForComposer } from '#lib/share.ts';
import { composerAddress } from '#shared/composer.ts';
import type { Platform } from '#shared/rules.ts';

interface Props {
  text: string;
  platform: Platform;
  className: string;
  children: ReactNode;
}

/** Copies a post and opens the platform's own composer. A link, which no browser takes for an unasked window. */
export function ComposerLink({ text, platform, className, children }: Props) {
  // Whose composer opens is part of the rules from then on.
  useStore($mastodon);
  return (
    <a
      className={className}
      href={composerAddress(text, platform)}
      rel="noopener noreferrer"
      target="_blank"
      onClick={() => copyForComposer(text, platform)}
      // The middle button opens it too.
      onAuxClick={({ button }) => button === 1 && copyForComposer(text, platform)}
    >
      {children}
    </a>
  );
}
