import type { ArchivedRow, RouteInput, restoreAll } from '@dosewise/contract';
import {
  type Choice,
  type ChosenDevice,
  chooseDevice,
  clicks,
  deviceSteps,
  doseFromSteps,
  doseFromVolume,
  doseScale,
  type JsonObject,
  type Merged,
  mL,
  remainingClicks,
  remainingGoldenMl,
  roundVolume,
  type SharedState,
} from '@dosewise/domain';

/** A whole `all.json` as a restore takes it. */
export type Archive = RouteInput<typeof restoreAll>['body'];

type Pen = Omit<Archive['pens'][number], 'remainingClicks' | 'remainingGoldenMl'>;
type Dose = ArchivedRow<'doses'>;

/** The amounts that doses took from a pen. */
interface Use {
  readonly pen: Pen;
  readonly device: ChosenDevice;
  clicks: number;
  goldenMl: number;
}

const MINUTE_MS = 60_000;

/**
 * Makes one state of what two devices have written, as one device alone would have: a pen gives no more than it holds,
 * two weights have two instants, one plan of a medicine is followed. The same state always gives the same one, and a
 * sound one stays as it is. `known` has pens as they were before they were deleted.
 */
export function makeSound({ state, choices }: Merged, known: SharedState): Merged {
  const sound: Record<string, JsonObject | null> = { ...state };
  const found: Choice[] = [...choices];
  const isThere = (list: string, id: string) => Boolean(sound[`${list}/${id}`]);
  bringBackPens(sound, known, found);
  takeFromPens(sound, found);
  keepInstantsApart(sound);
  followOnePlan(sound);
  for (const [key, entry] of entriesOf(sound, 'recordIds')) {
    // An edit has won over its deletion.
    const { kind, _id, deletedAt } = entry as { kind: string; _id: string; deletedAt: unknown };
    if (deletedAt !== null && isThere(`${kind}s`, _id)) sound[key] = { ...entry, deletedAt: null };
  }
  for (const [key, { importId }] of entriesOf(sound, 'importedRecords')) {
    if (!isThere('imports', String(importId))) sound[key] = null;
  }
  return { state: sound, choices: found };
}

type Changing = Record<string, JsonObject | null>;

const entriesOf = (state: SharedState, list: string): (readonly [string, JsonObject])[] =>
  Object.entries(state).flatMap(([key, entry]) =>
    entry !== null && key.startsWith(`${list}/`) ? [[key, entry] as const] : [],
  );

/** The doses in the order in which they were taken. Their schema was asked when they were read. */
const dosesOf = (state: SharedState): (readonly [string, Dose])[] =>
  (entriesOf(state, 'doses') as unknown as (readonly [string, Dose])[]).toSorted(
    ([, one], [, other]) =>
      Date.parse(one.date) - Date.parse(other.date) || (one._id < other._id ? -1 : 1),
  );

/** A dose was logged from a pen that another device had deleted: the pen stays. */
function bringBackPens(state: Changing, known: SharedState, choices: Choice[]): void {
  for (const [, { penId }] of dosesOf(state)) {
    const key = `pens/${penId}`;
    const before = known[key];
    if (penId === null || state[key] || !before) continue;
    state[key] = before;
    choices.push({ key, kept: before, other: null });
  }
}

/** Adds up what doses took. One that its pen cannot have given any more stands without it, and is a choice. */
function takeFromPens(state: Changing, choices: Choice[]): void {
  const pens = new Map<string, Use>();
  for (const [key, entry] of entriesOf(state, 'pens')) {
    const pen = entry as unknown as Pen;
    const device = pen.device ?? chooseDevice(pen.strength);
    if (typeof device !== 'string') pens.set(key, { pen, device, clicks: 0, goldenMl: 0 });
  }
  for (const [key, dose] of dosesOf(state)) {
    if (dose.penId === null) continue;
    const use = pens.get(`pens/${dose.penId}`);
    const given = use && takeDose(use, dose);
    const next = given ?? withoutPen(dose, use?.device.medicine);
    if (!given) choices.push({ key, kept: jsonOf(next), other: jsonOf(dose) });
    if (next !== dose) state[key] = jsonOf(next);
  }
}

