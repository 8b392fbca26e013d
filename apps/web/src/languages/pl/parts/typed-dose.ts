import type { texts as english } from '../../../parts/typed-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  moreThanFullDose: (typed, strength) =>
    `${number(typed)} mg to więcej niż jedna pełna dawka tego wstrzykiwacza (${number(strength)} mg).`,
  mgOf: (typed) => `${number(typed)} mg`,
  between: (amount, pair) => `${amount} wypada między wartościami: ${pair}.`,
  exactlyBetween: (amount, pair) =>
    `${amount} wypada dokładnie pośrodku między wartościami: ${pair}.`,
  pairOfSteps: (lower, upper) => `${number(lower)} i ${upper}`,
  pairOfVolumes: (lower, upper) => `${number(lower)} i ${number(upper)} mL`,
  choice: (amount, mg) => `${amount} = ${number(mg)} mg`,
};
