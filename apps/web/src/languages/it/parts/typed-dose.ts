import type { texts as english } from '../../../parts/typed-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  moreThanFullDose: (typed, strength) =>
    `${number(typed)} mg è più di una dose completa di questa penna (${number(strength)} mg).`,
  mgOf: (typed) => `${number(typed)} mg`,
  between: (amount, pair) => `${amount} sta tra ${pair}.`,
  exactlyBetween: (amount, pair) => `${amount} sta esattamente tra ${pair}.`,
  pairOfSteps: (lower, upper) => `${number(lower)} e ${upper}`,
  pairOfVolumes: (lower, upper) => `${number(lower)} e ${number(upper)} mL`,
  choice: (amount, mg) => `${amount} = ${number(mg)} mg`,
};
