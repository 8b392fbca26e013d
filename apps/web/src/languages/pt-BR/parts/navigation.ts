import type { texts as english } from '../../../parts/navigation/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  newTab: ' (abre em uma nova aba)',
  questions: {
    click: 'O que é um clique?',
    priming: 'Quanto líquido o preparo gasta?',
    units: 'O que é uma unidade da seringa?',
    'golden-dose': 'O que é uma Golden Dose?',
    'missed-dose': 'Esqueci uma dose. O que dizem as bulas?',
    travelling: 'O que acontece quando viajo?',
    curve: 'Como a curva é calculada?',
    figures: 'Como doses e custos são calculados?',
    where: 'O que fica guardado, onde, e quem vê?',
    storing: 'Como guardar e descartar uma caneta?',
  },
};
