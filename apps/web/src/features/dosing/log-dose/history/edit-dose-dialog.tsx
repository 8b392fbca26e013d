import type { Dose, Pen } from '@dosewise/contract';
import {
  isCountedWhole,
  MAX_NOTE_CHARACTERS,
  MAX_PAIN_LEVEL,
  MAX_PIECES_IN_DOSE,
  roundVolume,
  WEEKLY_PEN,
} from '@dosewise/domain';
import { useState } from 'react';
import { isGone } from '../../../../data/calls/api-error.ts';
import { type DoseChange, useEditDose } from '../../../../data/doses/dose-changes.ts';
import { useOutbox } from '../../../../data/outbox/use-outbox.ts';
import { texts as penTexts } from '../../../../data/pens/texts.ts';
import { explainError } from '../../../../kit/feedback/explained-error.ts';
import { NumberField } from '../../../../kit/fields/number-input.tsx';
import { SelectField } from '../../../../kit/fields/select-field.tsx';
import { Slider } from '../../../../kit/fields/slider.tsx';
import { TextAreaField } from '../../../../kit/fields/text-area.tsx';
import { FormDialog } from '../../../../kit/forms/form-dialog.tsx';
import { localDateTime, parseLocalDateTime, toIso } from '../../../../kit/forms/local-date-time.ts';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { useDeviceClock } from '../../../../parts/device-clock/device-clock.ts';
import { DeviceTimeField } from '../../../../parts/device-clock/device-time-field.tsx';
import {
  describeDose,
  describeMg,
  describePain,
  describeStep,
} from '../../../../parts/doses/dose-words.ts';
import { type AmountLimit, checkAmount, checkDate, MAX_MG } from '../dose-check.ts';
import { EMPTY_INJECTION, type InjectionDetails, placeWithin, withPlace } from '../dose-entry.ts';
import { InjectionFields, OralFields, type Rest } from '../injection-fields.tsx';
import { texts } from '../texts.ts';
import { InjectionField, joinableTo } from './injection-field.tsx';
import { checkPen, PenField, pensOfMedicine, stepsFromPen } from './pen-field.tsx';

/** The amounts of the form, as text. */
interface Values {
  readonly clicks: string;
  readonly volume: string;
  readonly doseAmount: string;
  readonly date: string;
}

interface EditDoseDialogProps {
  readonly dose: Dose;
  readonly pen: Pen | null;
  /** All pens, as far as they are loaded. */
  readonly pens: readonly Pen[];
  readonly rest: Rest;
  readonly onClose: () => void;
}

