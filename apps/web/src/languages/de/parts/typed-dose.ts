import type { texts as english } from '../../../parts/typed-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  moreThanFullDose: (typed, strength) =>
    `${number(typed)} mg sind mehr als eine volle Dosis dieses Pens (${number(strength)} mg).`,
  mgOf: (typed) => `${number(typed)} mg`,
  between: (amount, pair) => `${amount} liegen zwischen ${pair}.`,
  exactlyBetween: (amount, pair) => `${amount} liegen genau zwischen ${pair}.`,
  pairOfSteps: (lower, upper) => `${number(lower)} und ${upper}`,
  pairOfVolumes: (lower, upper) => `${number(lower)} und ${number(upper)} mL`,
  choice: (amount, mg) => `${amount} = ${number(mg)} mg`,
};
