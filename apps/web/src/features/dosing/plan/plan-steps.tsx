import {
  type DatedStepDraft,
  isKeptDay,
  isLastStep,
  isSameMedicine,
  isSwallowed,
  PLAN_LIMITS,
  parseNumber,
  stepFaults,
} from '@dosewise/domain';
import { texts as stepTexts } from '../../../data/plan/texts.ts';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { placeOfClock, withPlace } from '../../../languages/formats/time-zones.ts';
import { describeWeekday } from '../../../parts/plan/plan-words.ts';
import { type StepErrors, stepErrors } from '../../../parts/plan/step-errors.ts';
import { type EditedStep, StepsEditor } from '../../../parts/plan/steps-editor.tsx';
import { waysToGive } from './given-doses.ts';
import { texts } from './texts.ts';
import type { Records } from './use-records.ts';

/**
 * The errors of each step, by its id. An empty field is wrong only where `isAsked`: while someone is
 * at it nothing is missing yet.
 */
export function planErrors(
  steps: readonly DatedStepDraft[],
  isAsked: boolean,
): ReadonlyMap<number, StepErrors> {
  const { everyDays, doseMg, doses } = PLAN_LIMITS;
  const sentences = {
    startDate: texts.startNeeded,
    time: texts.timeNeeded,
    everyDays: stepTexts.daysLimit(everyDays.least, everyDays.most),
    doseMg: stepTexts.doseLimit(doseMg.least, doseMg.most),
    doses: texts.dosesLimit(doses.least, doses.most),
    clicks: null,
  };
  return stepErrors(stepFaults(steps), (field, fault) => {
    if (fault === 'missing' && !isAsked) return null;
    return fault === 'same_start' ? texts.sameStart : sentences[field];
  });
}

interface PlanStepsProps {
  readonly steps: readonly DatedStepDraft[];
  /** True once empty fields count as wrong. */
  readonly isAsked: boolean;
  readonly medicine: string;
  readonly records: Records;
  readonly onChange: (steps: readonly DatedStepDraft[]) => void;
}

/** The steps of a plan: each with its beginning, how often, how much and how many. */
export function PlanSteps({ steps, isAsked, medicine, records, onChange }: PlanStepsProps) {
  return (
    <StepsEditor
      steps={steps}
      errors={planErrors(steps, isAsked)}
      onChange={onChange}
      first={(edited) => <StepStart {...edited} records={records} />}
      hints={({ id, doseMg, doses }) => ({
        doseMg: describeWays(doseMg, medicine, records),
        doses:
          doses === '' ? (isLastStep(steps, id) ? texts.openHint : texts.untilNextHint) : undefined,
      })}
    />
  );
}

/** The day and the time of the first dose. */
function StepStart({
  step,
  errors,
  records,
  onChange,
}: EditedStep<DatedStepDraft> & { readonly records: Records }) {
  const { startDate, time } = step;
  const className = '@min-[16rem]:col-span-2 @min-[20rem]:col-span-1';
  return (
    <>
      <TextField
        type="date"
        label={texts.firstDay}
        error={errors.startDate}
        hint={isKeptDay(startDate) ? describeWeekday(startDate) : undefined}
        value={startDate}
        max="2199-12-31"
        className={className}
        onChange={(day) => onChange({ startDate: day })}
      />
      <TextField
        type="time"
        className={className}
        label={withPlace(texts.time, placeOfClock(records.now, records.timeZone))}
        error={errors.time}
        value={time}
        onChange={(text) => onChange({ time: text.slice(0, 5) })}
      />
    </>
  );
}

/** '40 clicks of a 10 mg pen'; nothing where there is no dose, or no pen to count in. */
function describeWays(text: string, medicine: string, records: Records): string | undefined {
  const doseMg = parseNumber(text);
  const hasPens = records.pens.some(
    ({ device, remainingClicks }) =>
      isSameMedicine(device.medicine, medicine) && remainingClicks > 0,
  );
  if (!(doseMg > 0) || !hasPens) return undefined;
  const ways = waysToGive(doseMg, medicine, records);
  return ways.length === 0
    ? texts.givenByNone(isSwallowed(medicine) ? 'pack' : 'pen')
    : texts.ways(ways);
}
