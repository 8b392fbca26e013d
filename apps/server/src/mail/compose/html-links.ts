/** A link of an HTML mail: where its address stands in the text, and what it says. */
export interface HtmlLink {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

/** Most links that a mail can count; more are left as they are. */
const MAX_LINKS = 1000;

/** A comment, or the beginning of a start tag. */
const MARKUP = /<!--[\s\S]*?(?:-->|$)|<([a-z][^\s/>]*)/gi;

/** Elements whose content is no markup. */
const RAW = /^(script|style|title|textarea|template|noscript|xmp|iframe)$/;

/** One attribute: its name, then perhaps its value in double quotes, single quotes or none. */
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>][^\s>]*)))?/y;

/**
 * The links of `html` that lead to a web address, in order. A link whose address holds a variable
 * differs from mail to mail and is not among them, nor is one with an entity that is not plain.
 */
export function findLinks(html: string): HtmlLink[] {
  const links: HtmlLink[] = [];
  const markup = new RegExp(MARKUP);
  for (let found = markup.exec(html); found; found = markup.exec(html)) {
    const name = found[1]?.toLowerCase();
    if (name === undefined) continue;
    const { href, end } = readTag(html, markup.lastIndex);
    markup.lastIndex = RAW.test(name) ? endOfRaw(html, name, end) : end;
    if (href && (name === 'a' || name === 'area')) links.push(href);
    if (links.length === MAX_LINKS) break;
  }
  return links;
}

/** What is inside a script or a style is no markup. */
function endOfRaw(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html) ? closing.lastIndex : html.length;
}

/** Reads the attributes of a tag; of several addresses the first counts, as in a browser. */
function readTag(html: string, from: number): { href: HtmlLink | null; end: number } {
  const attribute = new RegExp(ATTRIBUTE);
  attribute.lastIndex = from;
  let href: HtmlLink | null | undefined;
  let end = from;
  for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
    end = attribute.lastIndex;
    const value = found[2] ?? found[3] ?? found[4];
    if (href !== undefined || found[1]?.toLowerCase() !== 'href') continue;
    const closingQuote = found[4] === undefined ? 1 : 0;
    href = value === undefined ? null : linkAt(value, end - closingQuote);
  }
  return { href: href ?? null, end };
}

function linkAt(value: string, end: number): HtmlLink | null {
  if (value.includes('{{')) return null;
  const decoded = decodeAttribute(value);
  if (decoded === null || !/^\s*https?:/i.test(decoded) || !URL.canParse(decoded)) return null;
  return { start: end - value.length, end, url: new URL(decoded).href };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The value as a browser reads it, or null where that takes more than the plain entities. */
function decodeAttribute(value: string): string | null {
  let isPlain = true;
  const decoded = value.replace(
    /&(?:#(\d{1,7});|#x([\da-f]{1,6});|([a-z][a-z\d]*)(;?))/gi,
    (entity, decimal?: string, hex?: string, name?: string, semicolon?: string) => {
      if (name !== undefined) {
        const character = semicolon ? ENTITIES[name.toLowerCase()] : undefined;
        if (character === undefined && semicolon) isPlain = false;
        return character ?? entity;
      }
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      if (code > 0x1f && code <= 0x10ffff) return String.fromCodePoint(code);
      isPlain = false;
      return entity;
    },
  );
  return isPlain ? decoded : null;
}
