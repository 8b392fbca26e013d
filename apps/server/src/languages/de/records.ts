import type { ServerWords } from '../words.ts';

export const records = {
  sites: {
    abdomen: 'Bauch',
    'abdomen.left_lower': 'Bauch links unten',
    'abdomen.left_upper': 'Bauch links oben',
    'abdomen.right_lower': 'Bauch rechts unten',
    'abdomen.right_upper': 'Bauch rechts oben',
    thigh: 'Oberschenkel',
    'thigh.left': 'Linker Oberschenkel',
    'thigh.right': 'Rechter Oberschenkel',
    arm: 'Oberarm',
    'arm.left': 'Linker Oberarm',
    'arm.right': 'Rechter Oberarm',
    buttock: 'Gesäß',
    'buttock.left': 'Gesäß links',
    'buttock.right': 'Gesäß rechts',
    other: 'Andere Stelle',
  },
  symptoms: {
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
  measurements: {
    waist: 'Taille',
    hips: 'Hüfte',
    body_fat: 'Körperfett',
    lean_mass: 'Fettfreie Masse',
  },
} satisfies ServerWords['records'];
