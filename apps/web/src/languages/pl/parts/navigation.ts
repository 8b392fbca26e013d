import type { texts as english } from '../../../parts/navigation/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  newTab: ' (otwiera nową kartę)',
  questions: {
    click: 'Czym jest kliknięcie?',
    priming: 'Ile zużywa przygotowanie wstrzykiwacza?',
    units: 'Czym jest jednostka na strzykawce?',
    'golden-dose': 'Czym jest Golden Dose?',
    'missed-dose': 'Nieprzyjęta dawka: co mówią ulotki?',
    travelling: 'Co się dzieje w podróży?',
    curve: 'Jak obliczana jest krzywa?',
    figures: 'Jak obliczane są dawki i koszty?',
    where: 'Co jest gdzie przechowywane i kto to widzi?',
    storing: 'Jak przechowywać i wyrzucać wstrzykiwacz?',
  },
};
