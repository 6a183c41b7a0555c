import { z } from 'zod';
import type { Environment } from '#api/env.ts';
import { type Endpoint, namedEndpoints } from '#api/services/writers/endpoints.ts';
import { installedModels } from '#api/services/writers/local/installed-models.ts';
import { usualAddresses } from '#api/services/writers/local/local-addresses.ts';
import { isNamed } from '#api/services/writers/local/local-models.ts';
import { isOpenRouter } from '#api/services/writers/model/known-servers.ts';
import { about, type Finding, reasonOf } from './finding.ts';

const says = about('Model');
const patienceMilliseconds = 10_000;
const listShape = z.object({ data: z.array(z.object({ id: z.string() })) });

function get(url: string, apiKey: string | null): Promise<Response> {
  const headers = apiKey === null ? undefined : { authorization: `Bearer ${apiKey}` };
  return fetch(url, { headers, signal: AbortSignal.timeout(patienceMilliseconds) });
}

/** OpenRouter takes `:nitro`, `:online` and the like after a name, and lists none of them. */
function isListed(ids: string[], model: string): boolean {
  const untagged = model.replace(/:[^:/]+$/, '');
  return ids.some((id) => isNamed(id, model) || id === untagged);
}

async function checkEndpoint({ baseURL, apiKey, model }: Endpoint): Promise<Finding> {
  const { host } = new URL(baseURL);
  const key = apiKey === null ? 'no key' : `key set, ${apiKey.length} characters`;
  try {
    // OpenRouter shows its list to everybody.
    const proof = isOpenRouter(baseURL) ? await get(`${baseURL}/key`, apiKey) : undefined;
    await proof?.body?.cancel();
    const list = proof && !proof.ok ? proof : await get(`${baseURL}/models`, apiKey);
    if (list.status === 401 || list.status === 403) {
      return says.wrong(`${host} refuses the key (${list.status}).`);
    }
    const { data } = listShape.safeParse(list.ok ? await list.json() : undefined);
    if (!data)
      return says.note(`${host} answers (${key}), but lists no models: is ${model} there?`);
    const ids = data.data.map(({ id }) => id);
    if (isListed(ids, model)) return says.ok(`${host} has ${model} (${key})`);
    // Some servers know more names than they list.
    return says.note(`${host} (${key}) does not list ${model}: is that the name it goes by there?`);
  } catch (error) {
    return says.wrong(`${host} cannot be reached: ${reasonOf(error)}.`);
  }
}

async function checkThisMachine(env: Environment): Promise<Finding> {
  const addresses = env.LOCAL_MODEL_ADDRESSES ?? usualAddresses();
  const looks = await Promise.all(addresses.map((address) => installedModels(address)));
  const found = looks.filter((look) => Array.isArray(look)).flat();
  const [first] = found;
  if (first === undefined) {
    return says.note('none is connected and none found here, so the offline editor serves');
  }
  const wanted = env.MODEL;
  if (wanted !== undefined && !found.some(({ id }) => isNamed(id, wanted))) {
    return says.note(`MODEL names ${wanted}, which is not installed here; others are`);
  }
  return says.ok(`found on this machine: ${found.map(({ id }) => id).join(', ')}`);
}

export async function checkModel(env: Environment): Promise<Finding[]> {
  if (env.OFFLINE_WRITER) return [says.ok('the offline editor, as OFFLINE_WRITER says')];
  const endpoints = namedEndpoints(env);
  if (!endpoints) return [await checkThisMachine(env)];
  const told = new Map(endpoints.map((each) => [`${each.baseURL} ${each.model}`, each]));
  return Promise.all([...told.values()].map(checkEndpoint));
}
