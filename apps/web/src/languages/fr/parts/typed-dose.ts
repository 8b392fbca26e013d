import type { texts as english } from '../../../parts/typed-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  moreThanFullDose: (typed, strength) =>
    `${number(typed)} mg : c’est plus qu’une dose complète de ce stylo (${number(strength)} mg).`,
  mgOf: (typed) => `${number(typed)} mg`,
  between: (amount, pair) => `${amount} se situe entre ${pair}.`,
  exactlyBetween: (amount, pair) => `${amount} se situe exactement entre ${pair}.`,
  pairOfSteps: (lower, upper) => `${number(lower)} et ${upper}`,
  pairOfVolumes: (lower, upper) => `${number(lower)} et ${number(upper)} mL`,
  choice: (amount, mg) => `${amount} = ${number(mg)} mg`,
};
