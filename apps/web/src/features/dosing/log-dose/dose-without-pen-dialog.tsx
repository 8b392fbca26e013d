import type { Dose, Pen } from '@dosewise/contract';
import {
  chosenMedicine,
  isSwallowed,
  type MedicineDraft,
  medicineFaults,
  OTHER_MEDICINE,
  parseNumber,
} from '@dosewise/domain';
import { type NewDose, useLogDose } from '../../../data/doses/dose-changes.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { Checkbox } from '../../../kit/fields/choice.tsx';
import { NumberField } from '../../../kit/fields/number-input.tsx';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { localDateTime, parseLocalDateTime } from '../../../kit/forms/local-date-time.ts';
import { type FormErrors, useForm } from '../../../kit/forms/use-form.ts';
import { doseWarnings } from '../../../parts/doses/dose-warnings.ts';
import { describeDose, describeMg, namePlace } from '../../../parts/doses/dose-words.ts';
import { MedicineFields } from '../../../parts/medicines/medicine-fields.tsx';
import {
  lastMedicine,
  listMedicines,
  medicineErrors,
  medicineWord,
} from '../../../parts/medicines/medicines.ts';
import { thingsOf } from '../../../parts/pens/pen-names.ts';
import { checkAmount, checkDate, MAX_MG, toInjectionBody, toOralBody } from './dose-check.ts';
import { EMPTY_INJECTION, type InjectionDetails } from './dose-entry.ts';
import { NO_GAP, useGapBefore } from './gap-before.ts';
import {
  InjectionFields,
  NoteLine,
  OralFields,
  PainAndNote,
  type Rest,
  TimeLine,
} from './injection-fields.tsx';
import type { Logged } from './logged-dose.ts';
import { texts } from './texts.ts';

interface DoseWithoutPenDialogProps {
  readonly pens: readonly Pen[];
  readonly doses: readonly Dose[];
  readonly rest: Rest;
  readonly onClose: () => void;
  readonly onLogged: (logged: Logged) => void;
}

/** Logs a dose that came from no pen of the account: which medicine, how many mg, when and where. */
export function DoseWithoutPenDialog(props: DoseWithoutPenDialogProps) {
  const { pens, doses, rest, onClose, onLogged } = props;
  const thing = thingsOf(pens);
  const initial: DoseWithoutPen = {
    medicine: lastMedicine(pens, doses) ?? '',
    otherMedicine: '',
    isTablet: false,
    doseAmount: '',
    date: '',
    ...EMPTY_INJECTION,
  };
  const gapBefore = useGapBefore();
  const form = useForm({
    initial,
    clock: { field: 'date', format: localDateTime },
    check: (values) => checkWithoutPen(values, Date.now()),
    body: withoutPenBody,
    send: useLogDose(),
    failed: (error) => explainError(error, texts.logFailed),
    onSaved: (done) => {
      const { dose } = done;
      onLogged({
        pen: null,
        done,
        message: texts.loggedWithoutPen(describeMg(dose, null), medicineWord(dose.medicine), thing),
        words: texts.doseAt(describeDose(dose, null), namePlace(dose)),
        others: [],
        facts: gap.after,
      });
    },
  });
  const { values } = form;
  const isOral = isByMouth(values);
  const Fields = isOral ? OralFields : InjectionFields;
  const at = parseLocalDateTime(values.date);
  const medicine = chosenMedicine(values);
  const gap = gapBefore(medicine, at) ?? NO_GAP;
  const warnings = [...gap.before, ...doseWarnings(null, doses, at, medicine)];
  return (
    <FormDialog
      form={form}
      title={texts.withoutPenTitle(thing)}
      submit={texts.log}
      size="wide"
      className="flex flex-col gap-6"
      onClose={onClose}
    >
      <p className="text-quiet">{texts.withoutPenHint(thing)}</p>
      <Fields
        entry={values}
        onChange={form.change}
        rest={rest}
        head={
          <>
            <MedicineFields form={form} medicines={listMedicines(pens, doses)} />
            {values.medicine === OTHER_MEDICINE && !isSwallowed(medicine) ? (
              <Checkbox
                label={texts.byMouth}
                checked={values.isTablet}
                onChange={(isTablet) => form.change({ isTablet })}
              />
            ) : null}
            <NumberField
              label={texts.doseAmount}
              {...form.field('doseAmount')}
              suffix="mg"
              min={0}
              step={0.01}
            />
            <TimeLine entry={values} error={form.field('date').error} onChange={form.change} />
          </>
        }
        tail={
          isOral ? (
            <NoteLine entry={values} onChange={form.change} />
          ) : (
            <PainAndNote entry={values} onChange={form.change} />
          )
        }
      />
      {warnings.map((warning) => (
        <Notice key={warning} tone="caution">
          {warning}
        </Notice>
      ))}
    </FormDialog>
  );
}

/** A dose from no pen of the account, being entered. */
export interface DoseWithoutPen extends InjectionDetails, MedicineDraft {
  /** mg, as typed. */
  readonly doseAmount: string;
  /** Said of a medicine that was typed; the names of the others tell. */
  readonly isTablet: boolean;
}

/** True for a dose that is swallowed, which has no injection site. */
const isByMouth = (entry: DoseWithoutPen): boolean =>
  isSwallowed(chosenMedicine(entry)) || (entry.medicine === OTHER_MEDICINE && entry.isTablet);

/** The errors of its fields. `now` in epoch ms. */
export function checkWithoutPen(entry: DoseWithoutPen, now: number): FormErrors<DoseWithoutPen> {
  return {
    ...medicineErrors(medicineFaults(entry)),
    doseAmount: checkAmount(entry.doseAmount, { unit: 'mg', most: MAX_MG }),
    date: checkDate(entry.date, null, now),
  };
}

/** The body to send for one that passed the check. */
export function withoutPenBody(entry: DoseWithoutPen): NewDose {
  return {
    penId: null,
    medicine: chosenMedicine(entry),
    doseType: 'standard',
    doseAmount: parseNumber(entry.doseAmount),
    ...(isByMouth(entry)
      ? { extractionMethod: 'oral', ...toOralBody(entry) }
      : toInjectionBody(entry)),
  };
}
