/** The start of an element while it is being read: good only until the call returns. */
export interface StartTag {
  readonly name: string;
  /** True for a tag without content (`<a/>`). */
  readonly isEmpty: boolean;
  /** An attribute with its entities resolved; null where it has none of that name. */
  readonly get: (attribute: string) => string | null;
}

export interface TagHandler {
  readonly start: (tag: StartTag) => void;
  readonly end: () => void;
}

export interface TagScanner {
  /** Takes the next bytes of the document, in UTF-8, cut anywhere. */
  readonly push: (piece: Uint8Array) => void;
  /** True when the document stopped in the middle of a tag, or a tag had no end within 1 MiB. */
  readonly isBroken: () => boolean;
}

/** Longest tag, comment or DTD, in bytes. */
const LONGEST_TAG = 1024 * 1024;
const NO_BYTES = new Uint8Array();

const TAB = 9;
const SPACE = 32;
const BANG = 33;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const SLASH = 47;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const QUESTION = 63;

/** White space is all control characters here; XML has no others outside text. */
const isSpace = (code = 0) => code <= SPACE && code >= TAB;
const isQuote = (code = 0) => code === DOUBLE_QUOTE || code === SINGLE_QUOTE;
const isAfterName = (code = 0) => isSpace(code) || code === SLASH;
const isBeforeName = (code = 0) => isAfterName(code) || isQuote(code) || code === EQUALS;

/**
 * Walks over the tags of an XML document that comes in pieces, once over each byte. Text, comments,
 * processing instructions and the DTD are passed over; nothing is checked for being well formed.
 * `decode` makes text of UTF-8 and is called for little: a browser takes longer to make text of a
 * document than to look at all of its bytes.
 */
export function scanTags(handler: TagHandler, decode: (bytes: Uint8Array) => string): TagScanner {
  const textOf = rememberedTexts(decode);
  let bytes: Uint8Array = NO_BYTES;
  /** Of the tag at hand: where its name ends, and where its `>` stands. */
  let nameEnd = 0;
  let close = 0;
  let name = '';
  let isTooLong = false;

  const tag: StartTag = {
    get name() {
      return name;
    },
    get isEmpty() {
      return bytes[close - 1] === SLASH;
    },
    get: (attribute) => {
      const found = findValue(bytes, nameEnd, close, attribute);
      return found === null ? null : unescaped(textOf(bytes, found.start, found.end));
    },
  };

  /** Reads the start tag whose name begins at `from`. Gives where it ends; -1: not in this piece. */
  const readStart = (from: number): number => {
    close = closeOfTag(bytes, from);
    if (close < 0) return -1;
    nameEnd = from;
    while (nameEnd < close && !isAfterName(bytes[nameEnd])) nameEnd += 1;
    name = textOf(bytes, from, nameEnd);
    handler.start(tag);
    return close + 1;
  };

  /** Reads what begins with the `<` at `from`. Gives where it ends; -1: not in this piece. */
  const readMarkup = (from: number): number => {
    const second = bytes[from + 1];
    if (second === undefined) return -1;
    if (second === QUESTION) return after(bytes, '?>', from);
    if (second === BANG) {
      if (startsWith(bytes, '<!--', from)) return after(bytes, '-->', from + 4);
      if (startsWith(bytes, '<![CDATA[', from)) return after(bytes, ']]>', from);
      return bytes.length - from < 9 ? -1 : endOfDeclaration(bytes, from);
    }
    if (second !== SLASH) return readStart(from + 1);
    const end = after(bytes, '>', from);
    if (end >= 0) handler.end();
    return end;
  };

  const push = (piece: Uint8Array) => {
    if (isTooLong) return;
    const all = bytes.length === 0 ? piece : joined(bytes, piece);
    bytes = all;
    let at = 0;
    for (;;) {
      while (at < all.length && all[at] !== LESS) at += 1;
      const open = at;
      at = open < all.length ? readMarkup(open) : -1;
      if (at >= 0) continue;
      isTooLong = all.length - open > LONGEST_TAG;
      // A copy: the piece may be used again, or be large.
      bytes = isTooLong ? NO_BYTES : all.slice(open);
      return;
    }
  };
  return { push, isBroken: () => isTooLong || bytes.length > 0 };
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function startsWith(bytes: Uint8Array, sign: string, from: number): boolean {
  for (let index = 0; index < sign.length; index += 1) {
    if (bytes[from + index] !== sign.charCodeAt(index)) return false;
  }
  return true;
}

/** The end of the next `sign`; -1: not in these bytes. */
function after(bytes: Uint8Array, sign: string, from: number): number {
  for (let at = from; at + sign.length <= bytes.length; at += 1) {
    if (startsWith(bytes, sign, at)) return at + sign.length;
  }
  return -1;
}

/** The place of the `>` of the tag that is read from `from` on; -1: not in these bytes. */
function closeOfTag(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) {
    const code = bytes[at];
    if (code === GREATER) return at;
    if (isQuote(code)) {
      do at += 1;
      while (at < bytes.length && bytes[at] !== code);
    }
  }
  return -1;
}

