import type { Measurement } from '@dosewise/contract';
import {
  fromInches,
  isMeasurementValue,
  MAX_NOTE_CHARACTERS,
  MEASUREMENT_KINDS,
  MEASUREMENT_LIMITS,
  type MeasurementKind,
  parseNumber,
  readableInches,
  toKilograms,
  toPounds,
  type Units,
} from '@dosewise/domain';
import { isGone } from '../../../data/calls/api-error.ts';
import {
  type NewMeasurement,
  useAddMeasurement,
  useEditMeasurement,
} from '../../../data/measurements/measurements.ts';
import { texts as measurementTexts } from '../../../data/measurements/texts.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { NumberField } from '../../../kit/fields/number-input.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { checkPastTime, localDateTime, toIso } from '../../../kit/forms/local-date-time.ts';
import { type FormState, useForm } from '../../../kit/forms/use-form.ts';
import { formatMeasurement } from '../../../languages/formats/measurements.ts';
import { DeviceTimeField } from '../../../parts/device-clock/device-time-field.tsx';
import { RecordDialog } from '../../../parts/record-list/record-dialog.tsx';
import {
  NO_WEIGHT,
  type TypedWeight,
  typedKilograms,
  typeWeight,
} from '../../../parts/weights/typed-weight.ts';
import { WeightField } from '../../../parts/weights/weight-field.tsx';
import { texts } from './texts.ts';

/** The values of the form. */
export interface MeasurementEntry {
  readonly kind: MeasurementKind;
  /** A number; with stones the pounds beside it. */
  readonly value: TypedWeight;
  /** The text of the date-time field. */
  readonly date: string;
  readonly note: string;
}

interface AddMeasurementProps {
  /** The kind that it begins with: the one that was added last. */
  readonly kind: MeasurementKind;
  readonly units: Units;
  readonly onClose: () => void;
}

