import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../app-error.ts';

/**
 * An import of 20,000 entries has 20,002 objects and lists, and 140,000 values; the archive of an account of
 * 1.0 at its limits, in a body eight times as large, 254,000 and 1,720,000.
 */
const MAX_CONTAINERS = 40_000;
const MAX_VALUES = 250_000;
/** A route that takes larger bodies takes as much more in them. */
const BODY_BYTES = 8 * 1024 * 1024;

/**
 * Reads bodies of JSON, but none that holds more than any request needs: 8 MiB hold millions of empty
 * objects, and making and judging those would keep everyone else waiting.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const times = Math.max(1, (request.routeOptions.bodyLimit || 0) / BODY_BYTES);
    // `parseAs` makes it a string.
    if (holdsTooMuch(body as string, times)) done(new AppError('too_large'), undefined);
    else parse(request, body as string, done);
  });
}

const [QUOTE, COMMA, OPEN_LIST, OPEN_OBJECT] = [...'",[{'].map((sign) => sign.charCodeAt(0));

/** The types in which programs send JSON documents line by line. */
const DOCUMENT_TYPES = [
  'application/json',
  'application/x-ndjson',
  'application/ndjson',
  'application/jsonl',
];
/** The measurements of a phone are some ten times as many values as an import, and most are passed over. */
const DOCUMENT_TIMES = 10;

/**
 * Has the bodies of `app`, and of what is registered in it, taken as their text, which the handler reads: JSON
 * documents, but none that hold more than any phone sends.
 */
export function readDocumentBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(DOCUMENT_TYPES, { parseAs: 'string' }, (_request, body, done) => {
    if (holdsTooMuch(body as string, DOCUMENT_TIMES)) done(new AppError('too_large'), undefined);
    else done(null, { data: body });
  });
}

/** Counts what JSON holds without making any of it, passing over the texts in it. */
function holdsTooMuch(json: string, times: number): boolean {
  if (json.length <= MAX_CONTAINERS) return false;
  let containers = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(json, at);
    else if (sign === COMMA) values += 1;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) containers += 1;
    if (containers > MAX_CONTAINERS * times || values > MAX_VALUES * times) return true;
  }
  return false;
}

/** The end of the text that begins at `start`: the next quote that no backslash escapes. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}
