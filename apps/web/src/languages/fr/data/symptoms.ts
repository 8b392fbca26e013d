import type { texts as english } from '../../../data/symptoms/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saveFailed: 'L’enregistrement a échoué',
  categories: {
    nausea: 'Nausées',
    vomiting: 'Vomissements',
    diarrhea: 'Diarrhée',
    constipation: 'Constipation',
    headache: 'Maux de tête',
    fatigue: 'Fatigue',
    acid_reflux: 'Reflux acide',
    appetite_suppression: 'Appétit diminué',
    injection_site_pain: 'Douleur au site d’injection',
    other: 'Autre',
  },
  words: { none: 'aucune', mild: 'légère', moderate: 'modérée', severe: 'sévère' },
  severity: (severity, most, word) => `${severity} sur ${most}, ${word}`,
};
