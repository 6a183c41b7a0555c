import { t } from '#shared/language/t.ts';
import type { Need } from '#shared/platform-rules.ts';

/** What no post of a platform is without: said of the platform, and in its place in the feed. */
export const needed: Record<Need, { rule: string; place: string }> = {
  picture: { rule: t('It takes no post without a picture.'), place: t('Your picture') },
  video: { rule: t('It takes no post without a video.'), place: t('Your video') },
  videoOrPicture: {
    rule: t('It takes no post without a video or a picture.'),
    place: t('Your video or a picture'),
  },
};
