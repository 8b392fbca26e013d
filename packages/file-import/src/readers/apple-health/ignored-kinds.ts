/** Most kinds that are named; HealthKit has about two hundred. */
const MOST_KINDS = 500;
const LONGEST_KIND = 120;

/** Names each kind of record without a home once; those of medicines first, and always. */
export function ignoredKinds() {
  const kinds = new Set<string>();
  const medication = new Set<string>();
  const isOfMedication = (kind: string) => /medication/i.test(kind);
  const short = (kind: string) => kind.slice(0, LONGEST_KIND).toWellFormed();

  const addMedication = (kind: string) => {
    if (medication.size < MOST_KINDS && isOfMedication(kind)) medication.add(short(kind));
  };
  return {
    add: (kind: string) => {
      if (kinds.has(kind)) return;
      if (isOfMedication(kind)) addMedication(kind);
      else if (kinds.size < MOST_KINDS) kinds.add(short(kind));
    },
    addMedication,
    names: (): readonly string[] => [...medication, ...kinds],
  };
}
