import type { ServerWords } from '../words.ts';

export const records = {
  sites: {
    abdomen: 'Ventre',
    'abdomen.left_lower': 'Ventre en bas à gauche',
    'abdomen.left_upper': 'Ventre en haut à gauche',
    'abdomen.right_lower': 'Ventre en bas à droite',
    'abdomen.right_upper': 'Ventre en haut à droite',
    thigh: 'Cuisse',
    'thigh.left': 'Cuisse gauche',
    'thigh.right': 'Cuisse droite',
    arm: 'Haut du bras',
    'arm.left': 'Haut du bras gauche',
    'arm.right': 'Haut du bras droit',
    buttock: 'Fesse',
    'buttock.left': 'Fesse gauche',
    'buttock.right': 'Fesse droite',
    other: 'Autre site',
  },
  symptoms: {
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
  measurements: {
    waist: 'Tour de taille',
    hips: 'Tour de hanches',
    body_fat: 'Masse grasse',
    lean_mass: 'Masse maigre',
  },
} satisfies ServerWords['records'];
