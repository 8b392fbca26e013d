/** A value that JSON can write. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/**
 * The records of one device by their keys, such as `doses/0190…` or `goal`. Null: deleted. A key that was never there
 * is absent.
 */
export type SharedState = Readonly<Record<string, JsonObject | null>>;

/** A record that two devices changed. The person may choose the other state. */
export interface Choice {
  readonly key: string;
  /** The state that was kept. */
  readonly kept: JsonObject;
  /** The state that was not; null: the other device had deleted it. */
  readonly other: JsonObject | null;
}

export interface Merged {
  readonly state: SharedState;
  readonly choices: readonly Choice[];
}

/**
 * Merges what two devices have made of the last state that both knew. What changed on one side is taken. If both
 * changed a record, the one that `arrived` first stays and the other is a choice. An edit wins over a deletion, which
 * is a choice too. `base` is empty if the devices never shared anything; then a deletion wins over a record. A key that
 * is absent deletes nothing: a copy may be older than `base`.
 *
 * Merging its own result again changes nothing.
 */
export function mergeStates(base: SharedState, arrived: SharedState, own: SharedState): Merged {
  const keys = new Set([...Object.keys(arrived), ...Object.keys(own)]);
  const state: Record<string, JsonObject | null> = {};
  const choices: Choice[] = [];
  for (const key of [...keys].sort()) {
    const { value, other } = mergeRecord(base[key], arrived[key], own[key]);
    state[key] = value;
    if (value && other !== undefined) choices.push({ key, kept: value, other });
  }
  return { state, choices };
}

type Value = JsonObject | null;

/** The state of one record after the merge; `other` is the one that was changed and not kept. */
function mergeRecord(
  base: Value | undefined,
  arrived: Value | undefined,
  own: Value | undefined,
): { value: Value; other?: Value } {
  if (arrived === undefined) return { value: own ?? null };
  if (own === undefined || isEqual(arrived, own) || isEqual(own, base)) return { value: arrived };
  if (isEqual(arrived, base)) return { value: own };
  // Never shared: no one edited it after it was deleted.
  if (base === undefined && (arrived === null || own === null)) return { value: null };
  return arrived === null ? { value: own, other: null } : { value: arrived, other: own };
}

/** True if both say the same, in whatever order their fields stand. A list has an order. */
function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (isList(one) || isList(other)) {
    if (!isList(one) || !isList(other) || one.length !== other.length) return false;
    return one.every((value, index) => isEqual(value, other[index]));
  }
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

/** True if two states say the same of every record. */
export const isSameState = (one: SharedState, other: SharedState): boolean => isEqual(one, other);
