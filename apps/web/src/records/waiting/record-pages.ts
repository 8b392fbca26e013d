import { PATHS } from '../../navigation/paths.ts';

/** The page that lists the records of a kind. */
export const RECORD_PAGES = {
  dose: PATHS.logDose,
  weight: PATHS.weight,
  symptom: PATHS.symptoms,
} as const;
