import { collectHistory } from '../collect-history.ts';
import type { HistoryOptions, HistoryProgress, ReadHistory } from '../history.ts';
import { dataOf, isHealthAutoExport, readHealthAutoExport } from '../readers/health-auto-export.ts';
import { isHealthConnect, readHealthConnect } from '../readers/health-connect.ts';
import { type JsonDocument, jsonDocuments } from './json-documents.ts';
import type { Payload } from './json-entries.ts';
import { field, isNothing, type JsonObject, objectIn } from './json-values.ts';
import { type Bridge, payloadsIn } from './read-json.ts';

/** The programs whose requests are read by `pushedSteps`. */
export type PushFormat = Bridge;

/** The fault of one place of a body. */
export type PushFault = 'not-json' | 'other-program' | 'no-list' | 'no-object' | 'no-text';

/** A body that is refused as a whole. */
export interface RefusedPush {
  readonly kind: 'refused';
  /** Faults by the path to them; `data` is all of it. */
  readonly faults: Readonly<Record<string, PushFault>>;
}

/** Most faults of one body that are named. */
const MAX_FAULTS = 20;

/** The path to a document that stands alone, or to all of it. */
const WHOLE = 'data';

type Faults = (readonly [path: string, fault: PushFault])[];

/** The lists of each program that are read. */
const LISTS: Readonly<Record<PushFormat, readonly string[]>> = {
  'health-auto-export': ['metrics', 'medications', 'symptoms'],
  'health-connect': ['weight', 'body_fat', 'lean_body_mass'],
};

/**
 * Reads what a program sends by itself: one JSON document, or several, one a line. Nothing is asked; what
 * would have to be stays out. One that is cut or not of this program is refused where it stands alone, and among
 * others named by its line. Parts may be missing, lists empty and kinds unknown.
 */
export function* pushedSteps(
  text: string,
  format: PushFormat,
  options: Omit<HistoryOptions, 'answers' | 'isUnattended'>,
): Generator<HistoryProgress, ReadHistory | RefusedPush, void> {
  const documents = jsonDocuments(text.replace(/^\uFEFF/, '').trimEnd());
  if (documents === null) return refused([[WHOLE, 'not-json']]);
  const payloads: Payload[] = [];
  const wrong: Faults = [];
  const collect = collectHistory();
  for (const document of documents) {
    const { line, value, start } = document;
    const { read, faults } = value === undefined ? BROKEN : checked(document, format);
    if (faults.length === 0) payloads.push(...read);
    wrong.push(...faults);
    const [[path] = [WHOLE]] = faults;
    const at = path === WHOLE ? `line ${line}` : path;
    if (faults.length > 0) collect.skip(at, 'other', 'not-readable', start);
  }
  if (payloads.length === 0 && wrong.length > 0) return refused(wrong);
  const read = format === 'health-connect' ? readHealthConnect : readHealthAutoExport;
  // A generator of steps of which none is a refusal.
  const unattended = { ...options, answers: {}, isUnattended: true };
  const history = yield* read(payloads, unattended);
  if (history.kind === 'refused') return refused([[WHOLE, 'other-program']]);
  return { ...history, skipped: [...history.skipped, ...collect.result(unattended).skipped] };
}

interface Checked {
  readonly read: readonly Payload[];
  readonly faults: Faults;
}

const BROKEN: Checked = { read: [], faults: [[WHOLE, 'not-json']] };

const refused = (faults: Faults): RefusedPush => ({
  kind: 'refused',
  faults: Object.fromEntries(faults.slice(0, MAX_FAULTS)),
});

/** The payloads of a document, and what is wrong with their form. */
function checked(document: JsonDocument, format: PushFormat): Checked {
  const { line, value } = document;
  const before = line === null ? '' : `line ${line} `;
  const others = (Array.isArray(value) ? value : []).flatMap(
    (one: unknown, index): Faults =>
      objectIn(one) === null ? [[`${before}[${index}]`, 'no-object']] : [],
  );
  if (others.length > 0) return { read: [], faults: others };
  const read = payloadsIn(document);
  if (read.length === 0) return { read: [], faults: [[WHOLE, 'no-object']] };
  return { read, faults: read.flatMap((payload) => faultsOf(payload, format)) };
}

function faultsOf({ payload, before }: Payload, format: PushFormat): Faults {
  const isConnect = format === 'health-connect';
  const data = isConnect ? payload : dataOf(payload);
  const lists = LISTS[format];
  const isOurs = isConnect
    ? isHealthConnect(payload) || lists.some((name) => field(data, name) !== undefined)
    : data !== payload ||
      isHealthAutoExport(payload) ||
      lists.some((name) => Array.isArray(field(data, name)));
  if (!isOurs) return [[before.trim().replace(/\.$/, '') || WHOLE, 'other-program']];
  return lists.flatMap((name) => faultsIn(data, name, `${before}${name}`));
}

function faultsIn(data: JsonObject, name: string, path: string): Faults {
  const value = field(data, name);
  if (value === undefined || value === null || objectIn(value) !== null) return [];
  if (!Array.isArray(value)) return [[path, 'no-list']];
  return value.flatMap((one: unknown, index): Faults => {
    const place = `${path}[${index}]`;
    const entry = objectIn(one);
    if (entry === null) return [[place, 'no-object']];
    if (name !== 'metrics') return [];
    const points = field(entry, 'data');
    const isList = isNothing(points) || typeof points === 'object';
    const isNamed = typeof field(entry, 'name') === 'string';
    return [
      ...(isNamed ? [] : ([[`${place}.name`, 'no-text']] as const)),
      ...(isList ? [] : ([[`${place}.data`, 'no-list']] as const)),
    ];
  });
}
