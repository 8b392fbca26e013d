import type { StepFaults, StepField } from '@dosewise/domain';

/** The errors of a step's fields, each in a sentence. */
export type StepErrors = { readonly [Field in StepField]?: string };

/** The sentence about a fault of a field, in the words of a screen; null where it says nothing yet. */
export type StepSentence = (
  field: StepField,
  fault: NonNullable<StepFaults[StepField]>,
) => string | null;

/** The errors of each step, by its id. */
export function stepErrors(
  faults: ReadonlyMap<number, StepFaults>,
  sentence: StepSentence,
): ReadonlyMap<number, StepErrors> {
  const errorsOf = (own: StepFaults): StepErrors =>
    Object.fromEntries(
      Object.entries(own)
        .map(([field, fault]) => [field, sentence(field as StepField, fault)])
        .filter(([, error]) => error !== null),
    );
  return new Map([...faults].map(([id, own]) => [id, errorsOf(own)]));
}
