import { Parser } from 'htmlparser2';

/** A link of an HTML mail: where its `href` attribute stands in the text, and where it leads. */
export interface HtmlLink {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

/** Most links that a mail can count; more are left as they are. */
const MAX_LINKS = 1000;

/**
 * The links of `html` that lead to a web address, in order. A link whose address holds a variable
 * differs from mail to mail and is not among them.
 */
export function findLinks(html: string): HtmlLink[] {
  const links: HtmlLink[] = [];
  // Of several addresses in a tag the first counts, as in a browser.
  let href: { value: string; start: number; end: number } | undefined;
  const parser = new Parser({
    onopentagname: () => {
      href = undefined;
    },
    onattribute: (name, value) => {
      if (name === 'href') href ??= { value, start: parser.startIndex, end: parser.endIndex };
    },
    onopentag: (name) => {
      if (!href || (name !== 'a' && name !== 'area')) return;
      const url = webAddress(href.value);
      if (url !== null) links.push({ start: href.start, end: href.end, url });
    },
  });
  parser.end(html);
  return links.slice(0, MAX_LINKS);
}

function webAddress(value: string): string | null {
  if (value.includes('{{') || !/^\s*https?:/i.test(value)) return null;
  return URL.parse(value)?.href ?? null;
}
