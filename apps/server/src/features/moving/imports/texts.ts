/** Sentences about rows that an import refuses. */
export const texts = {
  doseInFuture: (row: number) => `Dose ${row} lies in the future.`,
  weightInFuture: (row: number) => `Weigh-in ${row} lies in the future.`,
  measurementInFuture: (row: number) => `Measurement ${row} lies in the future.`,
};
