import { type CalendarDay, isCalendarDay, type Kilograms, kg } from '@dosewise/domain';
import { parseLocalDateTime } from '../../lib/dates.ts';
import { useStoredText } from './use-stored.ts';

/** What the person aims at, as typed and as understood. It stays on this device. */
export interface Goal {
  readonly weightText: string;
  readonly dateText: string;
  readonly setWeightText: (text: string) => void;
  readonly setDateText: (text: string) => void;
  /** Null while the text is no weight. */
  readonly weightKg: Kilograms | null;
  readonly day: CalendarDay | null;
}

/** The goal that this browser keeps. */
export function useGoal(): Goal {
  const [weightText, setWeightText] = useStoredText('dashboardGoalWeightKg');
  const [dateText, setDateText] = useStoredText('dashboardGoalDate');
  return {
    weightText,
    dateText,
    setWeightText,
    setDateText,
    weightKg: parseTargetWeight(weightText),
    day: isCalendarDay(dateText) ? dateText : null,
  };
}

/** The weight in kg that a text names; null for no number, and for one that nobody can weigh. */
export function parseTargetWeight(text: string): Kilograms | null {
  const weight = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(weight) && weight > 0 ? kg(weight) : null;
}

/** The beginning of a target day where the person is, in epoch ms. */
export function targetInstant(day: CalendarDay | null): number | null {
  return day === null ? null : parseLocalDateTime(`${day}T00:00`);
}
