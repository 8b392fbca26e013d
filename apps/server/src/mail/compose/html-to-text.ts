/** What an element does to the lines around it; an element that is not here changes nothing. */
const BREAKS: ReadonlyMap<string, string> = new Map([
  ...each('p h1 h2 h3 h4 h5 h6 ul ol table blockquote hr pre', '\n\n'),
  ...each('br div tr section article header footer main center', '\n'),
  ...each('td th', ' '),
]);

/** Elements whose content nobody reads, with the tag that ends each. */
const DROPPED: ReadonlyMap<string, RegExp> = new Map([
  ['script', /<\/script/gi],
  ['style', /<\/style/gi],
  ['title', /<\/title/gi],
  ['template', /<\/template/gi],
]);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['zwnj', ''],
  ['shy', ''],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['middot', '·'],
  ['times', '×'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['euro', '€'],
  ['pound', '£'],
]);

function each(names: string, value: string): [string, string][] {
  return names.split(' ').map((name) => [name, value]);
}

/**
 * The words of an HTML mail for programs that show no HTML: a link becomes its words with the
 * address behind them, an image its description. Takes linear time, whatever the text holds.
 */
export function htmlToText(html: string): string {
  const text: TextSoFar = { parts: [], link: null };
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at);
    const end = open < 0 ? html.length : open;
    if (end > at) text.parts.push(wordsOf(html.slice(at, end)));
    at = open < 0 ? html.length : readMarkup(html, open, text);
  }
  return tidy(text.parts.join(''));
}

interface TextSoFar {
  readonly parts: string[];
  /** The link that is open, and at which part its words begin. */
  link: { readonly address: string; readonly from: number } | null;
}

/** Reads what begins at the `<` at `open`; the index behind it. */
function readMarkup(html: string, open: number, text: TextSoFar): number {
  if (html.startsWith('<!--', open)) return after(html, '-->', open + 4);
  if (!/[a-z/!?]/i.test(html[open + 1] ?? '')) {
    text.parts.push('<');
    return open + 1;
  }
  const end = endOfTag(html, open + 1);
  const tag = html.slice(open + 1, end);
  const isEnd = tag.startsWith('/');
  const name = /^\/?([a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
  const closing = isEnd ? undefined : DROPPED.get(name);
  if (closing) return endOfDropped(html, closing, end);
  readTag(tag, name, isEnd, text);
  return end + 1;
}

function readTag(tag: string, name: string, isEnd: boolean, text: TextSoFar): void {
  // A link inside a link ends the outer one, as in browsers.
  if (name === 'a') endLink(text);
  if (name === 'a' && !isEnd)
    text.link = { address: attribute(tag, 'href'), from: text.parts.length };
  if (name === 'img') text.parts.push(attribute(tag, 'alt'));
  if (name !== 'li') text.parts.push(BREAKS.get(name) ?? '');
  else if (!isEnd) text.parts.push('\n- ');
}

function endLink(text: TextSoFar): void {
  const { link } = text;
  text.link = null;
  if (!link || !/^(https?:|mailto:)/i.test(link.address)) return;
  const words = text.parts.splice(link.from).join('');
  const shown = link.address.replace(/^mailto:/i, '');
  text.parts.push(words.trim() === shown ? words : `${words} (${shown})`);
}

/** The index of the `>` that ends a tag; one inside quotes does not. The end where there is none. */
function endOfTag(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const character = html[at] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') {
      return at;
    } else if ((character === '"' || character === "'") && html[at - 1] === '=') {
      quote = character;
    }
  }
  return html.length;
}

function endOfDropped(html: string, closing: RegExp, from: number): number {
  const search = new RegExp(closing);
  search.lastIndex = from;
  const match = search.exec(html);
  return match ? after(html, '>', match.index) : html.length;
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}

/** The value of an attribute, from a tag without its brackets; '' where it has none. */
function attribute(tag: string, name: string): string {
  const start = new RegExp(`\\s${name}=`, 'i').exec(tag);
  if (!start) return '';
  const from = start.index + start[0].length;
  const quote = tag[from] === '"' || tag[from] === "'" ? tag[from] : null;
  if (quote === null) return decode(/^[^\s>]*/.exec(tag.slice(from))?.[0] ?? '');
  const end = tag.indexOf(quote, from + 1);
  return decode(tag.slice(from + 1, end < 0 ? tag.length : end)).trim();
}

/** Text between tags: its line breaks are spaces. */
function wordsOf(text: string): string {
  return decode(text.replace(/[\r\n\t]/g, ' '));
}

function decode(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? entity;
    const isHex = name[1] === 'x' || name[1] === 'X';
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '';
  });
}

/** One space between words, no space at either end of a line, at most one empty line. */
function tidy(text: string): string {
  const lines = text.split('\n').map((line) =>
    line
      .split(/[ \u00a0]/)
      .filter(Boolean)
      .join(' '),
  );
  const kept = lines.filter((line, index) => line !== '' || lines[index - 1] !== '');
  return kept.join('\n').trim();
}
