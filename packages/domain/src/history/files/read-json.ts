import type { HistoryFormat, HistoryOptions, HistoryResult, HistorySteps } from '../history.ts';
import { isDosewise, readDosewise } from './dosewise-json.ts';
import { isHealthAutoExport, readHealthAutoExport } from './health-auto-export.ts';
import { isHealthConnect, type Payload, readHealthConnect } from './health-connect.ts';
import { type JsonObject, objectIn } from './json-values.ts';
import { isMedAssist, readMedAssist } from './medassist-ng.ts';
import { isMediKeep, readMediKeep } from './medikeep.ts';
import { isShotsyJson, readShotsyJson } from './shotsy-json.ts';
import {
  isInjection,
  isSparkyFitness,
  isSparkySymptom,
  readSparkyFitness,
} from './sparky-fitness.ts';

/** Readers of one object, in the order in which their marks are looked for. */
const READERS = [
  [isDosewise, readDosewise],
  [isShotsyJson, readShotsyJson],
  [isMedAssist, readMedAssist],
  [isMediKeep, readMediKeep],
  [isHealthAutoExport, readHealthAutoExport],
  [isSparkyFitness, readSparkyFitness],
] as const;

/** How much of a broken file is looked at to tell what it was, in UTF-16 units. */
const BEGINNING = 20_000;
/** Keys that tell a format from the beginning of its file: all of one line must be there. */
const MARKS: readonly (readonly [HistoryFormat, readonly string[]])[] = [
  ['dosewise-json', ['exportedAt', 'profile', 'emailPreferences']],
  ['shotsy-json-2', ['exportVersion']],
  ['shotsy-json-2', ['days', 'shots']],
  ['medikeep-json', ['export_metadata']],
  ['medassist-ng-json', ['_exportId']],
  ['health-auto-export-json', ['data', 'metrics']],
  ['health-auto-export-json', ['data', 'medications', 'displayText']],
  ['sparkyfitness-json', ['injected_at']],
  ['health-connect-webhook', ['kilograms']],
  ['health-connect-webhook', ['timestamp', 'app_version']],
];

/**
 * Reads the text of a JSON file of another tracker, or our own `all.json`, known by what is in it.
 * Gives what it holds with the answers so far, the questions it raises, and why entries are skipped.
 * Never throws but for a zone of the options that does not exist.
 */
export function* readJsonSteps(text: string, options: HistoryOptions): HistorySteps {
  const plain = text.replace(/^\uFEFF/, '').trim();
  if (plain === '') return refused('empty-file', null);
  const roots = parsedRoots(plain);
  if (roots === null) return refused('not-readable', formatAtStart(plain));
  const [first] = roots;
  const only = roots.length === 1 ? first : undefined;
  const isList = Array.isArray(only?.value);
  const items: readonly unknown[] = Array.isArray(only?.value) ? only.value : [];
  if (isList && items.some(isInjection)) {
    return yield* readSparkyFitness({ injections: items }, options);
  }
  if (isList && items.some(isSparkySymptom)) {
    return yield* readSparkyFitness({ symptoms: items }, options);
  }
  const object = objectIn(isList && items.length === 1 ? items[0] : only?.value);
  if (object !== null) {
    const reader = READERS.find(([isOurs]) => isOurs(object));
    if (reader !== undefined) return yield* reader[1](object, options);
  }
  const payloads = isList ? payloadsIn(items, (index) => `[${index}].`) : linesIn(roots);
  if (payloads.some(({ payload }) => isHealthConnect(payload))) {
    return yield* readHealthConnect(payloads, options);
  }
  return refused('unknown-format', null);
}

interface Root {
  /** The line of the file, from 1; null where the file is one value. */
  readonly line: number | null;
  readonly value: unknown;
}

/** The value of the file, or those of its lines; null where it is no JSON. */
function parsedRoots(text: string): readonly Root[] | null {
  const whole = parsed(text);
  if (whole !== undefined) return [{ line: null, value: whole }];
  const roots: Root[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parsed(line);
    if (value === undefined) return null;
    roots.push({ line: index + 1, value });
  }
  return roots;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function linesIn(roots: readonly Root[]): Payload[] {
  return roots.flatMap(({ line, value }) => {
    const before = line === null ? '' : `line ${line} `;
    return Array.isArray(value)
      ? payloadsIn(value, (index) => `${before}[${index}].`)
      : payloadsIn([value], () => before);
  });
}

function payloadsIn(items: readonly unknown[], before: (index: number) => string): Payload[] {
  return items.flatMap((item, index) => {
    const payload: JsonObject | null = objectIn(item);
    return payload === null ? [] : [{ before: before(index), payload }];
  });
}

function formatAtStart(text: string): HistoryFormat | null {
  const start = text.slice(0, BEGINNING);
  const has = (key: string) => start.includes(`"${key}"`);
  return MARKS.find(([, keys]) => keys.every(has))?.[0] ?? null;
}

function refused(
  reason: 'empty-file' | 'not-readable' | 'unknown-format',
  format: HistoryFormat | null,
): HistoryResult {
  return { kind: 'refused', reason, format };
}
