import type { texts as english } from '../../../parts/typed-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  moreThanFullDose: (typed, strength) =>
    `${number(typed)} mg es más que una dosis completa de esta pluma (${number(strength)} mg).`,
  mgOf: (typed) => `${number(typed)} mg`,
  between: (amount, pair) => `${amount} está entre ${pair}.`,
  exactlyBetween: (amount, pair) => `${amount} está exactamente entre ${pair}.`,
  pairOfSteps: (lower, upper) => `${number(lower)} y ${upper}`,
  pairOfVolumes: (lower, upper) => `${number(lower)} y ${number(upper)} mL`,
  choice: (amount, mg) => `${amount} = ${number(mg)} mg`,
};
