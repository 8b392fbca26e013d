import { spoken } from '../../languages/formats/spoken.ts';

/** The words about a dose that is typed and that its pen cannot give as it is. Amounts come as they are written. */
export const texts = spoken('parts/typed-dose', {
  moreThanFullDose: (typed: string, strength: number) =>
    `${typed} mg is more than one full dose of this pen (${strength} mg).`,
  mgOf: (typed: string) => `${typed} mg`,
  between: (amount: string, pair: string) => `${amount} falls between ${pair}.`,
  exactlyBetween: (amount: string, pair: string) => `${amount} falls exactly between ${pair}.`,
  /** '22 and 23 clicks' */
  pairOfSteps: (lower: number, upper: string) => `${lower} and ${upper}`,
  pairOfVolumes: (lower: string, upper: string) => `${lower} and ${upper} mL`,
  /** '22 clicks = 3.67 mg', '0.22 mL = 3.67 mg' */
  choice: (amount: string, mg: string) => `${amount} = ${mg} mg`,
});
