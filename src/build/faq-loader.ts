import { file, type Loader } from 'astro/loaders';
import { platformNames } from '#shared/platforms.ts';
import { rules } from '#shared/rules.ts';
import { labelFor, linkTo } from '../components/links.ts';
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
    if (fact === undefined) throw new Error(`faq.yaml names ${whole}, which is unknown.`);
    return fact;
  });
}

/** Its own pages stand in an answer by their English addresses, in every language. */
function withLinks(answer: string): string {
  return answer.replace(
    /\[([^\]]+)\]\((\/[^)]*)\)/g,
    (_link, label: string, path: `/${string}`) => {
      const { href, hreflang } = linkTo(path);
      const said = labelFor(path, label);
      // Markdown has no place for the language of what a link leads to.
      return hreflang
        ? `<a href="${href}" hreflang="${hreflang}">${said}</a>`
        : `[${said}](${href})`;
    },
  );
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
        const answer = withLinks(withFacts(String(entry.data.answer)));
        const rendered = await context.renderMarkdown(answer);
        context.store.set({ ...entry, data: { ...entry.data, answer, position }, rendered });
      }
    },
  };
}
