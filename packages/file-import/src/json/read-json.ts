import { collectHistory, refused } from '../collect-history.ts';
import type { HistoryFormat, HistoryOptions, HistorySteps } from '../history.ts';
import { isDosewise, readDosewise } from '../readers/dosewise-json.ts';
import { isFhir, readFhir } from '../readers/fhir.ts';
import { isHealthAutoExport, readHealthAutoExport } from '../readers/health-auto-export.ts';
import { isHealthConnect, readHealthConnect } from '../readers/health-connect.ts';
import { isHealthConnectFile, readHealthConnectFile } from '../readers/health-connect-records.ts';
import { isMedAssist, readMedAssist } from '../readers/medassist-ng.ts';
import { isMediKeep, readMediKeep } from '../readers/medikeep.ts';
import { isFitbit, readFitbit } from '../readers/scales/fitbit.ts';
import { isGarmin, readGarmin } from '../readers/scales/garmin.ts';
import { isWithings, readWithings } from '../readers/scales/withings.ts';
import { isShotsyJson, readShotsyJson } from '../readers/shotsy-json.ts';
import {
  isInjection,
  isSparkyFitness,
  isSparkySymptom,
  readSparkyFitness,
} from '../readers/sparky-fitness.ts';
import { isJsonTooLarge } from '../tables/text-size.ts';
import { type JsonDocument, jsonDocuments, parsed } from './json-documents.ts';
import type { Payload } from './json-entries.ts';
import { field, type JsonObject, objectIn, wordIn } from './json-values.ts';

/** Readers of one object, in the order in which their marks are looked for. */
const READERS = [
  [isDosewise, readDosewise],
  [isShotsyJson, readShotsyJson],
  [isMedAssist, readMedAssist],
  [isMediKeep, readMediKeep],
  [isSparkyFitness, readSparkyFitness],
] as const;

/** Readers of files with any number of objects, told by one of them. */
const LIST_READERS = [
  [isFhir, readFhir],
  [isFitbit, readFitbit],
  [isGarmin, readGarmin],
  [isWithings, readWithings],
  [isHealthConnectFile, readHealthConnectFile],
] as const;

/** The part of a broken file that is looked at to tell what it was, in UTF-16 units. */
const BEGINNING = 20_000;
/** Keys that tell a format from the beginning of its file: all of one line must be there. */
const MARKS: readonly (readonly [HistoryFormat, readonly string[]])[] = [
  ['dosewise-json', ['exportedAt', 'profile', 'emailPreferences']],
  ['shotsy-json-2', ['exportVersion']],
  ['shotsy-json-2', ['days', 'shots']],
  ['medikeep-json', ['export_metadata']],
  ['fhir-json', ['resourceType']],
  ['medassist-ng-json', ['_exportId']],
  ['health-auto-export-json', ['data', 'metrics']],
  ['health-auto-export-json', ['data', 'medications', 'displayText']],
  ['sparkyfitness-json', ['injected_at']],
  ['fitbit-json', ['logId', 'weight']],
  ['garmin-json', ['weight', 'timestampGMT']],
  ['withings-json', ['measuregrps']],
  ['health-connect-webhook', ['kilograms']],
  ['health-connect-webhook', ['timestamp', 'app_version']],
];

/**
 * Reads the text of a JSON file of another tracker, or our own `all.json`, known by what is in it.
 * Gives what it holds with the answers so far, the questions it raises, and why entries are skipped.
 * Of several documents those that are cut are skipped, each by its line.
 * Never throws but for a zone of the options that does not exist.
 */
export function* readJsonSteps(text: string, options: HistoryOptions): HistorySteps {
  const plain = text.replace(/^\uFEFF/, '').trimEnd();
  if (plain.trim() === '') return refused('empty-file');
  if (isJsonTooLarge(plain)) return refused('too-large', formatAtStart(plain));
  const documents = jsonDocuments(plain);
  if (documents === null) return refused('not-readable', formatAtStart(plain));
  const broken = documents.filter(({ value }) => value === undefined);
  const result = yield* readDocuments(documents, options);
  if (result.kind === 'refused') {
    return broken.length > 0 ? refused('not-readable', formatAtStart(plain)) : result;
  }
  const collect = collectHistory();
  for (const { line, start } of broken) {
    collect.skip(`line ${line}`, 'other', 'not-readable', start);
  }
  for (const { line, value } of documents) {
    for (const [index, one] of (Array.isArray(value) ? value : []).entries()) {
      if (objectIn(one) !== null) continue;
      const at = `${line === null ? '' : `line ${line} `}[${index}]`;
      collect.skip(at, 'other', 'not-readable', wordIn(one));
    }
  }
  return { ...result, skipped: [...result.skipped, ...collect.result(options).skipped] };
}

function* readDocuments(documents: readonly JsonDocument[], options: HistoryOptions): HistorySteps {
  const payloads = documents.flatMap(payloadsIn);
  const [first] = payloads;
  if (first !== undefined && payloads.length === 1) {
    const reader = READERS.find(([isOurs]) => isOurs(first.payload));
    if (reader !== undefined) return yield* reader[1](first.payload, options);
  }
  if (payloads.some(({ bridge }) => bridge === 'health-auto-export')) {
    return yield* readHealthAutoExport(payloads, options);
  }
  const objects = payloads.map(({ payload }) => payload);
  const injections = objects.filter(isInjection);
  const symptoms = objects.filter(isSparkySymptom);
  if (injections.length > 0 || symptoms.length > 0) {
    return yield* readSparkyFitness({ injections, symptoms }, options);
  }
  if (payloads.some(({ bridge }) => bridge === 'health-connect')) {
    return yield* readHealthConnect(payloads, options);
  }
  const reader = LIST_READERS.find(([isOurs]) => objects.some(isOurs));
  return reader === undefined ? refused('unknown-format') : yield* reader[1](payloads, options);
}

export type Bridge = 'health-auto-export' | 'health-connect';
type KnownPayload = Payload & { readonly bridge: Bridge | null };

/** The objects of a document: itself, or those of its list, each out of what wraps it. */
export function payloadsIn({ line, value }: JsonDocument): KnownPayload[] {
  const before = line === null ? '' : `line ${line} `;
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.flatMap((item, index) => {
    const object = objectIn(item);
    const place = Array.isArray(value) ? `${before}[${index}].` : before;
    return object === null ? [] : [{ before: place, ...unwrapped(object) }];
  });
}

/** Keys under which what keeps the requests of a bridge puts their body, as JSON or as its text. */
const WRAPPERS = ['body', 'payload', 'json', 'content', 'data'];

function unwrapped(item: JsonObject): Omit<KnownPayload, 'before'> {
  const bridge = bridgeOf(item);
  if (bridge !== null) return { payload: item, bridge };
  for (const key of WRAPPERS) {
    const value = field(item, key);
    const body = objectIn(typeof value === 'string' ? parsed(value) : value);
    const inside = body === null ? null : bridgeOf(body);
    if (body !== null && inside !== null) return { payload: body, bridge: inside };
  }
  return { payload: item, bridge: null };
}

function bridgeOf(object: JsonObject): Bridge | null {
  if (isHealthAutoExport(object)) return 'health-auto-export';
  return isHealthConnect(object) ? 'health-connect' : null;
}

function formatAtStart(text: string): HistoryFormat | null {
  const start = text.slice(0, BEGINNING);
  const has = (key: string) => start.includes(`"${key}"`);
  return MARKS.find(([, keys]) => keys.every(has))?.[0] ?? null;
}
