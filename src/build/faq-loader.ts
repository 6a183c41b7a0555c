import { file, type Loader } from 'astro/loaders';
import { platformNames } from '#shared/platforms.ts';
import { rules } from '#shared/rules.ts';
import { platformLimits } from '../components/platform-facts.ts';

/** What an answer may leave to the rules. */
const facts: Record<string, string> = {
  platforms: platformNames(),
  freePlatforms: platformNames('free'),
  premiumPlatforms: platformNames('premium'),
  platformLimits: platformLimits(),
  mostPlatforms: String(rules.severalPlatforms.atMost),
  languages: String(Object.keys(rules.languages).length),
  refinements: String(rules.plans.free.refinements),
  voices: String(rules.plans.premium.voices),
};

function withFacts(answer: string): string {
  return answer.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`content/faq.yaml names ${whole}, which is unknown.`);
    return fact;
  });
}

/** The questions of a YAML file, their Markdown answers rendered like any other content. */
export function faqLoader(path: string): Loader {
  const questions = file(path);
  return {
    ...questions,
    name: 'faq',
    async load(context) {
      await questions.load(context);
      for (const [position, [, entry]] of context.store.entries().entries()) {
        const answer = withFacts(String(entry.data.answer));
        const rendered = await context.renderMarkdown(answer);
        context.store.set({ ...entry, data: { ...entry.data, answer, position }, rendered });
      }
    },
  };
}
