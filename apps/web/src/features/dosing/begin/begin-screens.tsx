import {
  chosenKind,
  DOSE_ORIGINS,
  firstRunFaults,
  isKeptDay,
  parseNumber,
  wholeFault,
} from '@dosewise/domain';
import type { Elements } from '../../../kit/elements.ts';
import { NumberField } from '../../../kit/fields/number-input.tsx';
import { PressTile } from '../../../kit/fields/press-tile.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { moneyError } from '../../../kit/forms/checks.ts';
import type { FormErrors } from '../../../kit/forms/use-form.ts';
import { newDeviceErrors } from '../../../parts/pens/add-pen/device-form.ts';
import {
  DeviceScreen,
  type DeviceStep,
  deviceQuestion,
} from '../../../parts/pens/add-pen/device-steps.tsx';
import { texts as penTexts } from '../../../parts/pens/dialogs/texts.ts';
import { countSteps, nameStep } from '../../../parts/pens/step-words.ts';
import {
  type BeginStep,
  type BeginValues,
  chosenDose,
  type DoseStep,
  dayAfter,
  mostMg,
  onDay,
  withWhen,
} from './begin-answers.ts';
import { BeginCheck } from './begin-check.tsx';
import { type ScreenProps, writeDay } from './screen-props.ts';
import { texts } from './texts.ts';

const DEVICE_STEPS: readonly BeginStep[] = [
  'brand',
  'strength',
  'printed',
  'numbers',
] satisfies DeviceStep[];

const isDeviceStep = (step: BeginStep): step is DeviceStep => DEVICE_STEPS.includes(step);

/** The question that is asked, in words. */
export function questionOf(values: BeginValues): string {
  const { step, hasTaken } = values;
  if (isDeviceStep(step)) return deviceQuestion(step, values);
  return texts.questions[step === 'day' && !hasTaken ? 'firstDay' : step](chosenKind(values));
}

/** True where a button leads on, and not a press on an answer. */
export const hasNext = ({ step }: BeginValues): boolean =>
  ['numbers', 'dose', 'day', 'before', 'check'].includes(step);

/** True of a field that has its place on the screen of a step, with its error below it. */
export function isShown(field: string, { step, day }: BeginValues): boolean {
  if (step === 'dose') return field === 'doseMg';
  if (step === 'day') return field === 'day';
  if (step === 'check') return field === 'costPerPen' || (field === 'time' && day !== '');
  return step === 'numbers' || step === 'before';
}

/** The errors of what is typed at a step (`now`, epoch ms). */
export function checkStep(
  values: BeginValues,
  timeZone: string,
  now: number,
): FormErrors<BeginValues> {
  const { step, hasTaken, day } = values;
  if (step === 'numbers') return newDeviceErrors(values);
  if (step === 'dose') {
    const most = mostMg(values) ?? 0;
    const amount = parseNumber(values.doseMg);
    const isRight = amount > 0 && amount <= most * (1 + 1e-9) && chosenDose(values) !== null;
    if (values.doseMg.trim() === '') return { doseMg: texts.amountMissing };
    return isRight ? {} : { doseMg: texts.amountWrong(most) };
  }
  if (step === 'before') {
    const most = chosenDose(values)?.mostBefore ?? 1;
    const isWrong = wholeFault(String(values.before), { least: 1, most }) !== null;
    return isWrong ? { before: texts.countWrong(most) } : {};
  }
  // The day may stay open before a first dose.
  if (step === 'check' && !hasTaken && day === '') return costErrors(values);
  const faults = firstRunFaults(values, timeZone, now);
  return {
    day: faults.day && texts.dayFaults[faults.day],
    time: faults.time && texts.timeFaults[faults.time],
    ...(step === 'check' && costErrors(values)),
  };
}

const costErrors = ({ cost, costPerPen }: BeginValues): FormErrors<BeginValues> =>
  cost === 'own' ? { costPerPen: moneyError(costPerPen, penTexts.costWrong) } : {};

/** The answers to choose from, the fields of a step, or all that is to be saved. */
export function BeginScreen(props: ScreenProps) {
  const { form, user, pens, doses, onAnswer } = props;
  const { step } = form.values;
  if (isDeviceStep(step)) {
    return (
      <DeviceScreen
        step={step}
        form={form}
        country={user.country}
        pens={pens}
        doses={doses}
        // Another pen may have other doses.
        onAnswer={(changed, isAssumed = false) =>
          onAnswer({ ...changed, isAssumed, doseMg: '', origin: '', before: 0, cost: '' })
        }
      />
    );
  }
  const Screen = SCREENS[step];
  return <Screen {...props} />;
}

