import type { texts as english } from '../../../data/symptoms/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  saveFailed: 'Nie udało się zapisać',
  categories: {
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
  words: { none: 'brak', mild: 'łagodne', moderate: 'średnie', severe: 'silne' },
  severity: (severity, most, word) => `${number(severity)} na ${number(most)}, ${word}`,
};
