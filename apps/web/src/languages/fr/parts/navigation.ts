import type { texts as english } from '../../../parts/navigation/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  newTab: ' (s’ouvre dans un nouvel onglet)',
  questions: {
    click: 'Qu’est-ce qu’un clic ?',
    priming: 'Que consomme la purge ?',
    units: 'Qu’est-ce qu’une unité de seringue ?',
    'golden-dose': 'Qu’est-ce qu’une Golden Dose ?',
    'missed-dose': 'J’ai oublié une dose. Que disent les notices ?',
    travelling: 'Et quand je voyage ?',
    curve: 'Comment la courbe est-elle calculée ?',
    figures: 'Comment les doses et les coûts sont-ils calculés ?',
    where: 'Où sont vos données, et qui les voit ?',
    storing: 'Comment conserver et jeter un stylo ?',
  },
};