const SCREENS: Readonly<Record<DoseStep, (props: ScreenProps) => Elements>> = {
  dose: AmountScreen,
  when: WhenScreen,
  day: DayScreen,
  origin: OriginScreen,
  before: BeforeScreen,
  check: BeginCheck,
};

/** A full dose, or the mg of another one. */
function AmountScreen({ form, onAnswer }: ScreenProps) {
  const { values } = form;
  const full = chosenDose({ ...values, doseMg: values.strength });
  const { value, ...field } = form.field('doseMg');
  const isFull = full !== null && Number(value) === full.doseMg;
  return (
    <>
      {full === null ? null : (
        <PressTile
          label={texts.fullDose[chosenKind(values)]}
          note={texts.amount(full.doseMg, countSteps(full.steps, nameStep(full.device)))}
          isChosen={isFull}
          className="min-h-16"
          onPress={() => onAnswer({ doseMg: values.strength })}
        />
      )}
      <NumberField
        {...field}
        label={texts.otherAmount}
        value={isFull ? '' : value}
        suffix="mg"
        min={0}
        step="any"
      />
    </>
  );
}

const TILES = 'grid grid-cols-2 gap-3';

/** The day of the last dose, or that there was none. */
function WhenScreen({ form, timeZone, onAnswer }: ScreenProps) {
  const now = Date.now();
  const { when } = form.values;
  const tiles = [
    ['today', texts.today, writeDay(dayAfter(timeZone, now, 0))],
    ['yesterday', texts.yesterday, writeDay(dayAfter(timeZone, now, -1))],
    ['day', texts.anotherDay, undefined],
    ['none', texts.notYet, undefined],
  ] as const;
  return (
    <div className={TILES}>
      {tiles.map(([value, label, note]) => (
        <PressTile
          key={value}
          label={label}
          note={note}
          isChosen={when === value}
          className="min-h-20"
          onPress={() => onAnswer(when === value ? {} : withWhen(value, timeZone, now))}
        />
      ))}
    </div>
  );
}

/** Another day than the usual ones; before the first dose its day, if that is known. */
function DayScreen({ form, timeZone, onAnswer }: ScreenProps) {
  const now = Date.now();
  const { hasTaken } = form.values;
  const answer = (day: string) => onAnswer(onDay(day, timeZone, now));
  const { onChange, ...field } = form.field('day');
  const today = dayAfter(timeZone, now, 0);
  return (
    <>
      {hasTaken ? null : (
        <div className={TILES}>
          {[0, 1].map((days) => {
            const day = dayAfter(timeZone, now, days);
            return (
              <PressTile
                key={day}
                label={days === 0 ? texts.today : texts.tomorrow}
                note={writeDay(day)}
                className="min-h-20"
                onPress={() => answer(day)}
              />
            );
          })}
          <PressTile label={texts.unsureDay} className="min-h-16" onPress={() => answer('')} />
        </div>
      )}
      <TextField
        {...field}
        type="date"
        label={hasTaken ? texts.day : texts.anotherDay}
        {...(hasTaken ? { max: today } : { min: today })}
        onChange={(day) =>
          isKeptDay(day) ? form.change(onDay(day, timeZone, now)) : onChange(day)
        }
      />
    </>
  );
}

/** The pen that the last dose came from. */
function OriginScreen({ form, onAnswer }: ScreenProps) {
  const { values } = form;
  const most = chosenDose(values)?.mostBefore ?? 0;
  return (
    <div className="grid gap-3">
      {DOSE_ORIGINS.filter((origin) => origin !== 'later' || most > 0).map((origin) => (
        <PressTile
          key={origin}
          label={texts.origins[origin]}
          isChosen={values.origin === origin}
          className="min-h-16"
          onPress={() =>
            onAnswer({ origin, before: origin === 'later' ? Math.max(1, values.before) : 0 })
          }
        />
      ))}
    </div>
  );
}

/** So many doses are told apart at a look. */
const MOST_TILES = 6;

/** The number of doses that the pen gave before the last one. */
function BeforeScreen({ form, onAnswer }: ScreenProps) {
  const { values } = form;
  const most = chosenDose(values)?.mostBefore ?? 0;
  return (
    <>
      {most > MOST_TILES ? null : (
        <div className="grid grid-cols-3 gap-3">
          {Array.from({ length: most }, (_, index) => index + 1).map((before) => (
            <PressTile
              key={before}
              label={String(before)}
              isShort
              className="min-h-16"
              onPress={() => onAnswer({ before })}
            />
          ))}
        </div>
      )}
      {most > MOST_TILES ? (
        <NumberField
          label={texts.before}
          value={values.before === 0 ? '' : String(values.before)}
          error={form.errors.before}
          inputMode="numeric"
          min={1}
          max={most}
          step={1}
          onChange={(text) => form.change({ before: Number(text) })}
        />
      ) : null}
    </>
  );
}
