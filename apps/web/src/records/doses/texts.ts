/** The words of changes to doses, on whichever screen. */
export const texts = {
  /** What a dose is called: 'Dose of 10 mg, 40 clicks, 12 Nov'. */
  doseOf: (mg: string, amount: string | null, day: string) =>
    `Dose of ${[mg, amount, day].filter(Boolean).join(', ')}`,
  restoreFailed: 'The dose could not be brought back.',
};
