import { useState } from 'react';
import { takeEarlyInput } from './early-input.ts';
import { GeneratedPosts } from './GeneratedPosts.tsx';
import { GeneratorForm } from './GeneratorForm.tsx';

function takeUp(): void {
  if (!import.meta.env.SSR) takeEarlyInput();
}

export default function GeneratorIsland() {
  // While React begins to hydrate, and before it puts its own values into the fields.
  useState(takeUp);
  return (
    <div
      id="generator"
      className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,30.5rem)_minmax(0,1fr)]"
    >
      <GeneratorForm />
      <GeneratedPosts />
    </div>
  );
}
