import { type Kind, kindOf } from '#shared/text/kind.ts';

/** What readers of such a post need to know, and only its author can tell. */
const wanted: Record<Kind, string> = {
  announcement: 'What is new, for whom, from when, and what to do now?',
  offer: 'What is it, the price, the code, and until when?',
  event: 'When, where, for whom, what it costs, how to get in?',
  job: 'Who are you looking for, what pay, where, how to apply, by when?',
  story: 'The moment it turned, and what changed. Numbers help.',
  'how-to': 'The steps you really use, and what goes wrong most often.',
  list: 'Your points, one a line. What taught you each of them?',
  question: 'Your own answer, your reason, and whom you are asking.',
  opinion: 'Your side, your reason, and a case you saw yourself.',
  subject: 'Names, numbers, places, prices, or one thing you saw yourself.',
};

export function detailsHint(topic: string): string {
  return wanted[kindOf(topic)];
}
