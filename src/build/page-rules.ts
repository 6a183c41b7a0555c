import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Words } from './languages/words.ts';

/** What only servers follow, or a build writes into its pages; wherever in the rules it stands. */
const notAsked: ReadonlySet<string> = new Set([
  ...[
    'generation',
    'ownModel',
    'mastodonServers',
    'passwordTries',
    'letters',
    'limits',
    'frontDoor',
    'log',
    'clock',
  ],
  ...['siteLanguages', 'support', 'picture', 'startsPerDay', 'minimumAge', 'proofSeconds'],
  ...['refinements', 'refinementsPerDay', 'perMinute', 'perDay', 'redirects', 'addressMaxLength'],
  ...['waiting', 'pageMaxBytes', 'readingSeconds', 'readingMegabytes', 'residentMegabytes'],
  ...['textMinLength', 'passageWords', 'instead', 'mostLinks'],
  ...['sessionDays', 'longestSessionDays', 'inactiveMonths', 'inactiveNoticeDays'],
]);

/** What is asked once there is a post, of a platform or of all. */
const askedLater: ReadonlySet<string> = new Set([
  ...['name', 'plan', 'fold', 'feed', 'share', 'shape', 'needs', 'longestText'],
  ...['limit', 'limitBytes', 'titleLimit', 'counting', 'hashtags', 'alsoCalled', 'links'],
]);

/** What nobody asks before there is a post, a library or a dialog. */
const laterGroups = [
  ...([
    'refinement',
    'severalPlatforms',
    'versions',
    'import',
    'history',
    'unsaved',
    'drafts',
  ] as const),
  ...(['voice', 'library', 'account', 'lengths', 'languages', 'source'] as const),
] as const;

/** What the main page may have to say before anything else of it was fetched. */
const saidAtFirst: ReadonlySet<string> = new Set([
  ...['topicMissing', 'topicTooLong', 'detailsTooLong', 'generationsUsed', 'generateFailed'],
  ...['activationIssue', 'serviceUnavailable', 'postsNotShown'],
]);

const laterRules = '\0later-rules/';
const rulesFile = '/src/shared/rules.json';

/** The names of outcomes in contracts are the server's, and the functions in the rules say what others ask for. */
const namesNone = /\/src\/shared\/(contracts\/|(?:platform-)?rules\.ts)/;

const withoutServers = (name: string, value: unknown) => (notAsked.has(name) ? undefined : value);

function sources(root: string): string {
  const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: root });
  const naming = files.filter((file) => !namesNone.test(`/${file.replaceAll('\\', '/')}`));
  return naming.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

const names = (code: string, key: string) => new RegExp(`['"]${key}['"]|\\b${key}\\(`).test(code);

const laterNames = new RegExp(`\\b(?:${[...askedLater].join('|')})\\b`);
const laterParts = new RegExp(`\\brules\\.(${laterGroups.join('|')})\\b`, 'g');

const asksOfPlatforms = (code: string) =>
  code.split('\n').some((line) => line.includes('rules.platforms') && laterNames.test(line));

/**
 * The rules, in the language of the build, stand in every page's scripts, so a build leaves out what no page asks for. A sentence
 * whose key no source of the site names is one that a server says, and sends whole. Most of the others
 * come in a file of their own, which each module that names one of them imports. So does each group of rules
 * that is asked for later, and what is asked of a platform, for each module that names it beside `rules.platforms`.
 */
export function pageRules(root: string, words: Words): Plugin {
  const all = words.rules(JSON.parse(readFileSync(join(root, rulesFile), 'utf8')));
  const named = sources(root) + JSON.stringify(all.toast);
  const said = Object.entries(all.messages).filter(([key]) => names(named, key));
  const first = Object.fromEntries(said.filter(([key]) => saidAtFirst.has(key)));
  const later = Object.fromEntries(said.filter(([key]) => !saidAtFirst.has(key)));
  const laterPlatforms = Object.entries(all.platforms).map(([id, platform]) => [
    id,
    Object.fromEntries(Object.entries(platform).filter(([name]) => askedLater.has(name))),
  ]);
  const empty = Object.fromEntries(laterGroups.map((name) => [name, {}]));
  const parts: Record<string, string> = {
    messages: `Object.assign(rules.messages, ${JSON.stringify(later)});
      rules.toast.danger = ${JSON.stringify(all.toast.danger)};
      rules.toast.success.push(...${JSON.stringify(all.toast.success)});`,
    platforms: `for (const [id, later] of ${JSON.stringify(laterPlatforms)})
        Object.assign(rules.platforms[id], later);
      Object.assign(rules.composer, ${JSON.stringify(all.composer)});`,
  };
  for (const name of laterGroups) {
    const later = JSON.stringify(all[name], withoutServers);
    parts[name] = `Object.assign(rules.${name}, ${later});`;
  }
  const partsFor = (code: string) => [
    ...(Object.keys(later).some((key) => names(code, key)) ? ['messages'] : []),
    ...(asksOfPlatforms(code) ? ['platforms'] : []),
    ...new Set([...code.matchAll(laterParts)].map(([, name]) => name)),
  ];
  return {
    name: 'page-rules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(laterRules) ? id : null),
    load(id) {
      if (!id.startsWith(laterRules)) return null;
      const file = JSON.stringify(join(root, rulesFile));
      return `import rules from ${file};\n${parts[id.slice(laterRules.length)]}`;
    },
    transform: {
      filter: { id: /\/src\/[^?]*\.(tsx?|json)$/ },
      handler(code, id, options) {
        if (options?.ssr) return null;
        if (id.endsWith(rulesFile)) {
          // Nothing is done before something was fetched.
          const danger = all.toast.danger.filter((key) => saidAtFirst.has(key));
          const toast = { ...all.toast, danger, success: [] };
          const asked = { ...all, ...empty, messages: first, toast };
          return JSON.stringify(asked, (name, value) =>
            notAsked.has(name) || askedLater.has(name) ? undefined : value,
          );
        }
        if (namesNone.test(id)) return null;
        const imports = partsFor(code).map((part) => `import '${laterRules}${part}';\n`);
        return imports.length === 0 ? null : { code: imports.join('') + code, map: null };
      },
    },
  };
}
