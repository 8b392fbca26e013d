import type { ServerWords } from '../words.ts';

export const records = {
  sites: {
    abdomen: 'Abdome',
    'abdomen.left_lower': 'Abdome inferior esquerdo',
    'abdomen.left_upper': 'Abdome superior esquerdo',
    'abdomen.right_lower': 'Abdome inferior direito',
    'abdomen.right_upper': 'Abdome superior direito',
    thigh: 'Coxa',
    'thigh.left': 'Coxa esquerda',
    'thigh.right': 'Coxa direita',
    arm: 'Braço',
    'arm.left': 'Braço esquerdo',
    'arm.right': 'Braço direito',
    buttock: 'Nádega',
    'buttock.left': 'Nádega esquerda',
    'buttock.right': 'Nádega direita',
    other: 'Outro local',
  },
  symptoms: {
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
  measurements: {
    waist: 'Cintura',
    hips: 'Quadril',
    body_fat: 'Gordura corporal',
    lean_mass: 'Massa magra',
  },
} satisfies ServerWords['records'];
