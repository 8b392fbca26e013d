import type { Dose, Pen, UserProfile } from '@dosewise/contract';
import type { FormState } from '../../../kit/forms/use-form.ts';
import { zoneDates } from '../../../languages/formats/zone-dates.ts';
import type { BeginValues } from './begin-answers.ts';

/** The conversation as each of its screens gets it. */
export interface ScreenProps {
  readonly form: FormState<BeginValues>;
  readonly user: UserProfile;
  readonly pens: readonly Pen[];
  readonly doses: readonly Dose[];
  readonly timeZone: string;
  /** True once the answers were sent, and may not be changed. */
  readonly isLocked: boolean;
  /** Takes an answer that a press gives, and goes on. */
  readonly onAnswer: (changed: Partial<BeginValues>) => void;
}

// A calendar day has no zone: read and written in one and the same.
const { dayAndWeekday } = zoneDates('UTC');
/** 'Saturday 28 Nov' for a calendar day. */
export const writeDay = (day: string) => dayAndWeekday(Date.parse(day));
