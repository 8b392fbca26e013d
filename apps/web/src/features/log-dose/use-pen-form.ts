import { useState } from 'react';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { isGone } from '../../api/changed-elsewhere.ts';
import { useRefusal } from '../../forms/use-refusal.ts';
import { GONE } from './messages.ts';
import {
  checkPenForm,
  type PenFieldErrors,
  type PenFormProblem,
  type PenFormValues,
} from './pen-form.ts';

const NO_PROBLEM: PenFormProblem = { sentence: null, fields: {} };

/** The state of a pen's form: what stands in it, and what is wrong with it. */
export function usePenForm(
  initial: PenFormValues,
  required: readonly (keyof PenFormValues)[],
  fallback: string,
) {
  const [values, setValues] = useState(initial);
  const [problem, setProblem] = useState(NO_PROBLEM);
  const refusal = useRefusal(problem.fields, { sentence: problem.sentence });
  const refuse = (found: PenFormProblem) => {
    setProblem(found);
    refusal.showFirst();
  };
  return {
    values,
    errors: problem.fields,
    refusal,
    /** Takes what was typed; the errors of the fields that changed go. */
    change(next: PenFormValues): void {
      const kept = Object.entries(problem.fields).filter(([field]) => {
        const name = field as keyof PenFormValues;
        return next[name] === values[name];
      });
      setProblem({
        sentence: kept.length > 0 ? problem.sentence : null,
        fields: Object.fromEntries(kept),
      });
      setValues(next);
    },
    /** Whether the form may be sent; shows what is wrong when not. */
    passes(extra: PenFieldErrors = {}): boolean {
      const found = checkPenForm(values, required);
      const fields = { ...extra, ...found?.fields };
      const isGood = Object.keys(fields).length === 0;
      if (isGood) setProblem(NO_PROBLEM);
      else refuse({ sentence: found?.sentence ?? null, fields });
      return isGood;
    },
    /** Shows what the server said: beside its field where it named one, else over the form. */
    showFailure(error: unknown): void {
      const fields = error instanceof ApiError ? error.fields : {};
      const isPlaced = Object.keys(fields).some((field) => field in values);
      const sentence = isGone(error) ? GONE.pen : sentenceOf(error, fallback);
      refuse({ sentence: isPlaced ? null : sentence, fields });
    },
  };
}
