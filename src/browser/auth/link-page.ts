import { takeFromAddress } from '#lib/address-parameter.ts';
import type { Outcome } from '#lib/outcome.ts';

/** The token of the link, off the address at once: it must not stay in the history. */
export const token = takeFromAddress('token') ?? '';

/** One of the parts that such a page may show; `named` in its markup. */
export function part<Kind extends HTMLElement>(name: string, kind: new () => Kind): Kind {
  const element = document.querySelector(`[data-part="${name}"]`);
  if (!(element instanceof kind)) throw new Error(`this page has no part "${name}"`);
  return element;
}

/** Of the parts that take turns, this one. */
export function show(name: string): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-step]')) {
    element.hidden = element.dataset.step !== name;
  }
  // What was announced is gone from view with its button, and so would be the focus.
  document.querySelector<HTMLElement>(`[data-step="${name}"] [tabindex="-1"]`)?.focus();
}

interface LinkForm {
  act: (value: string) => Promise<Outcome>;
  /** Where it went well; the page shows that step. */
  next: string;
  /** What can be told before asking the server. */
  check?: (input: HTMLInputElement) => string | null;
}

/** A form with at most one field. A link that no longer works takes its place. */
export function run(form: HTMLFormElement, { act, next, check }: LinkForm): void {
  const input = form.querySelector('input');
  const button = form.querySelector('button[type="submit"]');
  const problem = form.querySelector('[role="alert"]');
  if (!button || !problem) throw new Error('this form has no button or no place for problems');
  const blame = (text: string) => {
    problem.textContent = text;
    input?.setAttribute('aria-invalid', String(text !== ''));
    if (text !== '') input?.focus();
  };
  let busy = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (busy) return;
    const early = input && check ? check(input) : null;
    blame(early ?? '');
    if (early !== null) return;
    busy = true;
    button.ariaBusy = 'true';
    const outcome = await act(input?.value ?? '');
    busy = false;
    button.ariaBusy = 'false';
    if (outcome.ok) show(next);
    else if (outcome.code === 'linkExpired') show('expired');
    else blame(outcome.error);
  });
}
