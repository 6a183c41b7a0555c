import { isIP, type LookupFunction } from 'node:net';
import { askNameServers } from './name-servers.ts';
import { isPublicAddress } from './public-addresses.ts';

export type Resolve = (host: string) => Promise<string[]>;

/** The code of what a socket fails with that was about to connect to it. */
export const privateAddress = 'PRIVATE_ADDRESS';

/** A name may lead to thousands of machines, of which a socket would try each. */
const triedOfEachFamily = 2;

function refusal(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error('The address is not asked.'), { code });
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
    resolve: Resolve = (host) => askNameServers(host),
    isPublic: (address: string) => boolean = isPublicAddress,
  ) {
    this.#vouched = new Set(vouched.map((address) => new URL(address).origin));
    this.#resolve = resolve;
    this.#isPublic = isPublic;
  }

  isVouched({ origin }: URL): boolean {
    return this.#vouched.has(origin);
  }

  /** A socket asks for no name where an address stands: this is the only place to look at it. */
  isPrivate(url: URL): boolean {
    const literal = literalIn(url);
    return literal !== null && !this.#isPublic(literal);
  }

  /**
   * What a socket connects to is what was looked at here: between the two nobody asks again. One private
   * address among several is one too many.
   */
  readonly lookup: LookupFunction = (host, { all }, callback) => {
    this.#resolve(host).then(
      (addresses) => {
        const found = [4, 6].flatMap((family) =>
          addresses
            .filter((address) => isIP(address) === family)
            .slice(0, triedOfEachFamily)
            .map((address) => ({ address, family })),
        );
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
