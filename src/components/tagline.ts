import { platformNames } from '#shared/platforms.ts';
import { platformIds } from '#shared/rules.ts';

// Apart from the site's name, which pages' scripts take too: these bring all that is known of the platforms.

export const tagline = `AI posts for ${platformIds.length} platforms`;

export const description = `Turn one topic into ready posts for ${platformNames('free')} that fit each platform. Pick a tone, generate, copy, save.`;
