/** The start of an element while it is being read: good only until the call returns. */
export interface StartTag {
  readonly name: string;
  /** Whether it has no content (`<a/>`). */
  readonly isEmpty: boolean;
  /** An attribute with its entities resolved; null where it has none of that name. */
  readonly get: (attribute: string) => string | null;
}

export interface TagHandler {
  readonly start: (tag: StartTag) => void;
  readonly end: () => void;
}

export interface TagScanner {
  /** Takes the next piece of the document, cut anywhere. */
  readonly push: (piece: string) => void;
  /** Whether the document stopped in the middle of a tag, or a tag had no end within 1 Mi characters. */
  readonly isBroken: () => boolean;
}

/** Longest tag, comment or DTD, in UTF-16 units. */
const LONGEST_TAG = 1024 * 1024;

const TAB = 9;
const SPACE = 32;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
const SLASH = 47;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;

/** White space is all control characters here; XML has no others outside text. */
const isSpace = (code: number) => code <= SPACE && code >= TAB;

/**
 * Walks over the tags of an XML document that comes in pieces, once over each character. Text,
 * comments, processing instructions and the DTD are passed over; nothing is checked for being
 * well formed.
 */
export function scanTags(handler: TagHandler): TagScanner {
  let text = '';
  /** Where name and value of each attribute of the tag at hand start and end. */
  const marks: number[] = [];
  let attributes = 0;
  let name = '';
  let isEmpty = false;
  let isTooLong = false;

  const tag: StartTag = {
    get name() {
      return name;
    },
    get isEmpty() {
      return isEmpty;
    },
    get: (attribute) => {
      for (let index = 0; index < attributes * 4; index += 4) {
        const from = marks[index] ?? 0;
        const length = (marks[index + 1] ?? 0) - from;
        if (length === attribute.length && text.startsWith(attribute, from)) {
          return unescaped(text.slice(marks[index + 2], marks[index + 3]));
        }
      }
      return null;
    },
  };

  /** Reads the start tag whose name begins at `from`. Gives where it ends; -1: not in this piece. */
  const readStart = (from: number): number => {
    let at = from;
    for (let code = text.charCodeAt(at); ; code = text.charCodeAt(++at)) {
      if (Number.isNaN(code)) return -1;
      if (isSpace(code) || code === SLASH || code === GREATER) break;
    }
    name = text.slice(from, at);
    attributes = 0;
    isEmpty = false;
    for (;;) {
      const code = text.charCodeAt(at);
      if (Number.isNaN(code)) return -1;
      if (code === GREATER) return at + 1;
      isEmpty = code === SLASH;
      if (isSpace(code) || isEmpty) {
        at += 1;
        continue;
      }
      const start = at;
      let sign = code;
      while (!(isSpace(sign) || sign === EQUALS || sign === GREATER)) {
        if (Number.isNaN(sign)) return -1;
        sign = text.charCodeAt(++at);
      }
      const end = at;
      while (isSpace(sign)) sign = text.charCodeAt(++at);
      // A word without a value is passed over.
      if (sign !== EQUALS) continue;
      do sign = text.charCodeAt(++at);
      while (isSpace(sign));
      if (sign !== DOUBLE_QUOTE && sign !== SINGLE_QUOTE) continue;
      const close = text.indexOf(sign === DOUBLE_QUOTE ? '"' : "'", at + 1);
      if (close < 0) return -1;
      const mark = attributes * 4;
      marks[mark] = start;
      marks[mark + 1] = end;
      marks[mark + 2] = at + 1;
      marks[mark + 3] = close;
      attributes += 1;
      at = close + 1;
    }
  };

  const after = (sign: string, from: number) => {
    const found = text.indexOf(sign, from);
    return found < 0 ? -1 : found + sign.length;
  };

  /** Reads what begins with the `<` at `from`. Gives where it ends; -1: not in this piece. */
  const readMarkup = (from: number): number => {
    const second = text[from + 1];
    if (second === undefined) return -1;
    if (second === '?') return after('?>', from);
    if (second === '!') {
      if (text.startsWith('<!--', from)) return after('-->', from + 4);
      if (text.startsWith('<![CDATA[', from)) return after(']]>', from);
      return text.length - from < 9 ? -1 : endOfDeclaration(text, from);
    }
    if (second === '/') {
      const end = after('>', from);
      if (end >= 0) handler.end();
      return end;
    }
    const end = readStart(from + 1);
    if (end >= 0) handler.start(tag);
    return end;
  };

  const push = (piece: string) => {
    if (isTooLong) return;
    text += piece;
    let at = 0;
    for (;;) {
      const open = text.indexOf('<', at);
      if (open < 0) {
        text = '';
        return;
      }
      at = readMarkup(open);
      if (at < 0) {
        text = text.slice(open);
        isTooLong = text.length > LONGEST_TAG;
        if (isTooLong) text = '';
        return;
      }
    }
  };
  return { push, isBroken: () => isTooLong || text !== '' };
}

/** Where a declaration (`<!DOCTYPE … [ … ]>`) ends, with those within it; -1: not in this piece. */
function endOfDeclaration(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LESS && text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at + 4);
      if (end < 0) return -1;
      at = end + 2;
    } else if (code === LESS) depth += 1;
    else if (code === GREATER) {
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) {
      at = text.indexOf(code === DOUBLE_QUOTE ? '"' : "'", at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
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
