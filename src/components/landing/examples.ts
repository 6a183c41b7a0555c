import { getCollection, getEntry } from 'astro:content';
import { t } from '#shared/language/t.ts';
import { type Platform, platformIds, type Tone, toneIds } from '#shared/rules.ts';

/** The posts themselves stand in content/examples.yaml, and in the folder of each other language. */
const exampleTopics = [
  {
    id: 'bakery',
    topic: t('Our bakery opens on Sundays from May'),
    details: t(
      'Sundays 8 to 12. Rolls, breads, two cakes; pre-order until Saturday noon. Cash and card, parking behind the house. Customers asked for years; there was no shift plan. Now two fixed teams take turns, and two bakers asked for Sundays because they would rather have Tuesdays.',
    ),
  },
  {
    id: 'workshop',
    topic: t('Free online workshop: plan a month of posts in one hour'),
    details: t(
      'Three themes (10 min), four facts for each (20), dates (10), the first two drafts (20). You get our template. Cameras optional, time for questions, limited places, sign-up by the link in our profile. Twelve good posts a month beat one a day.',
    ),
  },
] as const;

interface Example {
  topic: string;
  tone: Tone;
  platform: Platform;
  text: string;
}

/** The topics that this language has posts for. */
export async function topicsWithExamples() {
  const entries = await getCollection('examples');
  return exampleTopics.filter(({ id }) => entries.some(({ data }) => data[id]));
}

/** One prepared post for each topic, tone and platform; a missing one stops the build. */
export async function preparedExamples(): Promise<Example[]> {
  const topics = await topicsWithExamples();
  const examples = platformIds.map(async (platform) => {
    const entry = await getEntry('examples', platform);
    return topics.flatMap(({ id }) => {
      const posts = entry?.data[id];
      if (!posts) throw new Error(`examples.yaml has no ${id} for ${platform}.`);
      return toneIds.map((tone) => ({ topic: id, tone, platform, text: posts[tone] }));
    });
  });
  return (await Promise.all(examples)).flat();
}
