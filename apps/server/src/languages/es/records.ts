import type { ServerWords } from '../words.ts';

export const records = {
  sites: {
    abdomen: 'Abdomen',
    'abdomen.left_lower': 'Abdomen inferior izquierdo',
    'abdomen.left_upper': 'Abdomen superior izquierdo',
    'abdomen.right_lower': 'Abdomen inferior derecho',
    'abdomen.right_upper': 'Abdomen superior derecho',
    thigh: 'Muslo',
    'thigh.left': 'Muslo izquierdo',
    'thigh.right': 'Muslo derecho',
    arm: 'Brazo',
    'arm.left': 'Brazo izquierdo',
    'arm.right': 'Brazo derecho',
    buttock: 'Glúteo',
    'buttock.left': 'Glúteo izquierdo',
    'buttock.right': 'Glúteo derecho',
    other: 'Otro lugar',
  },
  symptoms: {
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
  measurements: {
    waist: 'Cintura',
    hips: 'Cadera',
    body_fat: 'Grasa corporal',
    lean_mass: 'Masa magra',
  },
} satisfies ServerWords['records'];
