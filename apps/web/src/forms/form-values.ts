import { useState } from 'react';
import { ApiError, sentenceOf } from '../api/api-error.ts';
import { useRefusal } from './use-refusal.ts';

export type FieldErrors<Form> = { readonly [Field in keyof Form]?: string };

/** What is wrong with a form: the sentence over it, and those beside its fields. */
export interface FormProblem<Form> {
  readonly sentence: string | null;
  readonly fields: FieldErrors<Form>;
}

/** The state of a form: what stands in it, what is wrong with it, why it could not be saved. */
export function useForm<Form extends object>(
  initial: Form,
  check: (form: Form) => FormProblem<Form>,
  failedSentence: string,
) {
  const [start] = useState(initial);
  const [values, setValues] = useState(start);
  const [problem, setProblem] = useState<FormProblem<Form>>({ sentence: null, fields: {} });
  const [failure, setFailure] = useState<string | null>(null);
  const refusal = useRefusal(problem.fields, { sentence: problem.sentence });

  const refuse = (found: FormProblem<Form>) => {
    setProblem(found);
    refusal.showFirst();
  };
  /** Shows what the server said beside its fields, where it named some; whether it did. */
  const placeErrors = (error: unknown): boolean => {
    const named = Object.entries(error instanceof ApiError ? error.fields : {});
    const placed = named.filter(([field]) => field in values);
    if (placed.length === 0) return false;
    refuse({ sentence: null, fields: Object.fromEntries(placed) as FieldErrors<Form> });
    return true;
  };
  return {
    /** For the `Form`, and for the sentence beside its button. */
    refusal,
    values,
    errors: problem.fields,
    failure,
    isDirty: JSON.stringify(values) !== JSON.stringify(start),
    /** Takes what was typed; the errors of the fields that changed go. */
    change(changed: Partial<Form>): void {
      const fields = Object.fromEntries(
        Object.entries(problem.fields).filter(([field]) => !(field in changed)),
      ) as FieldErrors<Form>;
      const isMended = Object.keys(fields).length === 0;
      setProblem({ sentence: isMended ? null : problem.sentence, fields });
      setValues((current) => ({ ...current, ...changed }));
    },
    /** Whether the form may be sent; shows what is wrong when not. */
    passes(): boolean {
      const found = check(values);
      setFailure(null);
      if (Object.keys(found.fields).length === 0) return true;
      refuse(found);
      return false;
    },
    placeErrors,
    /** Shows what the server said: beside its field where it named one, else in place of the form. */
    showFailure(error: unknown): void {
      if (!placeErrors(error)) setFailure(sentenceOf(error, failedSentence));
    },
    goBack: () => setFailure(null),
    /** Empties the form, after what stood in it was saved. */
    startAnew(): void {
      setValues(start);
      setProblem({ sentence: null, fields: {} });
    },
  };
}
