import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The error of a name that leads into a private network. */
export const PRIVATE_ADDRESS = 'EPRIVATE';

/** Resolves names as `resolve` does, but never to an address for which `isOpen` is false. */
export function guardedLookup(
  isOpen: (address: string) => boolean,
  resolve: typeof systemLookup = systemLookup,
): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      // One that is not open is enough: which of them is taken is not ours to say.
      if (found.length === 0 || !found.every(({ address }) => isOpen(address))) {
        const refusal = new Error('This name leads into a private network.');
        return done(Object.assign(refusal, { code: PRIVATE_ADDRESS }), []);
      }
      const [first] = found as [LookupAddress];
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

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
