import type { texts as english } from '../../../data/symptoms/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saveFailed: 'Salvataggio non riuscito',
  categories: {
    nausea: 'Nausea',
    vomiting: 'Vomito',
    diarrhea: 'Diarrea',
    constipation: 'Stitichezza',
    headache: 'Mal di testa',
    fatigue: 'Stanchezza',
    acid_reflux: 'Reflusso acido',
    appetite_suppression: 'Appetito ridotto',
    injection_site_pain: 'Dolore in sede di iniezione',
    other: 'Altro',
  },
  words: { none: 'nessuna', mild: 'lieve', moderate: 'media', severe: 'forte' },
  severity: (severity, most, word) => `${severity} su ${most}, ${word}`,
};
