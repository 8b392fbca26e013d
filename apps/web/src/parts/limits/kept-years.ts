import { KEPT_YEARS } from '@dosewise/domain';
import { texts } from '../../kit/forms/texts.ts';

/** The sentence for a day or a time that exists, but not in the years that are kept. */
export const outOfYears = (what: string): string =>
  texts.outOfYears(what, KEPT_YEARS.first, KEPT_YEARS.last);
