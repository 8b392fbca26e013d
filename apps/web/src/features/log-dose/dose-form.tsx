import type { Dose, Pen } from '@dosewise/contract';
import { type Millilitres, mg, mL } from '@dosewise/domain';
import { useEffect, useReducer, useState } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { localDateTime, parseLocalDateTime } from '../../lib/dates.ts';
import { useSubmissionKeys } from '../../lib/submission-key.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AmountFields } from './amount-fields.tsx';
import { ConfirmDoseDialog } from './confirm-dose-dialog.tsx';
import { bodyOf, checkEntry, type EntryProblem } from './dose-check.ts';
import { type EntryPen, enterDose, newEntry } from './dose-entry.ts';
import { useLogDose } from './dose-queries.ts';
import { doseWarnings } from './dose-warnings.ts';
import { describeDose } from './dose-words.ts';
import { InjectionFields } from './injection-fields.tsx';
import { MESSAGES } from './messages.ts';

interface DoseFormProps {
  readonly pen: Pen | null;
  readonly doses: readonly Dose[];
  /** The clicks of the newest standard dose of this strength, to take over with one press. */
  readonly lastClicks: number | null;
  /** The volume of the user's Golden Dose setting; null where it is off or not known. */
  readonly usualGoldenMl: Millilitres | null;
  /** The message of a dose that was just logged. */
  readonly success: string | null;
  readonly onLogged: (pen: Pen, message: string) => void;
}

/** How much, from which pen, when and where; then the confirmation; then the server. */
export function DoseForm(props: DoseFormProps) {
  const { pen, doses, lastClicks, usualGoldenMl, success, onLogged } = props;
  const [entry, dispatch] = useReducer(enterDose, Date.now(), (now) =>
    newEntry(localDateTime(now)),
  );
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  // Right after a dose was logged nobody wants to hear that one was just logged.
  const [isTouched, setIsTouched] = useState(false);
  const logDose = useLogDose();
  const keys = useSubmissionKeys();
  // The list keeps a pen's identity until something about it changes.
  useEffect(() => {
    dispatch({ type: 'pen chosen', pen: pen && toEntryPen(pen) });
    // What was wrong with another pen, or with this one as it was, may not be wrong any more.
    setProblem(null);
  }, [pen]);

  const warnings = doseWarnings(pen, doses, parseLocalDateTime(entry.date));
  const change: typeof dispatch = (action) => {
    setProblem(null);
    setIsTouched(true);
    dispatch(action);
  };
  const review = () => {
    const found = checkEntry(entry, pen, Date.now());
    setProblem(found);
    logDose.reset();
    if (found === null) setIsConfirming(true);
  };
  const send = () => {
    if (pen === null) return;
    const body = bodyOf(entry, pen);
    logDose.mutate(
      { body, key: keys.keyFor(body) },
      {
        onSuccess: (dose) => {
          keys.settle();
          setIsConfirming(false);
          setIsTouched(false);
          dispatch({ type: 'logged', date: localDateTime(Date.now()) });
          onLogged(pen, `Dose logged successfully! ${describeDose(dose)} from ${pen.name}.`);
        },
        onError: (error) => {
          const dateError = error instanceof ApiError ? error.fields.date : undefined;
          if (dateError === undefined) return;
          setIsConfirming(false);
          setProblem({ field: 'date', sentence: dateError });
        },
      },
    );
  };

  return (
    <Card className="flex flex-col gap-6">
      <form
        noValidate
        aria-label="Log a dose"
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          review();
        }}
      >
        <div className="grid gap-8 lg:grid-cols-2">
          <AmountFields
            entry={entry}
            pen={pen}
            lastClicks={lastClicks}
            usualGoldenMl={usualGoldenMl}
            dispatch={change}
            problem={problem}
          />
          <InjectionFields entry={entry} dispatch={change} problem={problem} />
        </div>
        {(isTouched ? warnings : []).map((warning) => (
          <Notice key={warning} tone="caution">
            {warning}
          </Notice>
        ))}
        {problem?.field === 'pen' ? <Notice tone="danger">{problem.sentence}</Notice> : null}
        {success === null ? null : <Notice tone="good">{success}</Notice>}
        <Button type="submit" className="min-h-14 sm:self-end sm:px-12">
          Log Dose
        </Button>
      </form>
      {isConfirming && pen !== null ? (
        <ConfirmDoseDialog
          entry={entry}
          pen={pen}
          warnings={warnings}
          busy={logDose.isPending}
          error={logDose.isError ? sentenceOf(logDose.error, MESSAGES.logFailed) : null}
          onClose={() => setIsConfirming(false)}
          onConfirm={send}
        />
      ) : null}
    </Card>
  );
}

/** The pen as the entry's rules need it. */
function toEntryPen(pen: Pen): EntryPen {
  return {
    id: pen._id,
    strength: mg(pen.strength),
    goldenMl: mL(pen.remainingGoldenMl),
    enableFifthDose: pen.enableFifthDose,
  };
}
