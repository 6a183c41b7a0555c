import { getEntry } from 'astro:content';
import { type Platform, platformIds, type Tone, toneIds } from '#shared/rules.ts';

/** The posts themselves stand in content/examples.yaml. */
export const exampleTopics = [
  { id: 'bakery', topic: 'Our bakery opens on Sundays from May' },
  { id: 'workshop', topic: 'Free online workshop: plan a month of posts in one hour' },
] as const;

interface Example {
  topic: string;
  tone: Tone;
  platform: Platform;
  text: string;
}

/** One prepared post for each topic, tone and platform; a missing one stops the build. */
export async function preparedExamples(): Promise<Example[]> {
  const examples = platformIds.map(async (platform) => {
    const entry = await getEntry('examples', platform);
    if (!entry) throw new Error(`content/examples.yaml has none for ${platform}.`);
    return exampleTopics.flatMap(({ id }) =>
      toneIds.map((tone) => ({ topic: id, tone, platform, text: entry.data[id][tone] })),
    );
  });
  return (await Promise.all(examples)).flat();
}
