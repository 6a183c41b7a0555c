import type { Shape } from '#shared/rules.ts';

/**
 * One line of thought. Every hook is an alternative first sentence; the body follows any of them,
 * and every prefix of the body reads as a whole, so that a short post may stop early.
 * Placeholders: {topic} {Topic} {statement} {Statement} {question} {Question}.
 */
export interface Angle {
  hooks: readonly string[];
  body: readonly string[];
  /** Paragraphs that carry the thought further, for posts with room. */
  more: readonly string[];
  /** How many sentences of the body a hook cannot do without; none where it stands alone. */
  least?: number;
  /** It treats the topic as something to learn, do or own, and no proper name may be that. */
  things?: true;
  /** A statement of opinion can carry it, plain news of the author's own can hardly. */
  opinion?: true;
}

export interface Checklist {
  intro: string;
  items: readonly string[];
}

export interface Voice {
  /** About a thing that can be named inside a sentence. */
  subject: readonly Angle[];
  /** About something one does, named by a gerund; the angles above hold for it as well. */
  activity: readonly Angle[];
  /** About something that belongs to the author: "my bakery", "our summer sale". */
  own: readonly Angle[];
  /** About somebody close to the author: "my daughter", "our new designer Anna", "my cat". */
  person: readonly Angle[];
  /** For proper names, when the subject's own lines run out. */
  names: readonly Angle[];
  /** Around a sentence the author states. */
  statement: readonly Angle[];
  /** Around a question the author asks. */
  question: readonly Angle[];
  /** Handing on a link about which nothing else is known. */
  link: readonly Angle[];
  /** For long posts that think about something; none of these names the topic. */
  lists: readonly Checklist[];
  /** For long posts that share or announce something. */
  invitations: readonly Checklist[];
  /** Paragraphs for the longest posts: to think on, and to go with something shared. */
  thoughts: readonly string[];
  asides: readonly string[];
  closings: Readonly<Record<Shape, readonly string[]>>;
  /** Closings for posts that share or announce something. */
  replies: Readonly<Record<Shape, readonly string[]>>;
  emoji: readonly string[];
  /** Hashtags for when the topic gives too few. */
  tags: readonly string[];
}