/** Edit Dose: how much, when, where, whether it hurt, and from which pen. Its pens follow. */
export function EditDoseDialog({ dose, pen, pens, rest, onClose }: EditDoseDialogProps) {
  const isOral = dose.extractionMethod === 'oral';
  const Fields = isOral ? OralFields : InjectionFields;
  // An untouched field keeps the seconds that it cannot show.
  const date = localDateTime(Date.parse(dose.date));
  const limit = limitOf(dose, pen);
  const field = fieldOf(limit);
  const editDose = useEditDose();
  const pensToGive = usePensToGive(dose, pen, pens);
  // One that was deleted elsewhere since is none any more.
  const givenPen = ({ penId }: { penId: string }) =>
    pensToGive.find(({ _id }) => _id === penId) ?? null;
  // The mg of a dose from a pen follow from its amount.
  const edited = (values: Values) => ({
    medicine: dose.medicine,
    date: values.date,
    doseAmount:
      field === 'doseAmount' ? values.doseAmount : String(doseAt(dose, Number(values.clicks))),
  });
  const amountOf = (values: Values, given: Pen | null): DoseChange => {
    if (given === null) return { [field]: Number(values[field]) };
    if (field === 'doseAmount') return { doseAmount: Number(values.doseAmount), penId: given._id };
    // In steps of the other pen, which the check has found.
    return { clicks: stepsFromPen(edited(values), given) ?? 0, penId: given._id };
  };
  const form = useForm({
    initial: {
      clicks: String(dose.clicks),
      volume: String(dose.volume),
      doseAmount: String(dose.doseAmount),
      ...EMPTY_INJECTION,
      ...placeOf(dose),
      date,
      painLevel: dose.painLevel,
      note: dose.note,
      penId: '',
      partOf: dose.partOf ?? '',
    },
    check: (values) => {
      const given = givenPen(values);
      const amount = checkAmount(values[field], limit);
      return {
        [field]: amount,
        penId: amount === null ? checkPen(edited(values), given) : null,
        date: checkDate(values.date, given ?? pen, Date.now()),
      };
    },
    body: (values): DoseChange => ({
      ...amountOf(values, givenPen(values)),
      ...(values.date === date ? {} : { date: toIso(values.date) }),
      ...(values.partOf === (dose.partOf ?? '') ? {} : { partOf: values.partOf || null }),
      ...changedDetails(dose, values),
    }),
    send: (body) => editDose(dose._id, body),
    failed: (error) => (isGone(error) ? texts.doseGone : explainError(error, texts.editDoseFailed)),
    onSaved: onClose,
  });
  const amount = form.field(field);
  const firsts = useJoinable(dose, form.values, rest.doses);
  const when = useDeviceClock();
  // How long a place had rested before this dose.
  const others = { ...rest, doses: rest.doses.filter(({ _id }) => _id !== dose._id) };
  return (
    <FormDialog
      form={form}
      title={texts.editDose}
      submit={texts.saveDose}
      size="wide"
      className="flex flex-col gap-6"
      onClose={onClose}
    >
      <Fields
        entry={form.values}
        onChange={form.change}
        rest={others}
        head={
          <>
            {limit.unit === 'mg' ? (
              <MgField
                {...amount}
                // What was wrong with the pen may have been the amount.
                onChange={(doseAmount) => form.change({ doseAmount, penId: form.values.penId })}
              />
            ) : (
              <AmountSlider {...amount} dose={dose} pen={pen} limit={limit} />
            )}
            {pensToGive.length === 0 ? null : (
              <PenField
                {...form.field('penId')}
                dose={edited(form.values)}
                former={pen}
                pens={pensToGive}
              />
            )}
            <DeviceTimeField {...form.field('date')} />
            <InjectionField
              {...form.field('partOf')}
              firsts={firsts}
              describe={(first) => {
                const from = pens.find(({ _id }) => _id === first.penId) ?? null;
                return [describeDose(first, from), when(first.date)].join(', ');
              }}
            />
          </>
        }
        tail={
          <>
            {isOral ? null : (
              <SelectField
                label={texts.pain}
                value={String(form.values.painLevel ?? '')}
                options={painOptions(dose)}
                onChange={(pain) => form.change({ painLevel: pain === '' ? null : Number(pain) })}
              />
            )}
            <TextAreaField
              label={texts.note}
              optional
              {...form.field('note')}
              maxLength={MAX_NOTE_CHARACTERS}
            />
          </>
        }
      />
    </FormDialog>
  );
}

/** The place of a logged dose as the fields hold it: nothing closer where no one said it. */
const placeOf = ({ injectionLocation, injectionSubLocation }: Dose) => ({
  subLocation: '' as const,
  ...(injectionLocation !== null && withPlace(injectionLocation, injectionSubLocation)),
});

/** Every level, none, and that of a dose from elsewhere which lies between two. */
const painOptions = ({ painLevel }: Dose) =>
  [...new Set([null, ...PAIN_LEVELS, painLevel])].map((level) => ({
    value: String(level ?? ''),
    label: describePain(level),
  }));

const PAIN_LEVELS = Array.from({ length: MAX_PAIN_LEVEL + 1 }, (_, level) => level);

/** The changes besides the amount. */
function changedDetails(dose: Dose, values: InjectionDetails): DoseChange {
  const within = placeWithin(values);
  const isOral = dose.extractionMethod === 'oral';
  const isMoved = isOral
    ? false
    : values.location !== dose.injectionLocation || within !== dose.injectionSubLocation;
  return {
    ...(isMoved && { injectionLocation: values.location, injectionSubLocation: within }),
    ...(values.painLevel === dose.painLevel ? {} : { painLevel: values.painLevel }),
    ...(values.note === dose.note ? {} : { note: values.note }),
  };
}

const NO_PENS: readonly Pen[] = [];

/**
 * The pens that a dose may be from besides its own. One without a pen that is not sent yet waits for it;
 * what is left in a pen after four doses stays where it is.
 */