/** The place of an attribute's value between `from` and `to`; a word without one is passed over. */
function findValue(
  bytes: Uint8Array,
  from: number,
  to: number,
  attribute: string,
): { start: number; end: number } | null {
  for (let at = from; at < to; at += 1) {
    if (bytes[at] !== EQUALS) continue;
    let nameEnd = at;
    while (nameEnd > from && isSpace(bytes[nameEnd - 1])) nameEnd -= 1;
    let name = nameEnd;
    while (name > from && !isBeforeName(bytes[name - 1])) name -= 1;
    do at += 1;
    while (at < to && isSpace(bytes[at]));
    const quote = bytes[at];
    if (!isQuote(quote)) continue;
    const start = at + 1;
    do at += 1;
    while (at < to && bytes[at] !== quote);
    if (nameEnd - name === attribute.length && startsWith(bytes, attribute, name)) {
      return { start, end: at };
    }
  }
  return null;
}

/** The end of a declaration (`<!DOCTYPE … [ … ]>`), with those within it; -1: not in these bytes. */
function endOfDeclaration(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const code = bytes[at];
    if (code === LESS && startsWith(bytes, '<!--', at)) {
      const end = after(bytes, '-->', at + 4);
      if (end < 0) return -1;
      at = end - 1;
    } else if (code === LESS) depth += 1;
    else if (code === GREATER) {
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (isQuote(code)) {
      do at += 1;
      while (at < bytes.length && bytes[at] !== code);
    }
  }
  return -1;
}

/** Longest text that is remembered, in bytes, and how many are; a power of two. */
const LONGEST_REMEMBERED = 80;
const REMEMBERED = 512;

/** Makes text of bytes. A document has the same few names all over: each is made once. */
function rememberedTexts(decode: (bytes: Uint8Array) => string) {
  const known: ({ readonly bytes: Uint8Array; readonly text: string } | undefined)[] = [];
  return (all: Uint8Array, from: number, to: number): string => {
    const length = to - from;
    if (length > LONGEST_REMEMBERED) return decode(all.subarray(from, to));
    let hash = length;
    for (let at = from; at < to; at += 1) hash = (Math.imul(hash, 31) + (all[at] ?? 0)) | 0;
    const slot = hash & (REMEMBERED - 1);
    const there = known[slot];
    if (there !== undefined && isSame(there.bytes, all, from, to)) return there.text;
    const bytes = all.slice(from, to);
    const text = decode(bytes);
    known[slot] = { bytes, text };
    return text;
  };
}

function isSame(known: Uint8Array, all: Uint8Array, from: number, to: number): boolean {
  if (known.length !== to - from) return false;
  for (let at = from; at < to; at += 1) if (known[at - from] !== all[at]) return false;
  return true;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Text with its entities resolved; those that it does not know stay as they are. */
function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, ...groups) => {
    const [decimal, hex, word] = groups as (string | undefined)[];
    if (word !== undefined) return NAMED[word] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
