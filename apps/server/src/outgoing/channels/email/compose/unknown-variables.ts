import { TEMPLATE_VARIABLES } from '@dosewise/contract';
import type { Sentence } from '../../../../languages/sentence.ts';
import { findVariables } from './template-variables.ts';
import { adminTexts } from './texts.ts';

/** Longest name that a sentence repeats. */
const SHOWN_CHARACTERS = 40;

/** For each of `fields` that names a variable that does not exist, by its name: a sentence. */
export function describeUnknownVariables(
  fields: Readonly<Record<string, string>>,
): Record<string, Sentence> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => {
      const [unknown] = findVariables(text).unknown;
      return unknown === undefined
        ? []
        : [
            [
              field,
              adminTexts.unknownVariable(unknown.slice(0, SHOWN_CHARACTERS), TEMPLATE_VARIABLES),
            ],
          ];
    }),
  );
}
