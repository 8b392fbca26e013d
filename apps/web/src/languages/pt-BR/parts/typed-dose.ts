import type { texts as english } from '../../../parts/typed-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  moreThanFullDose: (typed, strength) =>
    `${number(typed)} mg é mais do que uma dose completa desta caneta (${number(strength)} mg).`,
  mgOf: (typed) => `${number(typed)} mg`,
  between: (amount, pair) => `${amount} fica entre ${pair}.`,
  exactlyBetween: (amount, pair) => `${amount} fica exatamente entre ${pair}.`,
  pairOfSteps: (lower, upper) => `${number(lower)} e ${upper}`,
  pairOfVolumes: (lower, upper) => `${number(lower)} e ${number(upper)} mL`,
  choice: (amount, mg) => `${amount} = ${number(mg)} mg`,
};
