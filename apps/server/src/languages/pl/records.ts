import type { ServerWords } from '../words.ts';

export const records = {
  sites: {
    abdomen: 'Brzuch',
    'abdomen.left_lower': 'Brzuch u dołu po lewej',
    'abdomen.left_upper': 'Brzuch u góry po lewej',
    'abdomen.right_lower': 'Brzuch u dołu po prawej',
    'abdomen.right_upper': 'Brzuch u góry po prawej',
    thigh: 'Udo',
    'thigh.left': 'Lewe udo',
    'thigh.right': 'Prawe udo',
    arm: 'Ramię',
    'arm.left': 'Lewe ramię',
    'arm.right': 'Prawe ramię',
    buttock: 'Pośladek',
    'buttock.left': 'Lewy pośladek',
    'buttock.right': 'Prawy pośladek',
    other: 'Inne miejsce',
  },
  symptoms: {
    nausea: 'Nudności',
    vomiting: 'Wymioty',
    diarrhea: 'Biegunka',
    constipation: 'Zaparcie',
    headache: 'Ból głowy',
    fatigue: 'Uczucie zmęczenia',
    acid_reflux: 'Refluks',
    appetite_suppression: 'Zmniejszenie łaknienia',
    injection_site_pain: 'Ból w miejscu wstrzyknięcia',
    other: 'Inne',
  },
  measurements: {
    waist: 'Talia',
    hips: 'Biodra',
    body_fat: 'Tkanka tłuszczowa',
    lean_mass: 'Masa beztłuszczowa',
  },
} satisfies ServerWords['records'];
