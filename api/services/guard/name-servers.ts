import { Resolver } from 'node:dns/promises';

const patient = { timeout: 2_000, tries: 2 };
/** Some never answer for a family that the name has no address of. */
const othersMs = 1_000;

/**
 * The name servers themselves and not the system's own search: it would take the host's file and local
 * names along, and has four threads for all that this process reads.
 */
export async function askNameServers(
  host: string,
  resolver = new Resolver(patient),
): Promise<string[]> {
  let others: NodeJS.Timeout | undefined;
  const asked = [resolver.resolve4(host), resolver.resolve6(host)].map(async (answer) => {
    const addresses = await answer;
    others ??= setTimeout(() => resolver.cancel(), othersMs);
    return addresses;
  });
  const answers = await Promise.allSettled(asked);
  clearTimeout(others);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
