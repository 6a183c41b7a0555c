import type { Kind, KindReader } from '../kind.ts';

/** By which words a language other than English says what kind of thing a topic is, in small letters. */
export interface KindWords extends Readonly<Record<Exclude<Kind, 'subject'>, RegExp>> {
  /** A day, a date or a time of day. */
  timed: RegExp;
  /** What makes a statement about an offer or an event of its name. */
  stated: RegExp;
  /** How one takes part. */
  joining: RegExp;
}

/** The first that knows it counts: "5 mistakes at a workshop" is a list. */
const asSaid = ['thanks', 'list', 'how-to', 'story', 'question', 'job', 'opinion'] as const;

export const kindByWords =
  (words: KindWords): KindReader =>
  (topic, details) => {
    const said = asSaid.find((kind) => words[kind].test(topic));
    if (said) return said;
    if (/[?？]$/.test(topic)) return 'question';
    const named = !words.stated.test(topic) || words.timed.test(topic);
    if (named && words.offer.test(topic)) return 'offer';
    if (named && words.event.test(topic)) return 'event';
    if (words.announcement.test(topic)) return 'announcement';
    if (words.job.test(details)) return 'job';
    if (words.offer.test(details)) return 'offer';
    return words.timed.test(details) && words.joining.test(details) ? 'event' : 'subject';
  };
