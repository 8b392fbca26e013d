import ipaddr from 'ipaddr.js';
import { type HostRule, parseHostList } from './host-list.ts';

type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** The hosts and the networks of addresses that an operator opens beyond the public internet. */
export interface AllowList {
  /** A port that is null stands for any. */
  readonly hosts: readonly HostRule[];
  readonly networks: readonly Network[];
}

/** Reads hosts as `parseHostList` does, and networks such as 192.168.0.0/16; null when an entry is neither. */
export function parseAllowList(text: string): AllowList | null {
  const entries = text.split(',').map((entry) => entry.trim());
  const isNetwork = (entry: string) => entry.includes('/');
  const hosts = parseHostList(entries.filter((entry) => !isNetwork(entry)).join(','));
  const networks = entries.filter(isNetwork).map(parseNetwork);
  return hosts && networks.every((each) => each !== null) ? { hosts, networks } : null;
}

function parseNetwork(entry: string): Network | null {
  const isIpv6 = entry.includes(':');
  // Without the short forms of old, in which 10.1 is 10.0.0.1.
  const isValid = isIpv6
    ? ipaddr.IPv6.isValidCIDR(entry)
    : ipaddr.IPv4.isValidCIDRFourPartDecimal(entry);
  return isValid ? ipaddr.parseCIDR(entry) : null;
}

/** True for an address in one of the networks, also where it carries an IPv4 address within. */
export function isInNetworks(address: string, { networks }: AllowList): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some(
    ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
  );
}

/** True for an address at one of the hosts. */
export function isAtHost(url: URL, { hosts }: AllowList): boolean {
  const usualPort = url.protocol === 'https:' ? 443 : 80;
  const port = url.port === '' ? usualPort : Number(url.port);
  return hosts.some(
    (each) =>
      (each.port === null || each.port === port) &&
      (each.isWildcard ? url.hostname.endsWith(`.${each.host}`) : url.hostname === each.host),
  );
}
