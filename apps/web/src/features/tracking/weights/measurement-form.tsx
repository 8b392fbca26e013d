import type { Measurement } from '@dosewise/contract';
import {
  hasOrigin,
  isPair,
  MAX_NOTE_CHARACTERS,
  MEASUREMENT_KINDS,
  MEASUREMENT_ORIGINS,
  type MeasurementKind,
  type MeasurementUnit,
  measurementUnit,
  measurementUnits,
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
import { localDateTime } from '../../../kit/forms/local-date-time.ts';
import { type FormState, useForm } from '../../../kit/forms/use-form.ts';
import {
  formatMeasurement,
  formatMeasurementUnit,
} from '../../../languages/formats/measurements.ts';
import { DeviceTimeField } from '../../../parts/device-clock/device-time-field.tsx';
import { RecordDialog } from '../../../parts/record-list/record-dialog.tsx';
import { NO_WEIGHT } from '../../../parts/weights/typed-weight.ts';
import { WeightField } from '../../../parts/weights/weight-field.tsx';
import {
  checkMeasurement,
  type MeasurementEntry,
  measurementBody,
  typeDiastolic,
  typeMeasurement,
} from './measurement-entry.ts';
import { texts } from './texts.ts';
import { useMeasurementQuestion } from './unlikely-measurement.tsx';

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
    ...{ kind, value: NO_WEIGHT, diastolic: '', unit: usualUnit(kind), origin: '' },
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
    diastolic: typeDiastolic(record.diastolic),
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
        ...(hasTouchedPair(entry, shown) && { diastolic: body.diastolic }),
        ...(hasTouchedUnit(entry, shown) && { unit: body.unit }),
        ...(entry.origin !== shown.origin && { origin: body.origin }),
        ...(entry.date !== shown.date && { date: body.date }),
      };
    },
    onChecked: (entry, body, isRetry) => {
      const asked = [body.value, body.diastolic, body.unit];
      const isAsked = asked.some((one) => one !== undefined);
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

const hasTouchedPair = (entry: MeasurementEntry, shown: MeasurementEntry) =>
  entry.kind !== shown.kind || entry.diastolic !== shown.diastolic;

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
        onChange={(chosen) =>
          form.change({ kind: chosen, diastolic: '', unit: usualUnit(chosen), origin: '' })
        }
      />
      {isPair(kind) ? (
        <PressureFields form={form} />
      ) : unit === 'kg' ? (
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

/** The two numbers of a blood pressure, side by side as cuffs show them. */
function PressureFields({ form }: { form: FormState<MeasurementEntry> }) {
  const [value, diastolic] = [form.field('value'), form.field('diastolic')];
  const shared = { suffix: formatMeasurementUnit('mmHg'), min: 0, step: 1 };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-start gap-3">
      <NumberField
        {...shared}
        label={measurementTexts.systolic}
        error={value.error}
        value={value.value.main}
        onChange={(main) => value.onChange({ ...value.value, main })}
      />
      <NumberField {...shared} {...diastolic} label={measurementTexts.diastolic} />
    </div>
  );
}

/** The unit that a value is typed in. */
const typedUnit = (unit: MeasurementUnit, units: Units) =>
  unit === 'cm' && units.height === 'ft' ? 'in' : formatMeasurementUnit(unit);
