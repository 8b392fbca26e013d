import type { HistoryOptions, HistorySteps } from '../history.ts';
import { forEachItem, startReading } from '../json/file-reading.ts';
import {
  field,
  firstField,
  isNothing,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  wordIn,
} from '../json/json-values.ts';

/** One payload of a bridge, and what stands before its paths. */
export interface Payload {
  readonly before: string;
  readonly payload: JsonObject;
}

const OWN_KEYS = ['app_version', 'test', '_diagnostics', 'source', 'device'];
/** Kinds that the bridges measure beside weight; the rest of them look like these. */
const KINDS = 'steps heart_rate sleep height body_fat bmi nutrition hydration distance'.split(' ');

export function isHealthConnect(root: JsonObject): boolean {
  const hasWeights = weightsIn(root).some((one) => field(one, 'kilograms') !== undefined);
  const has = (key: string) => field(root, key) !== undefined;
  return hasWeights || (has('timestamp') && (OWN_KEYS.some(has) || KINDS.some(has)));
}

/** The weigh-ins of a payload; one that somebody took out of its payload stands for itself. */
function weightsIn(payload: JsonObject): readonly (JsonObject | null)[] {
  const isAlone = field(payload, 'kilograms') !== undefined;
  return isAlone ? [payload] : listIn(field(payload, 'weight')).map(objectIn);
}

interface Weighed extends Payload {
  readonly at: string;
  readonly record: JsonObject;
}

/** Reads payloads of HC Webhook and Life Dashboard: weights only. */
export function* readHealthConnect(
  payloads: readonly Payload[],
  options: HistoryOptions,
): HistorySteps {
  const { addWeight, skip, ignore, result } = startReading(options);
  const weights: Weighed[] = payloads.flatMap(({ before, payload }) =>
    weightsIn(payload).flatMap((record, index) => {
      return record === null ? [] : [{ before, payload, record, at: `${before}weight[${index}]` }];
    }),
  );
  // A record that was edited is sent again under its own id: the last one holds.
  const lastOf = new Map<string, Weighed>();
  for (const weight of weights) {
    const uuid = wordIn(field(weight.record, 'uuid'));
    if (uuid !== '' && field(weight.payload, 'test') !== true) lastOf.set(uuid, weight);
  }
  yield* forEachItem(weights, (weight) => {
    const { at, record, payload } = weight;
    const when = firstField(record, 'time', 'start_time', 'timestamp');
    const amount = kilograms(field(record, 'kilograms'));
    const told = [when, amount] as const;
    if (field(payload, 'test') === true) return skip(at, 'weight', 'test-data', ...told);
    const last = lastOf.get(wordIn(field(record, 'uuid')));
    if (last !== undefined && last !== weight) {
      const isSame =
        kilograms(field(last.record, 'kilograms')) === amount &&
        firstField(last.record, 'time', 'start_time', 'timestamp') === when;
      return skip(at, 'weight', isSame ? 'duplicate' : 'replaced', ...told);
    }
    const origin = field(objectIn(field(record, 'metadata')), 'data_origin');
    const source = isNothing(origin) ? field(record, 'source') : origin;
    addWeight({ at, when, amount, unit: 'kg', source });
  });
  for (const { payload } of payloads) {
    const screen = wordIn(field(payload, 'source'));
    if (screen === 'screen_time') ignore(screen);
    for (const [kind, value] of Object.entries(payload)) {
      if (kind === 'weight' || kind.startsWith('_') || !Array.isArray(value)) continue;
      if (value.length > 0) ignore(kind === 'bmi' ? 'bmi (derived)' : kind);
    }
  }
  return result('health-connect-webhook');
}

/** Four decimals take the dust of the floats that phones keep: 90.87999725341797 is 90.88. */
function kilograms(value: unknown): number | null {
  const number = numberIn(value);
  return number === null ? null : Number(number.toFixed(4));
}
