import { file, type Loader } from 'astro/loaders';

/** The questions of a YAML file, their Markdown answers rendered like any other content. */
export function faqLoader(path: string): Loader {
  const questions = file(path);
  return {
    ...questions,
    name: 'faq',
    async load(context) {
      await questions.load(context);
      for (const [, entry] of context.store.entries()) {
        const rendered = await context.renderMarkdown(String(entry.data['answer']));
        context.store.set({ ...entry, rendered });
      }
    },
  };
}
