import type { texts as english } from '../../../data/symptoms/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saveFailed: 'No se pudo guardar',
  categories: {
    nausea: 'Náuseas',
    vomiting: 'Vómitos',
    diarrhea: 'Diarrea',
    constipation: 'Estreñimiento',
    headache: 'Dolor de cabeza',
    fatigue: 'Cansancio',
    acid_reflux: 'Reflujo ácido',
    appetite_suppression: 'Menos apetito',
    injection_site_pain: 'Dolor en el lugar de inyección',
    other: 'Otro',
  },
  words: { none: 'nula', mild: 'leve', moderate: 'moderada', severe: 'alta' },
  severity: (severity, most, word) => `${severity} de ${most}, intensidad ${word}`,
};
