import type { ServerWords } from '../words.ts';

export const records = {
  sites: {
    abdomen: 'Addome',
    'abdomen.left_lower': 'Addome in basso a sinistra',
    'abdomen.left_upper': 'Addome in alto a sinistra',
    'abdomen.right_lower': 'Addome in basso a destra',
    'abdomen.right_upper': 'Addome in alto a destra',
    thigh: 'Coscia',
    'thigh.left': 'Coscia sinistra',
    'thigh.right': 'Coscia destra',
    arm: 'Braccio',
    'arm.left': 'Braccio sinistro',
    'arm.right': 'Braccio destro',
    buttock: 'Gluteo',
    'buttock.left': 'Gluteo sinistro',
    'buttock.right': 'Gluteo destro',
    other: 'Altra sede',
  },
  symptoms: {
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
  measurements: {
    waist: 'Vita',
    hips: 'Fianchi',
    body_fat: 'Grasso corporeo',
    lean_mass: 'Massa magra',
  },
} satisfies ServerWords['records'];
