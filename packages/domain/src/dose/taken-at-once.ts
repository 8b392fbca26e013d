import { type Milligrams, mg } from '../units.ts';

/** Doses of one medicine closer than this are one injection, from two pens say. In ms. */
const AT_ONCE_MS = 10 * 60_000;

/** An amount of a medicine at an instant (epoch ms). */
interface MedicineDose {
  readonly at: number;
  readonly mg: Milligrams;
  readonly medicine: string;
}

/**
 * Entries in runs: each belongs to the run whose first entry lies less than `withinMs` before it, or
 * begins one. The order of what is given does not matter; runs and what they hold are in the order of time.
 */
export function runsWithin<Entry extends { readonly at: number }>(
  entries: readonly Entry[],
  withinMs: number,
): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of entries.toSorted((a, b) => a.at - b.at)) {
    const current = runs.at(-1);
    const first = current?.[0];
    if (current && first && entry.at - first.at < withinMs) current.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/** Entries of one medicine in runs of what was taken at once. */
export function runsAtOnce<Entry extends { readonly at: number }>(
  entries: readonly Entry[],
): Entry[][] {
  return runsWithin(entries, AT_ONCE_MS);
}

/**
 * The injections of some entries: what was taken of a medicine within minutes is one, at the time of its
 * first entry and with the amount of all. In the order of time.
 */
export function joinTakenAtOnce<Dose extends MedicineDose>(doses: readonly Dose[]): Dose[] {
  return [...byMedicine(doses).values()]
    .flatMap((own) => runsAtOnce(own).flatMap(join))
    .sort((a, b) => a.at - b.at);
}

/** The entries of each medicine. */
export function byMedicine<Entry extends { readonly medicine: string }>(
  entries: readonly Entry[],
): Map<string, Entry[]> {
  const own = new Map<string, Entry[]>();
  for (const entry of entries) {
    const known = own.get(entry.medicine);
    if (known) known.push(entry);
    else own.set(entry.medicine, [entry]);
  }
  return own;
}

function join<Dose extends MedicineDose>(run: readonly Dose[]): Dose[] {
  const [first] = run;
  if (first === undefined) return [];
  return run.length === 1 ? [first] : [{ ...first, mg: sumMg(run) }];
}

function sumMg(run: readonly MedicineDose[]): Milligrams {
  return mg(run.reduce((sum, dose) => sum + dose.mg, 0));
}
