import * as z from 'zod/mini';
import { schemaSentence } from '../../languages/contract-sentences.ts';
import type { Sentence } from '../../languages/sentence.ts';
import { texts } from './texts.ts';

/** The sentence for a list that is too long, somewhere in the value; null where none is. */
type Count = (value: unknown) => Sentence | null;

const counts = new WeakMap<z.ZodMiniObject, ReadonlyMap<string, Count>>();

/**
 * The fields of `value` with a list that is longer than `schema` takes, each with the schema's sentence.
 * Lists are counted, and nothing in them is looked at: a million wrong entries cost no more than one.
 */
export function findLongLists(schema: z.ZodMiniObject, value: unknown): Record<string, Sentence> {
  const fields: Record<string, Sentence> = {};
  if (!isRecord(value)) return fields;
  const counted = counts.get(schema) ?? countsIn(schema);
  counts.set(schema, counted);
  for (const [name, count] of counted) {
    const sentence = count(value[name]);
    if (sentence !== null) fields[name] = sentence;
  }
  return fields;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function countsIn(schema: z.ZodMiniObject): ReadonlyMap<string, Count> {
  const found = Object.entries(schema.shape).map(
    ([name, field]) => [name, countIn(field as z.ZodMiniType)] as const,
  );
  return new Map(found.filter((entry): entry is readonly [string, Count] => entry[1] !== null));
}

function countIn(schema: z.ZodMiniType): Count | null {
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  ) {
    return countIn(schema.def.innerType as z.ZodMiniType);
  }
  if (schema instanceof z.ZodMiniArray) return countList(schema);
  return schema instanceof z.ZodMiniObject ? countFields(countsIn(schema)) : null;
}

function countFields(fields: ReadonlyMap<string, Count>): Count | null {
  if (fields.size === 0) return null;
  return (value) => {
    if (!isRecord(value)) return null;
    for (const [name, count] of fields) {
      const sentence = count(value[name]);
      if (sentence !== null) return sentence;
    }
    return null;
  };
}

function countList(schema: z.ZodMiniArray): Count {
  const limit = schema.def.checks
    ?.map((check) => check._zod.def as z.core.$ZodCheckMaxLengthDef)
    .find(({ check }) => check === 'max_length');
  const inEach = countIn(schema.def.element as z.ZodMiniType);
  return (value) => {
    if (!Array.isArray(value)) return null;
    if (limit && value.length > limit.maximum) return sentenceOf(limit);
    for (const entry of inEach ? value : []) {
      const sentence = inEach?.(entry) ?? null;
      if (sentence !== null) return sentence;
    }
    return null;
  };
}

function sentenceOf({ error, maximum }: z.core.$ZodCheckMaxLengthDef): Sentence {
  const said = typeof error === 'function' ? error({} as never) : error;
  return typeof said === 'string' ? schemaSentence(said) : texts.tooManyEntries(maximum);
}
