/** An entry of a report's doses as far as it is joined with others. */
export interface ReportedEntry {
  /** UTC instant. */
  readonly date: string;
  readonly medicine: string;
  /** mg. */
  readonly doseAmount: number;
  /** 0 to 10; null where nothing is known. */
  readonly painLevel: number | null;
  /** The date of the first entry of its injection; null for one that stands alone or first. */
  readonly partOf: string | null;
}

/** An injection as a report lists it. */
export interface ReportedInjection<Entry extends ReportedEntry> {
  readonly date: string;
  readonly medicine: string;
  /** The mg of all its entries. */
  readonly doseAmount: number;
  /** The most that was said of one of its entries. */
  readonly painLevel: number | null;
  /** In the order of time. */
  readonly entries: readonly [Entry, ...Entry[]];
}

/**
 * The injections of a report's doses, which are in the order of time. A part whose first entry is not among
 * them, as it lies before the period, begins one of its own.
 */
export function joinReported<Entry extends ReportedEntry>(
  doses: readonly Entry[],
): ReportedInjection<Entry>[] {
  const injections = new Map<string, [Entry, ...Entry[]]>();
  doses.forEach((dose, index) => {
    const { medicine, date, partOf } = dose;
    const key = `${partOf ?? date} ${medicine}`;
    const begun = partOf === null ? undefined : injections.get(key);
    if (begun) begun.push(dose);
    // Two that begin at one instant stay apart: only the first of them is found by its date.
    else injections.set(injections.has(key) ? `${key} ${index}` : key, [dose]);
  });
  return [...injections.values()].map((entries) => ({
    date: entries[0].date,
    medicine: entries[0].medicine,
    doseAmount: entries.reduce((sum, { doseAmount }) => sum + doseAmount, 0),
    painLevel: entries.reduce<number | null>(
      (most, { painLevel }) => (painLevel === null ? most : Math.max(most ?? 0, painLevel)),
      null,
    ),
    entries,
  }));
}
