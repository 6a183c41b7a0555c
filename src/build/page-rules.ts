import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { rules } from '#shared/rules.ts';

/** What only servers follow, or a build writes into its pages; wherever in the rules it stands. */
const notAsked: ReadonlySet<string> = new Set([
  ...['generation', 'ownModel', 'passwordTries', 'letters', 'limits', 'frontDoor', 'log'],
  ...[
    'support',
    'picture',
    'emojiHabit',
    'shape',
    'fold',
    'startsPerDay',
    'minimumAge',
    'proofSeconds',
  ],
  ...['sessionDays', 'longestSessionDays', 'inactiveMonths', 'inactiveNoticeDays'],
]);

function sources(root: string): string {
  const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: root });
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

/**
 * The rules stand in every page's scripts, so a build leaves out what no page asks for. A sentence
 * whose key no source of the site names is one that a server says, and sends whole.
 */
export function pageRules(root: string): Plugin {
  return {
    name: 'page-rules',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/shared\/rules\.json$/ },
      handler(code, _id, options) {
        if (options?.ssr) return null;
        const all: typeof rules = JSON.parse(code);
        const named = sources(root) + JSON.stringify(all.toast);
        const said = Object.entries(all.messages).filter(
          ([key]) => named.includes(`'${key}'`) || named.includes(`"${key}"`),
        );
        const asked = { ...all, messages: Object.fromEntries(said) };
        return JSON.stringify(asked, (name, value) => (notAsked.has(name) ? undefined : value));
      },
    },
  };
}
