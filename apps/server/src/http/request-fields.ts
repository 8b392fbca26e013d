import { ERRORS } from '@dosewise/contract';
import type * as z from 'zod/mini';
import { AppError } from './app-error.ts';
import { findLongLists } from './limits/long-lists.ts';
import { texts } from './texts.ts';

/** Which part of a request a schema describes. */
export type RequestPart = 'params' | 'query' | 'body';

/**
 * Checks `value` against `schema` and returns it parsed. Throws `invalid_request` with every
 * invalid field named, or `not_found` for a path parameter: an id that cannot exist is not there.
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
  if (part === 'params') throw new AppError('not_found');

  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = issue.path.length > 0 ? String(issue.path[0]) : part;
    fields[name] ??= name === part ? texts.notJson : issue.message;
  }
  const isMissing = Object.keys(fields).some((name) => isBlank(given, name));
  const sentence = isMissing && missingFieldsSentence ? missingFieldsSentence : firstOf(fields);
  throw new AppError('invalid_request', { sentence, fields });
}

function isBlank(given: unknown, name: string): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const value: unknown = (given as Record<string, unknown>)[name];
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

function firstOf(fields: Record<string, string>): string {
  return Object.values(fields)[0] ?? ERRORS.invalid_request.sentence;
}
