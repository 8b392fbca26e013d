import { MAX_MONEY } from '../money.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import { isKeptDay } from '../time/kept-time.ts';
import { type FieldFault, parseMoney, wholeFault } from './typed-number.ts';

/** The fields of a pen that rules hold for, besides its device, as someone enters them. */
export interface PenDraft {
  readonly name: string;
  /** Day of its first use; '' of a sealed one. */
  readonly startDate: string;
  readonly costPerPen: string;
  readonly purchaseDate: string;
  readonly expiresOn: string;
  readonly wastedClicks: string;
}

/** The fields that a sealed pen must have, and an open one. */
export const SEALED_PEN_FIELDS = ['name', 'costPerPen', 'purchaseDate'] as const;
export const OPEN_PEN_FIELDS = [...SEALED_PEN_FIELDS, 'startDate'] as const;
/** The fields without which a pen's cost is not known. */
export const PEN_COST_FIELDS = ['costPerPen', 'purchaseDate'] as const;

/** The facts that a draft of a pen is compared with. */
export interface PenDraftFacts {
  readonly required: readonly (typeof OPEN_PEN_FIELDS)[number][];
  readonly today: CalendarDay;
  /** The day of its earliest dose; null without doses. */
  readonly firstDoseOn: CalendarDay | null;
  /** Most steps that may be wasted; null where no one is asked. */
  readonly mostWasted: number | null;
}

type PenFault = FieldFault | 'ahead' | 'after_first_dose' | 'out_of_years';

/** The fault of each field of a pen; null without one. */
export type PenFaults = Readonly<Record<keyof PenDraft, PenFault | null>>;

/** The faults of a pen that is being entered, besides those of its device. */
export function penFaults(draft: PenDraft, facts: PenDraftFacts): PenFaults {
  const { required, today, firstDoseOn, mostWasted } = facts;
  const faultOf = (field: keyof PenDraft, wrong: () => PenFault | null) => {
    if (draft[field].trim() !== '') return wrong();
    return (required as readonly string[]).includes(field) ? 'missing' : null;
  };
  const outOfYears = (day: string) => (isKeptDay(day) ? null : 'out_of_years');
  const cost = () => ((parseMoney(draft.costPerPen) ?? Infinity) > MAX_MONEY ? 'wrong' : null);
  const start = (): PenFault | null => {
    if (!isKeptDay(draft.startDate)) return 'out_of_years';
    if (draft.startDate > today) return 'ahead';
    return firstDoseOn !== null && draft.startDate > firstDoseOn ? 'after_first_dose' : null;
  };
  const wasted = mostWasted === null ? null : { least: 0, most: mostWasted };
  return {
    name: faultOf('name', () => null),
    startDate: faultOf('startDate', start),
    costPerPen: faultOf('costPerPen', cost),
    purchaseDate: faultOf('purchaseDate', () => outOfYears(draft.purchaseDate)),
    expiresOn: faultOf('expiresOn', () => outOfYears(draft.expiresOn)),
    wastedClicks: wasted && wholeFault(draft.wastedClicks, wasted) !== null ? 'wrong' : null,
  };
}
