import type { AdminFieldName, FieldName } from './field-names.ts';
import { FORMS } from './texts.ts';

type Forms = typeof FORMS;
type Form = keyof Forms;
type Rest<F extends Form> = Parameters<Forms[F]> extends [string, ...infer More] ? More : never;

/** A sentence that a schema made: its form, the field that it is about, and its numbers. */
export interface MadeSentence {
  readonly form: Form;
  readonly what: FieldName | AdminFieldName;
  readonly rest: readonly unknown[];
}

/**
 * The sentences that schemas made, by their English words: a language says them by the same form. Schemas are
 * made once, so there are no more of these than fields.
 */
export const MADE = new Map<string, MadeSentence>();

/** The English sentence of a form about a field. */
export const sentence = /* @__NO_SIDE_EFFECTS__ */ <F extends Form>(
  form: F,
  what: FieldName | AdminFieldName,
  ...rest: Rest<F>
): string => {
  // A cast: TypeScript does not see that a form and its arguments belong together.
  const english = (FORMS[form] as (...args: readonly unknown[]) => string)(what, ...rest);
  MADE.set(english, { form, what, rest });
  return english;
};
