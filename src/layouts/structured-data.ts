import { pageAddress, siteLanguage } from '#shared/language/page-language.ts';
import { t } from '#shared/language/t.ts';
import { rules } from '#shared/rules.ts';
import { site } from '#site';
import { description } from '../components/tagline.ts';

export const context = 'https://schema.org';

function organization(base: URL) {
  return {
    '@type': 'Organization',
    '@id': new URL('/#organization', base).href,
    name: site.name,
    url: base.href,
    logo: new URL('/icon-512.png', base).href,
    email: site.supportEmail,
    sameAs: [site.social.url, site.source],
  };
}

export function organizationData(base: URL) {
  return { '@context': context, ...organization(base) };
}

export function webApplicationData(base: URL) {
  const { free, premium } = rules.plans;
  const offer = { '@type': 'Offer', priceCurrency: premium.price.currency };
  return {
    '@context': context,
    '@type': 'WebApplication',
    name: site.name,
    url: new URL(pageAddress('/'), base).href,
    inLanguage: siteLanguage,
    description,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: t('Requires JavaScript'),
    offers: [
      { ...offer, name: free.label, price: 0 },
      {
        ...offer,
        name: premium.label,
        price: premium.price.amount,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: premium.price.amount,
          priceCurrency: premium.price.currency,
          billingDuration: 1,
          unitCode: 'MON',
        },
      },
    ],
    publisher: organization(base),
  };
}

interface Article {
  title: string;
  summary: string;
  published: Date;
  category: string;
  keywords: readonly string[];
  path: string;
  image: string;
  words: number;
}

export function articleData(base: URL, article: Article) {
  return {
    '@context': context,
    '@type': 'Article',
    inLanguage: siteLanguage,
    headline: article.title,
    description: article.summary,
    image: new URL(article.image, base).href,
    datePublished: article.published.toISOString(),
    articleSection: article.category,
    keywords: article.keywords.join(', '),
    wordCount: article.words,
    mainEntityOfPage: new URL(article.path, base).href,
    author: organization(base),
    publisher: organization(base),
  };
}

export function faqData(questions: readonly { question: string; answerHtml: string }[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    inLanguage: siteLanguage,
    mainEntity: questions.map(({ question, answerHtml }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerHtml },
    })),
  };
}