/** Add a measurement. */
export function AddMeasurementDialog({ kind, units, onClose }: AddMeasurementProps) {
  const form = useForm({
    initial: { kind, value: NO_WEIGHT, date: '', note: '' },
    clock: { field: 'date', format: localDateTime },
    check: (entry) => checkMeasurement(entry, units, Date.now()),
    body: (entry): NewMeasurement => measurementBody(entry, units),
    send: useAddMeasurement(),
    failed: (error) => explainError(error, measurementTexts.saveFailed),
    onSaved: (saved) => {
      const name = measurementTexts.kinds[saved.kind];
      const message = texts.measurementAdded(
        name,
        formatMeasurement(saved.kind, saved.value, units),
      );
      showToast({ tone: 'good', message });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={texts.addMeasurement}
      submit={texts.measurementDialog.save}
      className="flex flex-col gap-6"
      onClose={onClose}
    >
      <MeasurementFields form={form} units={units} />
    </FormDialog>
  );
}

interface EditMeasurementProps {
  readonly record: Measurement;
  readonly units: Units;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Edit a measurement: everything about it; or it goes. */
export function EditMeasurementDialog(props: EditMeasurementProps) {
  const { record, units, onDelete, onClose } = props;
  const editMeasurement = useEditMeasurement();
  const { kind, value, date, note } = record;
  // An untouched field keeps the digits and the seconds that it cannot show.
  const shown: MeasurementEntry = {
    kind,
    value: typeMeasurement(kind, value, units),
    date: localDateTime(Date.parse(date)),
    note,
  };
  const form = useForm({
    initial: shown,
    check: (entry) => checkMeasurement(entry, units, Date.now()),
    body: (entry) => {
      const body = measurementBody(entry, units);
      const isValueTouched =
        entry.kind !== shown.kind || JSON.stringify(entry.value) !== JSON.stringify(shown.value);
      return {
        kind: body.kind,
        note: entry.note.trim(),
        ...(isValueTouched && { value: body.value }),
        ...(entry.date !== shown.date && { date: body.date }),
      };
    },
    send: (body) => editMeasurement(record._id, body),
    failed: (error) =>
      isGone(error) ? texts.measurementGone : explainError(error, measurementTexts.saveFailed),
    onSaved: onClose,
  });
  return (
    <RecordDialog form={form} words={texts.measurementDialog} onDelete={onDelete} onClose={onClose}>
      <MeasurementFields form={form} units={units} />
    </RecordDialog>
  );
}

const KINDS = MEASUREMENT_KINDS.map((value) => ({ value, label: measurementTexts.kinds[value] }));

/** The kind, its value in the unit of the person, and its time. */
function MeasurementFields({ form, units }: { form: FormState<MeasurementEntry>; units: Units }) {
  const { kind } = form.values;
  const label = measurementTexts.kinds[kind];
  const value = form.field('value');
  return (
    <>
      <SelectField {...form.field('kind')} label={texts.measurementKind} options={KINDS} />
      {MEASUREMENT_LIMITS[kind].unit === 'kg' ? (
        <WeightField {...value} label={label} unit={units.weight} />
      ) : (
        <NumberField
          label={label}
          error={value.error}
          suffix={unitOf(kind, units)}
          min={0}
          step={0.1}
          value={value.value.main}
          onChange={(main) => value.onChange({ ...value.value, main })}
        />
      )}
      <DeviceTimeField {...form.field('date')} />
      <TextField
        {...form.field('note')}
        label={texts.note}
        optional
        maxLength={MAX_NOTE_CHARACTERS}
      />
    </>
  );
}

/** The unit that a length or a share is typed in. */
function unitOf(kind: MeasurementKind, units: Units): string {
  const { unit } = MEASUREMENT_LIMITS[kind];
  return unit === 'cm' && units.height === 'ft' ? 'in' : unit;
}

/** A value as somebody would have typed it. */
export function typeMeasurement(kind: MeasurementKind, value: number, units: Units): TypedWeight {
  const unit = MEASUREMENT_LIMITS[kind].unit;
  if (unit === 'kg') return typeWeight(value, units.weight);
  const shown = unit === 'cm' && units.height === 'ft' ? readableInches(value) : value;
  return { main: String(Math.round(shown * 100) / 100), pounds: '' };
}

/** The value that was typed, in the unit that its kind is kept in; null for what no body has. */
export function readMeasurement(
  { kind, value }: Pick<MeasurementEntry, 'kind' | 'value'>,
  units: Units,
): number | null {
  const unit = MEASUREMENT_LIMITS[kind].unit;
  const typed = parseNumber(value.main);
  const read =
    unit === 'kg'
      ? typedKilograms(value, units.weight)
      : unit === 'cm' && units.height === 'ft'
        ? fromInches(typed)
        : typed;
  return isMeasurementValue(kind, read) ? read : null;
}

/** The errors of an entry. `now` in epoch ms. */
export function checkMeasurement(entry: MeasurementEntry, units: Units, now: number) {
  const { kind, date } = entry;
  const { least, most } = MEASUREMENT_LIMITS[kind];
  const value =
    readMeasurement(entry, units) !== null
      ? null
      : texts.measurementWrong(
          measurementTexts.kinds[kind],
          formatMeasurement(kind, keptTenth(kind, least, units, Math.ceil), units),
          formatMeasurement(kind, keptTenth(kind, most, units, Math.floor), units),
        );
  return { value, date: checkPastTime(date, now, texts) };
}

/** The limit as the nearest tenth of the shown unit that may still be typed. */
function keptTenth(
  kind: MeasurementKind,
  limit: number,
  units: Units,
  round: (tenths: number) => number,
): number {
  const { unit } = MEASUREMENT_LIMITS[kind];
  if (unit === 'kg' && units.weight !== 'kg') {
    return toKilograms(round(toPounds(limit) * 10) / 10, 'lb');
  }
  return unit === 'cm' && units.height === 'ft'
    ? fromInches(round((limit / fromInches(1)) * 10) / 10)
    : limit;
}

/** The body to send for an entry that passed the check. */
export function measurementBody(entry: MeasurementEntry, units: Units): Required<NewMeasurement> {
  return {
    kind: entry.kind,
    value: readMeasurement(entry, units) ?? Number.NaN,
    date: toIso(entry.date),
    note: entry.note.trim(),
  };
}
