import {
  type CalendarDay,
  isCalendarDay,
  isKeptWeight,
  type Kilograms,
  WEIGHT_LIMITS_KG,
} from '@dosewise/domain';
import { parseLocalDateTime } from '../../forms/local-date-time.ts';
import { texts } from './texts.ts';
import { useStoredText } from './use-stored.ts';

const { least, most } = WEIGHT_LIMITS_KG;

/** What the person aims at, as typed and as understood. It stays on this device. */
export interface Goal {
  readonly weightText: string;
  readonly dateText: string;
  readonly setWeightText: (text: string) => void;
  readonly setDateText: (text: string) => void;
  /** Null while the text is no weight. */
  readonly weightKg: Kilograms | null;
  /** What is wrong with the text of the weight, or null. */
  readonly weightError: string | null;
  readonly day: CalendarDay | null;
}

/** The goal that this browser keeps. */
export function useGoal(): Goal {
  const [weightText, setWeightText] = useStoredText('dashboardGoalWeightKg');
  const [dateText, setDateText] = useStoredText('dashboardGoalDate');
  const weightKg = parseTargetWeight(weightText);
  return {
    weightText,
    dateText,
    setWeightText,
    setDateText,
    weightKg,
    weightError: weightKg === null && weightText !== '' ? texts.outOfRange(least, most) : null,
    day: isCalendarDay(dateText) ? dateText : null,
  };
}

/** The weight in kg that a text names; null for no number, and for one that no weigh-in may have. */
export function parseTargetWeight(text: string): Kilograms | null {
  const weight = text.trim() === '' ? Number.NaN : Number(text);
  return isKeptWeight(weight) ? weight : null;
}

/** The beginning of a target day where the person is, in epoch ms. */
export function targetInstant(day: CalendarDay | null): number | null {
  return day === null ? null : parseLocalDateTime(`${day}T00:00`);
}
