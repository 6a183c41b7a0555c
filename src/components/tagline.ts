import { platformNames } from '#shared/platforms.ts';

// Apart from the site's name, which pages' scripts take too: these bring all that is known of the platforms.

export const tagline = `AI posts for ${platformNames('free')}`;

export const description = `Turn one topic into ready posts for ${platformNames('free')} that fit each platform. Pick a tone, generate, copy, save.`;
