import ipaddr from 'ipaddr.js';

/** A line gets 64 bits of addresses to itself: anyone who has one can come from any of them. */
const NETWORK_GROUPS = 4;

/** Some proxies add the port, another one for each connection: `203.0.113.7:5678`, `[::1]:99`. */
function withoutPort(ip: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(ip)?.[1] ?? ip.replace(/^([\d.]+):\d+$/, '$1');
}

/** The unit in which callers are counted: an IPv4 address, or the network of an IPv6 address. */
export function callerNetwork(ip: string): string {
  const text = withoutPort(ip);
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.fill(0, NETWORK_GROUPS);
  return `${new ipaddr.IPv6(network)}/64`;
}

/** True for an address at which a machine reaches itself. */
export function isThisMachine(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';
}
