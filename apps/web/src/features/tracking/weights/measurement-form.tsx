import type { Measurement } from '@dosewise/contract';
import {
  fromInches,
  hasOrigin,
  isMeasurementValue,
  isUnitOf,
  MAX_NOTE_CHARACTERS,
  MEASUREMENT_KINDS,
  MEASUREMENT_ORIGINS,
  type MeasurementKind,
  type MeasurementOrigin,
  type MeasurementUnit,
  measurementLimits,
  measurementUnit,
  measurementUnits,
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
  useUsualUnit,
} from '../../../data/measurements/measurements.ts';
import { texts as measurementTexts } from '../../../data/measurements/texts.ts';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { NumberField } from '../../../kit/fields/number-input.tsx';
import { SegmentedControl } from '../../../kit/fields/segmented-control.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { checkPastTime, localDateTime, toIso } from '../../../kit/forms/local-date-time.ts';
import { type FormState, useForm } from '../../../kit/forms/use-form.ts';
import {
  formatMeasurement,
  formatMeasurementUnit,
} from '../../../languages/formats/measurements.ts';
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
import { useMeasurementQuestion } from './unlikely-measurement.tsx';

/** The values of the form. */
export interface MeasurementEntry {
  readonly kind: MeasurementKind;
  /** A number; with stones the pounds beside it. */
  readonly value: TypedWeight;
  /** The unit of the kind in which it is kept; lengths and masses are typed in those of the person. */
  readonly unit: MeasurementUnit;
  /** Not stated: ''. */
  readonly origin: MeasurementOrigin | '';
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
  const usualUnit = useUsualUnit();
  const { isLikely, asked } = useMeasurementQuestion(units);
  const empty: MeasurementEntry = {
    ...{ kind, value: NO_WEIGHT, unit: usualUnit(kind), origin: '' },
    ...{ date: '', note: '' },
  };
  const form = useForm({
    initial: empty,
    clock: { field: 'date', format: localDateTime },
    check: (entry) => checkMeasurement(entry, units, Date.now()),
    body: (entry): NewMeasurement => measurementBody(entry, units),
    // A retry was answered before.
    onChecked: (_, body, isRetry) => isRetry || isLikely(body),
    send: useAddMeasurement(),
    failed: (error) => explainError(error, measurementTexts.saveFailed),
    onSaved: (saved) => {
      const name = measurementTexts.kinds[saved.kind];
      const message = texts.measurementAdded(name, formatMeasurement(saved, units));
      showToast({ tone: 'good', message });
      onClose();
    },
  });
  return (
    <>
      <FormDialog
        form={form}
        title={texts.addMeasurement}
        submit={texts.measurementDialog.save}
        className="flex flex-col gap-6"
        onClose={onClose}
      >
        <MeasurementFields form={form} units={units} />
      </FormDialog>
      {asked(form)}
    </>
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
  const { isLikely, asked } = useMeasurementQuestion(units);
  const { kind, value, date, note } = record;
  // An untouched field keeps the digits and the seconds that it cannot show.
  const shown: MeasurementEntry = {
    kind,
    value: typeMeasurement(kind, value, units),
    unit: measurementUnit(kind, record.unit),
    origin: record.origin ?? '',
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
        ...(hasTouchedUnit(entry, shown) && { unit: body.unit }),
        ...(entry.origin !== shown.origin && { origin: body.origin }),
        ...(entry.date !== shown.date && { date: body.date }),
      };
    },
    onChecked: (entry, body, isRetry) => {
      const isAsked = body.value !== undefined || body.unit !== undefined;
      return isRetry || !isAsked || isLikely(measurementBody(entry, units));
    },
    send: (body) => editMeasurement(record._id, body),
    failed: (error) =>
      isGone(error) ? texts.measurementGone : explainError(error, measurementTexts.saveFailed),
    onSaved: onClose,
  });
  return (
    <>
      <RecordDialog
        form={form}
        words={texts.measurementDialog}
        onDelete={onDelete}
        onClose={onClose}
      >
        <MeasurementFields form={form} units={units} />
      </RecordDialog>
      {asked(form)}
    </>
  );
}

