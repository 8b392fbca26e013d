import type { FileReading } from './file-reading.ts';
import { type JsonObject, listIn, objectIn } from './json-values.ts';

/** One object of a file, out of what wraps it, and what stands before its paths. */
export interface Payload {
  readonly before: string;
  readonly payload: JsonObject;
}

/** An object of a list, and its place in the file. */
export interface JsonEntry {
  readonly at: string;
  readonly entry: JsonObject;
}

/** The place of a payload itself: `[3]` for what stands in a list. */
export const placeOf = ({ before }: Payload): string => before.trim().replace(/\.$/, '');

/** The objects of a list; what else is in it is named as not readable. */
export function entriesIn({ skip }: FileReading, list: unknown, path: string): JsonEntry[] {
  return listIn(list).flatMap((one, index) => {
    const entry = objectIn(one);
    const at = `${path}[${index}]`;
    if (entry === null) skip(at, 'other', 'not-readable', one);
    return entry === null ? [] : [{ at, entry }];
  });
}

/** Names a payload that is none of those that the file is about. */
export function skipOther({ skip }: FileReading, one: Payload): void {
  const keys = Object.keys(one.payload).slice(0, 5).join(', ');
  skip(placeOf(one) || 'file', 'other', 'other-kind', keys);
}
