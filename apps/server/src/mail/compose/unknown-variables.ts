import { TEMPLATE_VARIABLES } from '@dosewise/contract';
import { findVariables } from './template-variables.ts';

/** Longest name that a sentence repeats. */
const SHOWN_CHARACTERS = 40;

/** For each of `texts` that names a variable that does not exist, by the field's name: a sentence. */
export function describeUnknownVariables(
  texts: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => {
      const [unknown] = findVariables(text).unknown;
      return unknown === undefined ? [] : [[field, sentenceFor(unknown)]];
    }),
  );
}

function sentenceFor(name: string): string {
  const known = TEMPLATE_VARIABLES.map((variable) => `{{${variable}}}`).join(', ');
  return `There is no variable {{${name.slice(0, SHOWN_CHARACTERS)}}}. Choose from ${known}.`;
}
