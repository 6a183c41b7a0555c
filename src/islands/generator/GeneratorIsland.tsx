import { useState } from 'react';
import { unansweredOrder } from '#lib/generate/open-click.ts';
import { takeEarlyInput } from './early-input.ts';
import { $form } from './form-state.ts';
import { GeneratedPosts } from './GeneratedPosts.tsx';
import { GeneratorForm } from './GeneratorForm.tsx';

/** What was entered before the script came, or else what a reload cut short. */
function takeUp(): void {
  if (import.meta.env.SSR) return;
  takeEarlyInput();
  const cutShort = unansweredOrder();
  if (!cutShort) return;
  import('./order.ts').then(
    ({ formOf }) => $form.get().topic === '' && $form.set(formOf(cutShort)),
    () => undefined,
  );
}

export default function GeneratorIsland() {
  // While React begins to hydrate, and before it puts its own values into the fields.
  useState(takeUp);
  return (
    <div
      id="generator"
      className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,29rem)_minmax(0,1fr)]"
    >
      <GeneratorForm />
      <GeneratedPosts />
    </div>
  );
}
