import type { texts as english } from '../../../data/symptoms/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saveFailed: 'Não foi possível salvar',
  categories: {
    nausea: 'Náusea',
    vomiting: 'Vômito',
    diarrhea: 'Diarreia',
    constipation: 'Prisão de ventre',
    headache: 'Dor de cabeça',
    fatigue: 'Cansaço',
    acid_reflux: 'Refluxo',
    appetite_suppression: 'Redução do apetite',
    injection_site_pain: 'Dor no local da injeção',
    other: 'Outro',
  },
  words: { none: 'nenhuma', mild: 'leve', moderate: 'moderada', severe: 'intensa' },
  severity: (severity, most, word) => `${severity} de ${most}, ${word}`,
};
