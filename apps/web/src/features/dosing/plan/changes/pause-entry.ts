import { isKeptDay, type Pause } from '@dosewise/domain';
import type { FormErrors } from '../../../../kit/forms/use-form.ts';
import { texts } from './texts.ts';

/** A pause as it stands in the dialog. */
export interface PauseEntry {
  readonly from: string;
  readonly until: string;
  /** True where it lasts until its owner goes on. */
  readonly isOpen: boolean;
}

/** The errors of the days of a pause. */
export function checkPause({ from, until, isOpen }: PauseEntry): FormErrors<PauseEntry> {
  return {
    from: isKeptDay(from) ? null : texts.firstNeeded,
    until: isOpen ? null : checkLast(from, until),
  };
}

function checkLast(from: string, until: string): string | null {
  if (!isKeptDay(until)) return texts.lastNeeded;
  return isKeptDay(from) && until < from ? texts.endsEarly : null;
}

/** The pause that stands there. Its days must be right. */
export const readPause = ({ from, until, isOpen }: PauseEntry): Pause => ({
  from,
  until: isOpen ? null : until,
});
