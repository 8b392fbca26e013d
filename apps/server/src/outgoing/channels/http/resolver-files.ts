import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';

/** The addresses of each name in a hosts file (hosts(5)). */
export function readHosts(text: string): ReadonlyMap<string, readonly LookupAddress[]> {
  const found = new Map<string, LookupAddress[]>();
  for (const [address = '', ...names] of wordsOf(text)) {
    const family = isIP(address);
    if (family === 0) continue;
    for (const name of names.map((each) => each.toLowerCase())) {
      found.set(name, [...(found.get(name) ?? []), { address, family }]);
    }
  }
  return found;
}

/** The domains in which a short name is looked for, and how many dots make it a whole one. */
export interface Search {
  readonly domains: readonly string[];
  readonly dots: number;
}

/** The search list of a resolv.conf (resolv.conf(5)); of several the last one counts. */
export function readSearch(text: string): Search {
  let domains: readonly string[] = [];
  let dots = 1;
  for (const [keyword, ...values] of wordsOf(text)) {
    if (keyword === 'search' || keyword === 'domain') domains = values;
    const said = values.map((value) => /^ndots:(\d{1,2})$/.exec(value)?.[1]).findLast(Boolean);
    if (keyword === 'options' && said) dots = Math.min(15, Number(said));
  }
  return { domains: domains.filter((domain) => domain !== '.'), dots };
}

/** The names to ask DNS for, one after the other. One that ends with a dot is whole. */
export function searchNames(name: string, { domains, dots }: Search): readonly string[] {
  if (name.endsWith('.')) return [name.slice(0, -1)];
  const within = domains.map((domain) => `${name}.${domain}`);
  return name.split('.').length - 1 >= dots ? [name, ...within] : [...within, name];
}

const wordsOf = (text: string): readonly string[][] =>
  text.split('\n').map((line) =>
    line
      .replace(/[#;].*/, '')
      .trim()
      .split(/\s+/),
  );
