/**
 * What is loaded at once stands in one file each, since a dozen small ones compress a good deal worse:
 * what the small scripts of other pages need too, what every island needs, and the main page's own.
 */
const everyPage = [
  'lib/(addresses|outcome|pocketbase|pocketbase-error)',
  'lib/session/(stored|token)',
];

const everyIsland = [
  'islands/parts/(Icon|LazyPart|ToastTray|open-modals)',
  'islands/session/SessionIsland',
  'lib/(api|config|dialogs|toast)',
  'lib/library/list',
  'lib/session/(allowance|check|events|header-bridge|session|state|tabs|user)',
  'icons',
];

const mainPage = [
  'islands/generator/(cards|early-input|form-state|run-state)',
  'islands/generator/(ChoiceGroup|GeneratedPosts|GeneratorForm|GeneratorIsland|Skeletons|TopicField)',
  'islands/library/(LibraryIsland|PostsWaiting)',
  'islands/billing/(BillingIsland|PlanWaiting)',
  'islands/parts/PlatformBadge',
  'lib/generate/click-key',
];

const anyOf = (paths: readonly string[]) => `/src/(${paths.join('|')})\\.tsx?$`;

export const codeSplitting = {
  groups: [
    // Vite's own helper for imports on demand; without a mention it would come with an island.
    { name: 'base', test: new RegExp(`vite/preload-helper|${anyOf(everyPage)}`), priority: 1 },
    { name: 'island', test: new RegExp(anyOf(everyIsland)) },
    { name: 'main', test: new RegExp(anyOf(mainPage)) },
  ],
};
