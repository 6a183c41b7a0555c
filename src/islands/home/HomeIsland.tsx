import BillingIsland from '#islands/billing/BillingIsland.tsx';
import GeneratorIsland from '#islands/generator/GeneratorIsland.tsx';
import LibraryIsland from '#islands/library/LibraryIsland.tsx';
import SessionIsland from '#islands/session/SessionIsland.tsx';

/** The main page's parts under one root: React starts once for all of them. */
export default function HomeIsland() {
  return (
    <>
      <GeneratorIsland />
      <BillingIsland />
      <LibraryIsland />
      <SessionIsland />
    </>
  );
}
