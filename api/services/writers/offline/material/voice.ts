import type { Platform } from '#shared/rules.ts';

/**
 * One line of thought. Every hook is an alternative first sentence; the body follows any of them,
 * and every prefix of the body reads as a whole, so that a short post may stop early.
 * Placeholders: {topic} {Topic} {statement} {Statement} {question} {Question}.
 */
export interface Angle {
  hooks: readonly string[];
  body: readonly string[];
}

export interface Checklist {
  intro: string;
  items: readonly string[];
}

export interface Voice {
  /** About a thing that can be named inside a sentence. */
  subject: readonly Angle[];
  /** Around a sentence the author states. */
  statement: readonly Angle[];
  /** Around a question the author asks. */
  question: readonly Angle[];
  /** Handing on a link about which nothing else is known. */
  link: readonly Angle[];
  /** For long posts: neither names the topic. */
  lists: readonly Checklist[];
  thoughts: readonly string[];
  closings: Readonly<Record<Platform, readonly string[]>>;
  emoji: readonly string[];
  /** Hashtags for when the topic gives too few. */
  tags: readonly string[];
}
