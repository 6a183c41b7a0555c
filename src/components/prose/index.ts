import Callout from './Callout.astro';
import Checklist from './Checklist.astro';
import CompareTable from './CompareTable.astro';
import ExamplePost from './ExamplePost.astro';
import KeyPoints from './KeyPoints.astro';
import OwnLink from './OwnLink.astro';
import SocialLink from './SocialLink.astro';
import SupportEmail from './SupportEmail.astro';

/** What an MDX file may use without importing it, and what its links become. */
export const proseComponents = {
  a: OwnLink,
  Callout,
  Checklist,
  CompareTable,
  ExamplePost,
  KeyPoints,
  SocialLink,
  SupportEmail,
};
