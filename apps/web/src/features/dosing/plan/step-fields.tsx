import { isKeptDay, isSwallowed } from '@dosewise/domain';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { parseNumber } from '../../../kit/forms/parse-number.ts';
import { placeOfClock, withPlace } from '../../../languages/formats/time-zones.ts';
import {
  StepCount,
  StepDose,
  StepInterval,
  StepSection,
} from '../../../parts/plan/step-section.tsx';
import { waysToGive } from './given-doses.ts';
import type { StepEntry, StepErrors } from './plan-entry.ts';
import { describeWeekday } from './plan-words.ts';
import { texts } from './texts.ts';
import type { Records } from './use-records.ts';

interface StepFieldsProps {
  readonly number: number;
  readonly step: StepEntry;
  readonly errors: StepErrors;
  /** True when no step begins later. */
  readonly isLast: boolean;
  readonly medicine: string;
  readonly records: Records;
  readonly onChange: (change: Partial<StepEntry>) => void;
  /** Missing while this is the only step. */
  readonly onRemove: (() => void) | undefined;
}

/** The fields of a step: its beginning, how often, how much and how many. */
export function StepFields({
  number,
  step,
  errors,
  onChange,
  onRemove,
  ...props
}: StepFieldsProps) {
  const { isLast, medicine, records } = props;
  return (
    <StepSection number={number} onRemove={onRemove}>
      <div className="@container">
        <div className="grid gap-4 @min-[16rem]:grid-cols-2">
          <TextField
            type="date"
            label={texts.firstDay}
            error={errors.startDate}
            hint={isKeptDay(step.startDate) ? describeWeekday(step.startDate) : undefined}
            value={step.startDate}
            max="2199-12-31"
            className="@min-[16rem]:col-span-2 @min-[20rem]:col-span-1"
            onChange={(startDate) => onChange({ startDate })}
          />
          <TextField
            type="time"
            className="@min-[16rem]:col-span-2 @min-[20rem]:col-span-1"
            label={withPlace(texts.time, placeOfClock(records.now, records.timeZone))}
            error={errors.time}
            value={step.time}
            onChange={(time) => onChange({ time: time.slice(0, 5) })}
          />
          <StepDose
            error={errors.doseMg}
            hint={describeWays(step.doseMg, medicine, records)}
            value={step.doseMg}
            onChange={(doseMg) => onChange({ doseMg })}
          />
          <StepInterval
            error={errors.everyDays}
            value={step.everyDays}
            onChange={(everyDays) => onChange({ everyDays })}
          />
          <StepCount
            optional
            error={errors.doses}
            hint={step.doses === '' ? (isLast ? texts.openHint : texts.untilNextHint) : undefined}
            className="@min-[16rem]:col-span-2"
            value={step.doses}
            onChange={(doses) => onChange({ doses })}
          />
        </div>
      </div>
    </StepSection>
  );
}

/** '40 clicks of a 10 mg pen'; nothing where there is no dose, or no pen to count in. */
function describeWays(text: string, medicine: string, records: Records): string | undefined {
  const doseMg = parseNumber(text);
  const hasPens = records.pens.some(
    ({ device, remainingClicks }) => device.medicine === medicine && remainingClicks > 0,
  );
  if (!(doseMg > 0) || !hasPens) return undefined;
  const ways = waysToGive(doseMg, medicine, records);
  return ways.length === 0
    ? texts.givenByNone(isSwallowed(medicine) ? 'pack' : 'pen')
    : texts.ways(ways);
}
