import { t } from '#shared/language/t.ts';
import { platformNames } from '#shared/platforms.ts';
import { platformIds } from '#shared/rules.ts';

// Apart from the site's name, which pages' scripts take too: these bring all that is known of the platforms.

export const tagline = t('AI posts for {count} platforms', { count: platformIds.length });

export const defaultTitle = t('AI Social Media Post Generator');

export const description = t(
  'Turn one topic into ready posts for {platforms} that fit each platform. Pick a tone, generate, copy, save.',
  { platforms: platformNames('free') },
);

/** What people search for, with commas between. */
export const keywords = t(
  'AI social media post generator, social media posts, X post generator, LinkedIn post generator, Instagram caption generator',
);
