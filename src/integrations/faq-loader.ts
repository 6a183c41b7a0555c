import { file, type Loader } from 'astro/loaders';

/** The questions of a YAML file, their Markdown answers rendered like any other content. */
export function faqLoader(path: string): Loader {
  const questions = file(path);
  return {
    ...questions,
    name: 'faq',
    async load(context) {
      await questions.load(context);
      for (const [position, [, entry]] of context.store.entries().entries()) {
        const { answer } = entry.data;
        const rendered = await context.renderMarkdown(String(answer));
        context.store.set({ ...entry, data: { ...entry.data, position }, rendered });
      }
    },
  };
}
