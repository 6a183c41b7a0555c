import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { siteLanguage } from '#shared/language/page-language.ts';
import { toneIds } from '#shared/rules.ts';
import { faqLoader } from './build/faq-loader.ts';
import { contentFolder } from './build/languages/content-folder.ts';

const mdx = '**/[^_]*.mdx';
const folder = contentFolder('.', siteLanguage);

const blog = defineCollection({
  loader: glob({ pattern: mdx, base: './content/blog' }),
  schema: ({ image }) =>
    z.strictObject({
      title: z.string().max(90),
      /** What the blog's index, search results and sharing cards show. */
      summary: z.string().min(50).max(200),
      date: z.coerce.date(),
      category: z.string(),
      image: image(),
      imageAlt: z.string().min(10),
      keywords: z.array(z.string()).min(1),
      draft: z.boolean().default(false),
    }),
});

const legalTexts = glob({ pattern: mdx, base: `${folder}/legal` });

const legal = defineCollection({
  loader: {
    ...legalTexts,
    load(context) {
      // The builds of all languages share a store, where these names are those of the language before.
      context.store.clear();
      return legalTexts.load(context);
    },
  },
  schema: z.strictObject({
    title: z.string(),
    description: z.string().min(50).max(180),
    keywords: z.array(z.string()).optional(),
    updated: z.coerce.date().optional(),
  }),
});

const faq = defineCollection({
  loader: faqLoader(`${folder}/faq.yaml`),
  schema: z.strictObject({
    id: z.string(),
    group: z.string(),
    question: z.string(),
    /** Markdown. */
    answer: z.string(),
    /** Its place in the file, filled in by the loader: collections come sorted by id. */
    position: z.number().default(0),
  }),
});

/** Each platform's, by topic and tone. English has all topics, another language one at least. */
const examples = defineCollection({
  loader: file(`${folder}/examples.yaml`),
  schema: z.partialRecord(z.enum(['bakery', 'workshop']), z.record(z.enum(toneIds), z.string())),
});

export const collections = { blog, legal, faq, examples };
