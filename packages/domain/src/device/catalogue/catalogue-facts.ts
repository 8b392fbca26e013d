import type { CalendarDay } from '../../time/calendar-day.ts';
import type { DeviceKind } from '../device-kind.ts';
import type { LabelRules } from '../label-rules.ts';
import type { Medicine } from '../medicine.ts';

/** A number with the keys of its sources. */
export type Fact<Value = number> = readonly [Value, sources: string];

/** A presentation as it is sold in some markets. What is left out was found nowhere. */
export interface CatalogueFacts {
  readonly id: string;
  readonly brand: string;
  readonly medicine: Medicine;
  /** Countries by their two letters, and EU. */
  readonly markets: readonly string[];
  readonly kind: DeviceKind;
  /** mg in a labelled dose, ascending. */
  readonly strengths: Fact<readonly number[]>;
  /** Not of tablets. */
  readonly doseMl?: Fact;
  readonly doses: Fact;
  /** Only where clicks of a dose are known; a vial's follow from its mL, a single pen or tablet has one. */
  readonly stepsPerDose?: Fact;
  /** mL printed on the cartridge, where another pen of the same doses has another one. */
  readonly printedMl?: Fact;
  /** Most mL that may be logged from an empty pen. */
  readonly goldenMl?: Fact;
  readonly inUseDays?: Fact;
  readonly rules: LabelRules;
  /** The day of the check, where it was another than `CHECKED_ON`. */
  readonly checkedOn?: CalendarDay;
}
