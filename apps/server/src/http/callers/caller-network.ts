import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A line gets 64 bits of addresses to itself: whoever has one can come from any of them. */
const NETWORK_GROUPS = 4;

/** Some proxies add the port, another one for each connection: `203.0.113.7:5678`, `[::1]:99`. */
function withoutPort(ip: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(ip)?.[1] ?? ip.replace(/^([\d.]+):\d+$/, '$1');
}

/** What callers are counted by: an IPv4 address, or the network of an IPv6 address. */
export function callerNetwork(ip: string): string {
  const address = withoutPort(ip).replace(/%.*$/, '');
  if (!isIPv6(address)) return address;
  const mapped = /^(?:0{0,4}:){2,5}ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