const hasTouchedUnit = (entry: MeasurementEntry, shown: MeasurementEntry) =>
  entry.kind !== shown.kind || entry.unit !== shown.unit;

const KINDS = MEASUREMENT_KINDS.map((value) => ({ value, label: measurementTexts.kinds[value] }));
const ORIGINS = (['', ...MEASUREMENT_ORIGINS] as const).map((value) => ({
  value,
  label: texts.origins[value === '' ? 'none' : value],
}));

/** The kind, its value in the unit of the person, where it was measured, and its time. */
function MeasurementFields({ form, units }: { form: FormState<MeasurementEntry>; units: Units }) {
  const usualUnit = useUsualUnit();
  const { kind, unit } = form.values;
  const label = measurementTexts.kinds[kind];
  const value = form.field('value');
  const ofKind = measurementUnits(kind);
  return (
    <>
      <SelectField
        {...form.field('kind')}
        label={texts.measurementKind}
        options={KINDS}
        onChange={(chosen) => form.change({ kind: chosen, unit: usualUnit(chosen), origin: '' })}
      />
      {unit === 'kg' ? (
        <WeightField {...value} label={label} unit={units.weight} />
      ) : (
        <NumberField
          label={label}
          error={value.error}
          {...(ofKind.length === 1 && { suffix: typedUnit(unit, units) })}
          min={0}
          step={unit === 'bpm' || unit === 'mmol/mol' || unit === 'mg/dL' ? 1 : 0.1}
          value={value.value.main}
          onChange={(main) => value.onChange({ ...value.value, main })}
        />
      )}
      {ofKind.length === 1 ? null : (
        <SegmentedControl
          legend={texts.measurementUnit}
          value={unit}
          segments={ofKind.map((one) => ({ value: one, label: one }))}
          onChange={form.field('unit').onChange}
        />
      )}
      {hasOrigin(kind) ? (
        <SelectField
          {...form.field('origin')}
          label={texts.measurementOrigin}
          options={ORIGINS}
          optional
        />
      ) : null}
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

/** The unit that a value is typed in. */
const typedUnit = (unit: MeasurementUnit, units: Units) =>
  unit === 'cm' && units.height === 'ft' ? 'in' : formatMeasurementUnit(unit);

/** A value as somebody would have typed it. */
export function typeMeasurement(kind: MeasurementKind, value: number, units: Units): TypedWeight {
  if (isUnitOf(kind, 'kg')) return typeWeight(value, units.weight);
  const shown = isUnitOf(kind, 'cm') && units.height === 'ft' ? readableInches(value) : value;
  return { main: String(Math.round(shown * 100) / 100), pounds: '' };
}

/** The value that was typed, in the unit in which it is kept; null for what no body has. */
export function readMeasurement(
  { kind, value, unit }: Pick<MeasurementEntry, 'kind' | 'value' | 'unit'>,
  units: Units,
): number | null {
  const typed = parseNumber(value.main);
  const read =
    unit === 'kg'
      ? typedKilograms(value, units.weight)
      : unit === 'cm' && units.height === 'ft'
        ? fromInches(typed)
        : typed;
  return isMeasurementValue(kind, read, unit) ? read : null;
}

/** The errors of an entry. `now` in epoch ms. */
export function checkMeasurement(entry: MeasurementEntry, units: Units, now: number) {
  const { kind, unit, date } = entry;
  const { least, most } = measurementLimits(kind, unit);
  const limit = (value: number, round: (tenths: number) => number) =>
    formatMeasurement({ kind, unit, value: keptTenth(value, unit, units, round) }, units);
  const value =
    readMeasurement(entry, units) !== null
      ? null
      : texts.measurementWrong(
          measurementTexts.kinds[kind],
          limit(least, Math.ceil),
          limit(most, Math.floor),
        );
  return { value, date: checkPastTime(date, now, texts) };
}

/** The limit as the nearest tenth of the shown unit that may still be typed. */
function keptTenth(
  limit: number,
  unit: MeasurementUnit,
  units: Units,
  round: (tenths: number) => number,
): number {
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
    unit: entry.unit,
    origin: entry.origin === '' ? null : entry.origin,
    date: toIso(entry.date),
    note: entry.note.trim(),
  };
}
