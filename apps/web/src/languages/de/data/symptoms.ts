import type { texts as english } from '../../../data/symptoms/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saveFailed: 'Das konnte nicht gespeichert werden',
  categories: {
    nausea: 'Übelkeit',
    vomiting: 'Erbrechen',
    diarrhea: 'Durchfall',
    constipation: 'Verstopfung',
    headache: 'Kopfschmerzen',
    fatigue: 'Müdigkeit',
    acid_reflux: 'Sodbrennen',
    appetite_suppression: 'Verminderter Appetit',
    injection_site_pain: 'Schmerz an der Injektionsstelle',
    other: 'Anderes',
  },
  words: { none: 'keine', mild: 'leicht', moderate: 'mittel', severe: 'stark' },
  severity: (severity, most, word) => `${severity} von ${most}, ${word}`,
};
