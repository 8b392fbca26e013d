import { KEPT_YEARS } from '@dosewise/domain';

/** The sentence for a day or a time that exists, but not in the years that are kept. */
export const outOfYears = (what: string): string =>
  `${what} must be between the years ${KEPT_YEARS.first} and ${KEPT_YEARS.last}.`;
