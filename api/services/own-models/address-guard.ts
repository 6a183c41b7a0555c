import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import type { ProblemCode } from '#shared/problem.ts';
import { isPublicAddress } from './public-addresses.ts';

const longestAddress = 500;
/** Below are the ports of a system's own services; a provider has 443, a gateway of one's own often 8443. */
const ordinaryPort = 443;
const firstFreePort = 1_024;

export type Resolve = (host: string) => Promise<string[]>;

/** Its code is what becomes of it: see `own-failure.ts`. */
export const privateAddress = 'PRIVATE_ADDRESS';

function refusal(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error('The address is not asked.'), { code });
}

/**
 * The name servers themselves and not the system's own search: it would take the host's file and local
 * names along, and has four threads for all that this process reads.
 */
async function askNameServers(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

export type Admission =
  | {
      ok: true;
      /** What is kept and asked, without what people copy along. */
      baseURL: string;
      /** For the sockets to it; null where the operator vouches for the address. */
      lookup: LookupFunction | null;
    }
  | { ok: false; code: Extract<ProblemCode, 'ownAddressWrong' | 'ownAddressPrivate'> };

function parse(address: string): URL | null {
  if (address.length > longestAddress || !URL.canParse(address)) return null;
  const url = new URL(address);
  const plain = url.username === '' && url.password === '' && url.search === '' && url.hash === '';
  return plain && url.hostname !== '' ? url : null;
}

function baseOf({ origin, pathname }: URL): string {
  const path = pathname.replace(/(?<!\/)\/+$/, '').replace(/\/chat\/completions$/, '');
  return `${origin}${path}`;
}

/** An IPv6 address stands in brackets in a URL. */
function literalIn({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
}

/** Says which of the addresses that users name are asked, and sees to it that nothing else is. */
export class AddressGuard {
  readonly #vouched: ReadonlySet<string>;
  readonly #resolve: Resolve;
  readonly #isPublic: (address: string) => boolean;

  /** `vouched`: origins that the operator allows whatever they are, as a server in a network of their own. */
  constructor(
    vouched: readonly string[],
    resolve: Resolve = askNameServers,
    isPublic: (address: string) => boolean = isPublicAddress,
  ) {
    this.#vouched = new Set(vouched.map((address) => new URL(address).origin));
    this.#resolve = resolve;
    this.#isPublic = isPublic;
  }

  admit(address: string): Admission {
    const url = parse(address);
    if (url === null) return { ok: false, code: 'ownAddressWrong' };
    const baseURL = baseOf(url);
    // Letters beyond ASCII have grown to several signs each.
    if (baseURL.length > longestAddress) return { ok: false, code: 'ownAddressWrong' };
    if (this.#vouched.has(url.origin)) return { ok: true, baseURL, lookup: null };
    const port = Number(url.port || ordinaryPort);
    if (url.protocol !== 'https:' || (port !== ordinaryPort && port < firstFreePort)) {
      return { ok: false, code: 'ownAddressWrong' };
    }
    // A socket asks for no name where an address stands: this is the only place to look at it.
    const literal = literalIn(url);
    if (literal !== null && !this.#isPublic(literal)) {
      return { ok: false, code: 'ownAddressPrivate' };
    }
    return { ok: true, baseURL, lookup: this.lookup };
  }

  /**
   * What a socket connects to is what was looked at here: between the two nobody asks again. One private
   * address among several is one too many.
   */
  readonly lookup: LookupFunction = (host, { all }, callback) => {
    this.#resolve(host).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = found;
        if (first === undefined) callback(refusal('ENOTFOUND'), []);
        else if (!addresses.every(this.#isPublic)) callback(refusal(privateAddress), []);
        else if (all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      () => callback(refusal('ENOTFOUND'), []),
    );
  };
}
