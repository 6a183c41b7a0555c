import { $form, type FormState } from './form-state.ts';
import type { Subject } from './order.ts';
import { $sets } from './posts/sets.ts';

/** What posts were written about can be had again beside them. */
function isKept({ topic, details, source }: FormState): boolean {
  const text = source?.text ?? '';
  return $sets
    .get()
    .some(
      (set) =>
        set.topic === topic.trim() &&
        set.details === details.trim() &&
        (set.asked?.body.source?.text ?? '') === text,
    );
}

/** Whether something is typed in the form that this would take the place of. */
export function wouldReplace({ topic, details = '', source }: Subject): boolean {
  const typed = $form.get();
  const isOther = (mine: string, its: string) => mine.trim() !== '' && mine.trim() !== its;
  const otherText = isOther(typed.source?.text ?? '', source?.text ?? '');
  const other = isOther(typed.topic, topic) || isOther(typed.details, details) || otherText;
  return other && !isKept(typed);
}
