import { formatList } from './language/format-list.ts';
import { type Plan, platformIds, rules } from './rules.ts';

// Apart from the rules, so that no island carries it at first.

/** "X, Instagram and LinkedIn": the platforms of one plan, or all of them. */
export function platformNames(plan?: Plan, joined: 'conjunction' | 'disjunction' = 'conjunction') {
  const names = platformIds
    .map((id) => rules.platforms[id])
    .filter((platform) => plan === undefined || platform.plan === plan)
    .map(({ name }) => name);
  return formatList(names, joined);
}

/** Every word people use for the platforms, to be recognised in what they or a model wrote. */
export const spokenPlatforms = platformIds.flatMap((id) => {
  const { name, alsoCalled } = rules.platforms[id];
  return [name, ...alsoCalled];
});