function usePensToGive(dose: Dose, pen: Pen | null, pens: readonly Pen[]): readonly Pen[] {
  const isUnsent = useOutbox().some(({ id }) => id === dose._id);
  const isKept = dose.penId === null ? isUnsent : pen === null || dose.doseType !== 'standard';
  if (isKept) return NO_PENS;
  return pensOfMedicine(dose, pens).filter(({ _id }) => _id !== dose.penId);
}

/** The entries whose injection a dose can join, and the one that it is chosen for. */
function useJoinable(
  dose: Dose,
  { date, partOf }: { readonly date: string; readonly partOf: string },
  doses: readonly Dose[],
): readonly Dose[] {
  const waiting = new Set(useOutbox().map(({ id }) => id));
  const isUnsent = waiting.has(dose._id);
  const joinable = joinableTo(dose, parseLocalDateTime(date), doses);
  // The server knows none that is not sent yet.
  const known = joinable.filter(({ _id }) => isUnsent || !waiting.has(_id));
  const chosen = doses.filter(({ _id }) => _id === partOf);
  return [...new Set([...known, ...chosen])];
}

interface AmountProps {
  /** As typed. */
  readonly value: string;
  readonly error: string | null | undefined;
  readonly onChange: (text: string) => void;
}

/** The mg of a dose without a pen. */
function MgField(amount: AmountProps) {
  return <NumberField label={texts.doseAmount} {...amount} suffix="mg" min={0} step={0.01} />;
}

interface AmountSliderProps extends AmountProps {
  readonly dose: Dose;
  readonly pen: Pen | null;
  readonly limit: AmountLimit;
}

/** Steps from 1 to what a dose may have, or what the pen can give in all as golden volume. */
function AmountSlider({ dose, pen, limit, value: text, error, onChange }: AmountSliderProps) {
  const { unit, most } = limit;
  const isGood = checkAmount(text, limit) === null;
  // Where the slider stands while what is typed is no amount.
  const [lastGood, setLastGood] = useState(text);
  if (isGood && text !== lastGood) setLastGood(text);
  const amount = Number(isGood ? text : lastGood);
  const given = isGood ? describeMg({ ...dose, doseAmount: doseAt(dose, amount) }, pen) : '– mg';
  const shared = {
    value: amount,
    max: most,
    typed: { text, onChange },
    onChange: (moved: number) => onChange(String(moved)),
    hint: given,
    error,
  };
  return unit === 'mL' || unit === 'mg' ? (
    <Slider
      {...shared}
      label={texts.volumeLabel}
      unit="mL"
      min={0.01}
      step={0.01}
      valueText={texts.volumeSpoken(amount, given)}
    />
  ) : (
    <Slider
      {...shared}
      label={penTexts.stepLabels[unit]}
      min={1}
      step={1}
      valueText={texts.stepsSpoken(amount, unit, given)}
    />
  );
}

/** The unit of the dose and its maximum. Of an unknown pen the server knows it. */
function limitOf(dose: Dose, pen: Pen | null): AmountLimit {
  if (dose.penId === null) return { unit: 'mg', most: MAX_MG };
  if (dose.doseType === 'golden_dose') return { unit: 'mL', most: mostVolumeOf(dose, pen) };
  return { unit: describeStep(dose, pen), most: mostStepsOf(dose, pen) };
}

function mostStepsOf(dose: Dose, pen: Pen | null): number {
  const logged = dose.clicks ?? 0;
  if (pen === null) return Math.max(WEEKLY_PEN.clicksPerDose, logged);
  const { kind, stepsPerDose } = pen.device;
  const left = pen.remainingClicks + logged;
  if (kind === 'vial') return left;
  return isCountedWhole(kind) ? Math.min(MAX_PIECES_IN_DOSE, left) : stepsPerDose;
}

function mostVolumeOf(dose: Dose, pen: Pen | null): number {
  if (pen === null) return WEEKLY_PEN.goldenMl;
  return roundVolume(pen.remainingGoldenMl + (dose.volume ?? 0));
}

function fieldOf({ unit }: AmountLimit) {
  if (unit === 'mg') return 'doseAmount';
  return unit === 'mL' ? 'volume' : 'clicks';
}

/** The mg of another amount of the same kind. In proportion: it needs no list of pens. */
function doseAt({ clicks, volume, doseAmount }: Dose, amount: number): number {
  return (doseAmount * amount) / (clicks ?? volume ?? 1);
}