/** The dose as the pen gives it; null if the pen does not hold as much. */
function takeDose(use: Use, dose: Dose): Dose | null {
  const { pen, device } = use;
  const [steps, volume] = [dose.clicks ?? 0, dose.volume ?? 0];
  const goldenMl = roundVolume(use.goldenMl + volume);
  if (use.clicks + steps + pen.wastedClicks > deviceSteps(device)) return null;
  if (goldenMl > device.goldenMl) return null;
  use.clicks += steps;
  use.goldenMl = goldenMl;
  const scale = doseScale(pen.strength, device);
  const amount =
    dose.clicks === null ? doseFromVolume(mL(volume), scale) : doseFromSteps(clicks(steps), scale);
  const isAsSaid = Math.abs(amount - dose.doseAmount) <= 1e-6 * (1 + amount);
  if (isAsSaid && dose.medicine === device.medicine) return dose;
  return { ...dose, doseAmount: isAsSaid ? dose.doseAmount : amount, medicine: device.medicine };
}

const withoutPen = (dose: Dose, medicine: string | undefined): Dose => ({
  ...dose,
  penId: null,
  doseType: 'standard',
  clicks: null,
  volume: null,
  medicine: dose.medicine ?? medicine ?? '?',
});

const jsonOf = (dose: Dose) => dose as unknown as JsonObject;

/** A weight at the instant of an earlier one moves to the next free minute. */
function keepInstantsApart(state: Changing): void {
  const weights = entriesOf(state, 'weights').toSorted(([one], [other]) => (one < other ? -1 : 1));
  const taken = new Set<number>();
  for (const [key, weight] of weights) {
    const instant = Date.parse(String(weight.date));
    let at = instant;
    while (taken.has(at)) at += MINUTE_MS;
    taken.add(at);
    if (at !== instant) state[key] = { ...weight, date: new Date(at).toISOString() };
  }
}

/** The plan that was saved last is followed; it ended the others. */
function followOnePlan(state: Changing): void {
  const followed = new Map<string, readonly [string, JsonObject]>();
  const open = entriesOf(state, 'plans').filter(([, { endedAt }]) => endedAt === null);
  const savedAt = ({ savedAt }: JsonObject) => Date.parse(String(savedAt));
  for (const next of open.toSorted(([, one], [, other]) => savedAt(one) - savedAt(other))) {
    const [, plan] = next;
    const former = followed.get(String(plan.medicine));
    if (former) state[former[0]] = { ...former[1], endedAt: plan.savedAt ?? null };
    followed.set(String(plan.medicine), next);
  }
}

/** The pens of a sound state with what its doses have left in them. */
export function addUpPens(
  pens: readonly JsonObject[],
  doses: readonly JsonObject[],
): readonly JsonObject[] {
  const byPen = new Map<unknown, Dose[]>();
  for (const dose of doses as unknown as readonly Dose[]) {
    byPen.set(dose.penId, [...(byPen.get(dose.penId) ?? []), dose]);
  }
  return pens.map((entry) => {
    const pen = entry as unknown as Pen;
    const device = pen.device ?? chooseDevice(pen.strength);
    if (typeof device === 'string') return entry;
    const own = byPen.get(pen._id) ?? [];
    const ledger = {
      device,
      clicksUsed: clicks(own.reduce((sum, dose) => sum + (dose.clicks ?? 0), 0)),
      clicksWasted: clicks(pen.wastedClicks),
      goldenMlUsed: own.reduce((sum, { volume }) => roundVolume(sum + (volume ?? 0)), mL(0)),
    };
    const left = {
      remainingClicks: remainingClicks(ledger),
      remainingGoldenMl: remainingGoldenMl(ledger),
    };
    return { ...entry, ...left };
  });
}
