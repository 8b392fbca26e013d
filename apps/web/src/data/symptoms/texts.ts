import type { SymptomCategory } from '@dosewise/domain';
import { spoken } from '../../languages/formats/spoken.ts';

/** The words of symptoms, on every screen alike. */
export const texts = spoken('data/symptoms', {
  saveFailed: 'Failed to save',
  categories: {
    nausea: 'Nausea',
    vomiting: 'Vomiting',
    diarrhea: 'Diarrhea',
    constipation: 'Constipation',
    headache: 'Headache',
    fatigue: 'Fatigue',
    acid_reflux: 'Acid Reflux',
    appetite_suppression: 'Reduced Appetite',
    injection_site_pain: 'Injection Site Pain',
    other: 'Other',
  } satisfies Record<SymptomCategory, string>,
  words: { none: 'none', mild: 'mild', moderate: 'moderate', severe: 'severe' },
  severity: (severity: number, most: number, word: string) => `${severity} out of ${most}, ${word}`,
});
