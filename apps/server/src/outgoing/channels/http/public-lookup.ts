import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type Resolve, resolveName } from './name-resolver.ts';

/** The error of a name that leads into a private network. */
export const PRIVATE_ADDRESS = 'EPRIVATE';

/** Finds names for anyone who chose them: an account by its id, or the operator (null). */
export type Lookups = (account: string | null) => LookupFunction;

/** Finds names as `resolve` does, whatever their addresses. */
export const openLookup = (resolve: Resolve): Lookups => guardedLookup(() => true, resolve);

/** Finds names as `resolve` does, but never an address for which `isOpen` is false. */
export function guardedLookup(isOpen: (address: string) => boolean, resolve: Resolve): Lookups {
  const find = async (name: string, account: string | null) => {
    const found = await resolve(name, account);
    // One that is not open is enough: which of them is taken is not ours to say.
    if (found.length > 0 && found.every(({ address }) => isOpen(address))) return found;
    const refusal = new Error('This name leads into a private network.');
    throw Object.assign(refusal, { code: PRIVATE_ADDRESS });
  };
  return (account) => (name, options, done) => {
    find(name, account).then(
      (found) => {
        const { family } = options;
        const fit =
          family === 4 || family === 6 ? found.filter(({ family: of }) => of === family) : found;
        const [first] = fit;
        if (first === undefined) return done(noSuchFamily(), []);
        return options.all ? done(null, [...fit]) : done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
}

/** Finds the names that the operator chose. */
export const OPERATOR_LOOKUP: LookupFunction = openLookup(resolveName)(null);

const noSuchFamily = () =>
  Object.assign(new Error('This name has no such address.'), { code: 'ENOTFOUND' });

/** The only part of IPv6 that is given out: 2000::/3. */
const isGlobalIpv6 = ({ parts }: ipaddr.IPv6) => ((parts[0] ?? 0) & 0xe000) === 0x2000;

/** True for an address of the public internet, also where it carries an IPv4 address within. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast';
  if (parsed.range() === 'rfc6052') {
    // A network without IPv4 reaches all of it through these (NAT64).
    return ipaddr.fromByteArray(parsed.toByteArray().slice(12)).range() === 'unicast';
  }
  return parsed.range() === 'unicast' && isGlobalIpv6(parsed);
}
