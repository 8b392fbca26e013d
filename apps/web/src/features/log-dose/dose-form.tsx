import type { Dose, Pen } from '@dosewise/contract';
import { type Millilitres, mg, mL } from '@dosewise/domain';
import { type RefObject, useEffect, useReducer, useState } from 'react';
import { ApiError, sentenceOf } from '../../api/api-error.ts';
import { isGone } from '../../api/changed-elsewhere.ts';
import { useSubmissionKeys } from '../../api/submission-key.ts';
import { isolated } from '../../format/isolated.ts';
import { Form, RefusalNotice } from '../../forms/form.tsx';
import { localDateTime, parseLocalDateTime } from '../../forms/local-date-time.ts';
import { useClockText } from '../../forms/use-clock-text.ts';
import { useRefusal } from '../../forms/use-refusal.ts';
import { useLogDose } from '../../records/doses/dose-changes.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { AmountFields } from './amount-fields.tsx';
import { ConfirmDoseDialog } from './confirm-dose-dialog.tsx';
import { bodyOf, checkEntry, type EntryProblem } from './dose-check.ts';
import { type DoseEntry, EMPTY_ENTRY, type EntryPen, enterDose } from './dose-entry.ts';
import { doseWarnings } from './dose-warnings.ts';
import { describeDose } from './dose-words.ts';
import { InjectionFields } from './injection-fields.tsx';
import { GONE, MESSAGES } from './messages.ts';

interface DoseFormProps {
  readonly pen: Pen | null;
  readonly doses: readonly Dose[];
  /** What keeps the dose from being logged; that of the pen is shown where the pens are. */
  readonly problem: EntryProblem | null;
  readonly onProblem: (problem: EntryProblem | null) => void;
  /** Holds the form and the pens. */
  readonly within: RefObject<HTMLElement | null>;
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
  const { pen, doses, lastClicks, usualGoldenMl, success, onLogged, problem, onProblem } = props;
  const [undated, dispatch] = useReducer(enterDose, EMPTY_ENTRY);
  const date = useClockText(localDateTime);
  const entry = { ...undated, date: date.text };
  // As it stood when it was looked at: a list that loads anew meanwhile changes nothing about it.
  const [asked, setAsked] = useState<{ entry: DoseEntry; pen: Pen } | null>(null);
  // Right after a dose was logged nobody wants to hear that one was just logged.
  const [isTouched, setIsTouched] = useState(false);
  const logDose = useLogDose();
  const refusal = useRefusal(
    { problem: problem?.sentence },
    { within: props.within, sentence: isGone(logDose.error) ? GONE.penOfNewDose : null },
  );
  const refuse = (found: EntryProblem) => {
    onProblem(found);
    refusal.showFirst();
  };
  const keys = useSubmissionKeys();
  // The list keeps a pen's identity until something about it changes.
  useEffect(() => {
    dispatch({ type: 'pen chosen', pen: pen && toEntryPen(pen) });
    // What was wrong with another pen, or with this one as it was, may not be wrong any more.
    onProblem(null);
  }, [pen, onProblem]);

  const warnings = doseWarnings(asked?.pen ?? pen, doses, parseLocalDateTime(entry.date));
  const touch = () => {
    onProblem(null);
    if (logDose.isError) logDose.reset();
    setIsTouched(true);
  };
  const change: typeof dispatch = (action) => {
    touch();
    date.release();
    dispatch(action);
  };
  const changeDate = (text: string) => {
    touch();
    date.set(text);
  };
  const review = () => {
    const dated = { ...undated, date: date.hold() };
    const found = checkEntry(dated, pen, Date.now());
    logDose.reset();
    if (found !== null) refuse(found);
    if (found === null && pen !== null) setAsked({ entry: dated, pen });
    else date.release();
  };
  const send = () => {
    if (asked === null) return;
    const { pen } = asked;
    const body = bodyOf(asked.entry, pen);
    logDose.mutate(
      { body, key: keys.keyFor(body) },
      {
        onSuccess: (dose) => {
          keys.settle();
          setAsked(null);
          setIsTouched(false);
          dispatch({ type: 'logged' });
          date.reset();
          onLogged(
            pen,
            `Dose logged successfully! ${describeDose(dose)} from ${isolated(pen.name)}.`,
          );
        },
        onError: (error) => {
          const dateError = error instanceof ApiError ? error.fields.date : undefined;
          if (dateError !== undefined) refuse({ field: 'date', sentence: dateError });
          if (dateError === undefined && !isGone(error)) return;
          setAsked(null);
          date.release();
        },
      },
    );
  };

  return (
    <Card className="flex flex-col gap-6">
      <Form
        refusal={refusal}
        aria-label="Log a dose"
        className="flex flex-col gap-6"
        onSubmit={review}
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
          <InjectionFields entry={entry} dispatch={change} onDate={changeDate} problem={problem} />
        </div>
        {(isTouched ? warnings : []).map((warning) => (
          <Notice key={warning} tone="caution">
            {warning}
          </Notice>
        ))}
        <RefusalNotice refusal={refusal} />
        {success === null ? null : <Notice tone="good">{success}</Notice>}
        <Button type="submit" className="min-h-14 sm:self-end sm:px-12">
          Log Dose
        </Button>
      </Form>
      {asked === null ? null : (
        <ConfirmDoseDialog
          {...asked}
          warnings={warnings}
          busy={logDose.isPending}
          error={logDose.isError ? sentenceOf(logDose.error, MESSAGES.logFailed) : null}
          onClose={() => {
            setAsked(null);
            // What may have arrived must be the same when it is sent again.
            if (!logDose.isError) date.release();
          }}
          onConfirm={send}
        />
      )}
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
