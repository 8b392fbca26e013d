import type { HistoryOptions, HistorySteps } from '../history.ts';
import { forEachItem, startReading } from '../json/file-reading.ts';
import type { Payload } from '../json/json-entries.ts';
import {
  field,
  firstField,
  isNothing,
  type JsonObject,
  listIn,
  objectIn,
  withoutDust,
  wordIn,
} from '../json/json-values.ts';
import { unitNamed } from '../units/unit-words.ts';

const OWN_KEYS = ['app_version', 'test', '_diagnostics', 'source', 'device'];
/** Kinds that the bridges measure beside weight; the rest of them look like these. */
const KINDS =
  'steps heart_rate sleep height body_fat lean_body_mass bmi nutrition hydration distance'.split(
    ' ',
  );

export function isHealthConnect(root: JsonObject): boolean {
  const hasWeights = weightsIn(root).some((one) => field(one, 'kilograms') !== undefined);
  const has = (key: string) => field(root, key) !== undefined;
  return hasWeights || (has('timestamp') && (OWN_KEYS.some(has) || KINDS.some(has)));
}

/** The lists that are read, and the field that has the amount of each. */
const LISTS = {
  weight: { what: 'weight', amount: 'kilograms' },
  body_fat: { what: 'measurement', kind: 'body_fat', amount: 'percentage', unit: '%' },
  lean_body_mass: { what: 'measurement', kind: 'lean_mass', amount: 'kilograms', unit: 'kg' },
  resting_heart_rate: { what: 'measurement', kind: 'resting_pulse', amount: 'bpm', unit: 'bpm' },
  blood_pressure: {
    what: 'measurement',
    kind: 'blood_pressure',
    amount: 'systolic',
    unit: 'mmHg',
  },
} as const;
type List = keyof typeof LISTS;
const LIST_NAMES = Object.keys(LISTS) as List[];
const isList = (kind: string) => LIST_NAMES.some((list) => list === kind);

/** The weigh-ins of a payload; one that someone took out of its payload stands for itself. */
function weightsIn(payload: JsonObject): readonly (JsonObject | null)[] {
  const isAlone = field(payload, 'kilograms') !== undefined;
  return isAlone ? [payload] : listIn(field(payload, 'weight')).map(objectIn);
}

interface Measured extends Payload {
  readonly at: string;
  readonly list: List;
  readonly record: JsonObject;
}

/** Reads payloads of HC Webhook and Life Dashboard: weights and measurements. */
export function* readHealthConnect(
  payloads: readonly Payload[],
  options: HistoryOptions,
): HistorySteps {
  const { addWeight, addMeasurement, skip, ignore, result } = startReading(options);
  const records: Measured[] = payloads.flatMap(({ before, payload }) =>
    LIST_NAMES.flatMap((list) => {
      const all =
        list === 'weight' ? weightsIn(payload) : listIn(field(payload, list)).map(objectIn);
      return all.flatMap((record, index) => {
        const at = `${before}${list}[${index}]`;
        return record === null ? [] : [{ before, payload, list, record, at }];
      });
    }),
  );
  // A record that was edited is sent again under its own id: the last one holds.
  const lastOf = new Map<string, Measured>();
  for (const one of records) {
    const uuid = wordIn(field(one.record, 'uuid'));
    if (uuid !== '' && field(one.payload, 'test') !== true) lastOf.set(uuid, one);
  }
  yield* forEachItem(records, (one) => {
    const { at, list, record, payload } = one;
    const { what, amount: key } = LISTS[list];
    const when = firstField(record, 'time', 'start_time', 'timestamp');
    const amount = withoutDust(field(record, key));
    const diastolic = withoutDust(field(record, 'diastolic'));
    const told = [when, amount] as const;
    if (field(payload, 'test') === true) return skip(at, what, 'test-data', ...told);
    const uuid = wordIn(field(record, 'uuid'));
    const last = lastOf.get(uuid);
    if (last !== undefined && last !== one) {
      const isSame =
        withoutDust(field(last.record, key)) === amount &&
        withoutDust(field(last.record, 'diastolic')) === diastolic &&
        firstField(last.record, 'time', 'start_time', 'timestamp') === when;
      return skip(at, what, isSame ? 'duplicate' : 'replaced', ...told);
    }
    // The field's name says the unit, unless the record says another.
    const stated = wordIn(firstField(record, 'unit', 'units'));
    if (list !== 'weight') {
      const { kind, unit } = LISTS[list];
      const below = kind === 'blood_pressure' ? { diastolic } : {};
      return addMeasurement({ at, when, kind, amount, ...below, unit: stated || unit, uuid });
    }
    const origin = field(objectIn(field(record, 'metadata')), 'data_origin');
    const source = isNothing(origin) ? field(record, 'source') : origin;
    addWeight({ at, when, amount, unit: stated === '' ? 'kg' : unitNamed(stated), source, uuid });
  });
  for (const { before, payload } of payloads) {
    const screen = wordIn(field(payload, 'source'));
    if (screen === 'screen_time') ignore(screen, `${before}source`);
    for (const [kind, value] of Object.entries(payload)) {
      if (isList(kind) || kind.startsWith('_') || OWN_KEYS.includes(kind)) continue;
      if (listIn(value).length > 0) ignore(kind === 'bmi' ? 'bmi (derived)' : kind, before + kind);
    }
  }
  return result('health-connect-webhook');
}
