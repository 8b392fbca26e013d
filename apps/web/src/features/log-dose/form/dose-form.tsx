import type { Dose, Pen } from '@dosewise/contract';
import type { Millilitres } from '@dosewise/domain';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { sentenceOf } from '../../../api/api-error.ts';
import { isGone } from '../../../api/changed-elsewhere.ts';
import { isolated } from '../../../format/isolated.ts';
import { Form, FormNotice } from '../../../forms/form.tsx';
import { localDateTime, parseLocalDateTime } from '../../../forms/local-date-time.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useLogDose } from '../../../records/doses/dose-changes.ts';
import { doseWarnings } from '../../../records/doses/dose-warnings.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { describeDose } from '../dose-words.ts';
import { texts } from '../texts.ts';
import { AmountFields } from './amount-fields.tsx';
import { ConfirmEntryDialog } from './confirm-entry-dialog.tsx';
import { bodyOf, checkEntry } from './dose-check.ts';
import {
  type DoseEntry,
  type DoseEntryAction,
  EMPTY_ENTRY,
  enterDose,
  NO_DETAILS,
} from './dose-entry.ts';
import { toEntryPen } from './entry-pen.ts';
import { InjectionFields } from './injection-fields.tsx';

interface DoseFormProps {
  readonly pen: Pen | null;
  /** What the form begins with, for the pen; null begins it empty. */
  readonly begun: DoseEntryAction | null;
  /** The text of the date field that it begins with; null begins with the present. */
  readonly begunDate: string | null;
  readonly doses: readonly Dose[];
  /** The pens to choose from, with what is wrong with the choice. */
  readonly shelf: (error: string | null) => ReactNode;
  /** Holds the form and the pens. */
  readonly within: RefObject<HTMLElement | null>;
  /** One's own dose from this kind of pen in steps, to take over with one press. */
  readonly lastSteps: number | null;
  /** The volume of the user's Golden Dose setting; null where it is off or not known. */
  readonly usualGoldenMl: Millilitres | null;
  readonly namesMedicine: boolean;
  /** The message of a dose that was just logged. */
  readonly success: string | null;
  readonly onLogged: (pen: Pen, message: string) => void;
}

/** How much, from which pen, when and where; then the confirmation; then the server. */
export function DoseForm(props: DoseFormProps) {
  const { pen, doses, shelf, within, lastSteps, usualGoldenMl, success, onLogged } = props;
  // As it stood when it was looked at: a list that loads anew meanwhile changes nothing about it.
  const [asked, setAsked] = useState<{ entry: DoseEntry; pen: Pen } | null>(null);
  // Right after a dose was logged nobody wants to hear that one was just logged.
  const [isTouched, setIsTouched] = useState(false);
  const form = useForm({
    initial: beginWith(pen, props.begun),
    within,
    clock: { field: 'date', format: localDateTime },
    check: (entry) => checkEntry(entry, pen, Date.now()),
    body: bodyOf,
    onChecked: (entry) => {
      setAsked(pen && { entry, pen });
      return false;
    },
    send: useLogDose(),
    failed: (error) => (isGone(error) ? texts.penOfDoseGone : sentenceOf(error, texts.logFailed)),
    onFailed: (error, isPlaced) => {
      if (isPlaced || isGone(error)) setAsked(null);
    },
    onSaved: (dose) => {
      setAsked(null);
      setIsTouched(false);
      form.startAnew({ ...entry, ...NO_DETAILS });
      if (asked === null) return;
      onLogged(asked.pen, texts.logged(describeDose(dose, asked.pen), isolated(asked.pen.name)));
    },
  });
  const beginDate = useEffectEvent(() => {
    if (props.begunDate !== null) form.change({ date: props.begunDate });
  });
  useEffect(() => beginDate(), []);
  const { errors } = form;
  const { date, ...entry } = form.values;
  // The list keeps a pen's identity until something about it changes.
  const entryPen = useMemo(() => pen && toEntryPen(pen), [pen]);
  if (entry.pen !== entryPen) {
    form.follow(enterDose(entry, { type: 'pen chosen', pen: entryPen }));
  }

  const warnings = doseWarnings(asked?.pen ?? pen, doses, parseLocalDateTime(date));
  const change = (changed: Partial<DoseEntry>) => {
    setIsTouched(true);
    form.change(changed);
  };
  return (
    <>
      {shelf(errors.pen ?? null)}
      <Card className="flex flex-col gap-6">
        <Form form={form} aria-label={texts.form} className="flex flex-col gap-6">
          <div className="grid gap-8 lg:grid-cols-2">
            <AmountFields
              entry={form.values}
              pen={pen}
              lastSteps={lastSteps}
              usualGoldenMl={usualGoldenMl}
              dispatch={(action) => change(enterDose(entry, action))}
              error={errors.clicks ?? errors.volume}
            />
            <InjectionFields entry={form.values} onChange={change} dateError={errors.date} />
          </div>
          {(isTouched ? warnings : []).map((warning) => (
            <Notice key={warning} tone="caution">
              {warning}
            </Notice>
          ))}
          {asked === null ? <FormNotice form={form} /> : null}
          {success === null ? null : <Notice tone="good">{success}</Notice>}
          <Button type="submit" className="min-h-14 sm:self-end sm:px-12">
            {texts.log}
          </Button>
        </Form>
        {asked === null ? null : (
          <ConfirmEntryDialog
            {...asked}
            namesMedicine={props.namesMedicine}
            warnings={warnings}
            busy={form.busy}
            error={form.failure}
            onClose={() => {
              setAsked(null);
              form.goBack();
            }}
            onConfirm={form.send}
          />
        )}
      </Card>
    </>
  );
}

/** The form at first: empty, or with an amount that somebody comes with. */
function beginWith(pen: Pen | null, begun: DoseEntryAction | null): DoseEntry {
  if (pen === null || begun === null) return EMPTY_ENTRY;
  const chosen = enterDose(EMPTY_ENTRY, { type: 'pen chosen', pen: toEntryPen(pen) });
  return { ...EMPTY_ENTRY, ...enterDose(chosen, begun) };
}
