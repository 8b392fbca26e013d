/** One JSON document of a file. */
export interface JsonDocument {
  /** The line it begins on, from 1; null where the file is one document. */
  readonly line: number | null;
  /** Its content; undefined where it is cut or damaged. */
  readonly value: unknown;
  /** The beginning of it as it is written, to tell which one it is. */
  readonly start: string;
}

const MAX_START_CHARACTERS = 320;
/** Signs between documents. */
const BETWEEN = /[\s,]*/y;
/** A line that a document of its own begins: the words of a log before it tell nothing. */
const BEGINS_DOCUMENT = /^[^"{[,;\t\r\n]{0,60}\{\s*"/;
/** Signs before another value within a document. */
const BEFORE_VALUE = new Set(['[', ',', ':']);
/** A text with more broken documents is none of documents line by line. */
const MAX_BROKEN = 1000;
/** Characters that may be looked at for each of the text: broken documents are looked at again. */
const LOOKS = 8;

/** True for a text that is JSON, or has documents line by line of which the first may be cut. */
export function looksLikeJson(text: string): boolean {
  if (/^[\uFEFF\s]{0,1000}[{[]/.test(text)) return true;
  const lines = text.slice(0, 20_000).split(/\r\n|\r|\n/, 3);
  return lines.some((line) => BEGINS_DOCUMENT.test(line));
}

/**
 * The document of a text, or its documents where there are several, one a line or each over many.
 * Cut ones are among them. Null where it is one damaged document, or none.
 */
export function jsonDocuments(text: string): readonly JsonDocument[] | null {
  const whole = parsed(text);
  if (whole !== undefined) return [{ line: null, value: whole, start: '' }];
  const documents: JsonDocument[] = [];
  const lineAt = lineCounter(text);
  let looks = text.length * LOOKS;
  let broken = 0;
  for (let at = skipBetween(text, 0); at < text.length; ) {
    const { begin, end, value, isOpen } = documentAt(text, at);
    // All of the text is a beginning of one document: the rest of it is missing.
    if (isOpen && documents.length === 0) return null;
    documents.push({
      line: lineAt(at),
      value,
      start: text.slice(begin, Math.min(end, begin + MAX_START_CHARACTERS)),
    });
    looks -= end - at;
    if (value === undefined) broken += 1;
    if (looks < 0 || broken > MAX_BROKEN) return null;
    at = skipBetween(text, value === undefined ? nextStart(text, at) : end);
  }
  return documents.length > broken ? documents : null;
}

interface Found {
  readonly begin: number;
  readonly end: number;
  readonly value: unknown;
  /** True: the text ends before the document does, and nothing else is wrong with it. */
  readonly isOpen: boolean;
}

/** The document at a place, or behind the words of a log in the same line. */
function documentAt(text: string, at: number): Found {
  const lineEnd = endOfLine(text, at);
  const isValue = text[at] === '{' || text[at] === '[';
  const words = isValue ? null : BEGINS_DOCUMENT.exec(text.slice(at, at + 100));
  const begin = words === null ? at : at + words[0].lastIndexOf('{');
  if (!isValue && words === null) return { begin, end: lineEnd, value: undefined, isOpen: false };
  const end = endOfValue(text, begin);
  if (typeof end === 'object') return { begin, end: end.at, value: undefined, isOpen: end.isOpen };
  const value = parsed(text.slice(begin, end));
  return { begin, end, value, isOpen: false };
}

/** The end of an object or a list; else the place where it breaks, or that only the end of it is missing. */
function endOfValue(text: string, begin: number): number | { at: number; isOpen: boolean } {
  let depth = 0;
  let before = '';
  for (let at = begin; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '"') {
      at = endOfString(text, at);
      if (text[at] !== '"') return { at, isOpen: at >= text.length };
    } else if (sign === '{' || sign === '[') {
      if (depth > 0 && !BEFORE_VALUE.has(before)) return { at, isOpen: false };
      depth += 1;
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
    if (sign > ' ') before = sign;
  }
  return { at: text.length, isOpen: true };
}

/** The end of a string, or of its line where it does not close. */
function endOfString(text: string, begin: number): number {
  let at = begin + 1;
  for (; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === '\n' || sign === '\r') break;
  }
  return Math.min(at, text.length);
}

/** The next line that begins with an object or a list, or the end of the text. */
function nextStart(text: string, from: number): number {
  for (let at = endOfLine(text, from); at < text.length; at = endOfLine(text, at + 1)) {
    const next = text.slice(at + 1, at + 100);
    if (/^[{[]/.test(next) || BEGINS_DOCUMENT.test(next)) return at + 1;
  }
  return text.length;
}

function endOfLine(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\n' || text[at] === '\r') return at;
  }
  return text.length;
}

function skipBetween(text: string, from: number): number {
  BETWEEN.lastIndex = from;
  BETWEEN.test(text);
  return BETWEEN.lastIndex;
}

/** Tells the line of places that come one behind the other. */
function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let counted = 0;
  return (at) => {
    for (; counted < at; counted += 1) {
      const sign = text[counted];
      if (sign === '\n' || (sign === '\r' && text[counted + 1] !== '\n')) line += 1;
    }
    return line;
  };
}

/** The value of a JSON text; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
