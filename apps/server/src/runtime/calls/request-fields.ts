import type * as z from 'zod/mini';
import { AppError } from '../../app-error.ts';
import { errorSentences, schemaSentence } from '../../languages/contract-sentences.ts';
import { type Sentence, together } from '../../languages/sentence.ts';
import { findLongLists } from './long-lists.ts';
import { texts } from './texts.ts';

/** The part of a request that a schema describes. */
export type RequestPart = 'params' | 'query' | 'body' | 'headers';

/**
 * Checks `value` against `schema` and returns it parsed. Throws `invalid_request` with every
 * invalid field named, or `not_found` for a path parameter or header: what an impossible id or token names is not there.
 */
export function parsePart(
  part: RequestPart,
  schema: z.ZodMiniObject,
  value: unknown,
  missingFieldsSentence?: string,
): unknown {
  // A request without a body is judged like an empty one, so that its missing fields get names;
  // null is a body, and no object.
  const given = part === 'body' && value === undefined ? {} : value;
  const longLists = findLongLists(schema, given);
  const [tooLong] = Object.values(longLists);
  if (tooLong) throw new AppError('invalid_request', { sentence: tooLong, fields: longLists });
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  if (part === 'params' || part === 'headers') throw new AppError('not_found');

  const fields = sentencesByField(parsed.error.issues, part);
  const isMissing = Object.keys(fields).some((name) => isBlank(given, name));
  const sentence =
    isMissing && missingFieldsSentence ? schemaSentence(missingFieldsSentence) : firstOf(fields);
  throw new AppError('invalid_request', { sentence, fields });
}

/**
 * The sentences about what is wrong, by field: of an object each of its fields, of a list and of
 * itself the first.
 */
function sentencesByField(
  issues: readonly z.core.$ZodIssue[],
  part: RequestPart,
): Record<string, Sentence> {
  const named = new Map<string, Map<string, string>>();
  for (const { path, message } of issues) {
    const [first = part, second] = path;
    const name = String(first);
    const inside = named.get(name) ?? new Map<string, string>();
    named.set(name, inside);
    const place = typeof second === 'string' ? second : '';
    const isFirst = place === '' ? inside.size === 0 : !inside.has(place);
    if (isFirst) inside.set(place, message);
  }
  return Object.fromEntries(
    [...named].map(([name, inside]) => [
      name,
      name === part ? texts.notJson : together([...new Set(inside.values())].map(schemaSentence)),
    ]),
  );
}

function isBlank(given: unknown, name: string): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const value: unknown = (given as Record<string, unknown>)[name];
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

function firstOf(fields: Record<string, Sentence>): Sentence {
  return Object.values(fields)[0] ?? errorSentences.invalid_request;
}
