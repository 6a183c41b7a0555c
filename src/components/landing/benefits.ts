import { t } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';

const { free } = rules.plans;

export const benefits = [
  {
    icon: 'clock',
    title: t('Save time'),
    text: t(
      'Start from several finished drafts instead of an empty field. Choosing and trimming is quicker than beginning.',
    ),
  },
  {
    icon: 'people',
    title: t('Increase engagement'),
    text: t(
      'Posts that suit the place they appear in are easier to read and to answer. Every version is written for one platform, in one tone.',
    ),
  },
  {
    icon: 'coin',
    title: t('Completely free'),
    text: t(
      '{generations} generations every month and room for {posts} saved posts cost nothing. No credit card, and no trial that runs out.',
      { generations: free.generationsPerMonth, posts: free.savedPosts },
    ),
  },
] as const;
