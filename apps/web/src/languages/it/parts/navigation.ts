import type { texts as english } from '../../../parts/navigation/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  newTab: ' (si apre in una nuova scheda)',
  questions: {
    click: 'Che cos’è uno scatto?',
    priming: 'Quanto consuma la preparazione?',
    units: 'Che cos’è un’unità di una siringa?',
    'golden-dose': 'Che cos’è una Golden Dose?',
    'missed-dose': 'Dose mancata: che cosa dicono i fogli illustrativi?',
    travelling: 'Che cosa succede quando viaggio?',
    curve: 'Come si calcola la curva?',
    figures: 'Come si calcolano dosi e costi?',
    where: 'Che cosa è conservato, dove, e chi lo vede?',
    storing: 'Come si conserva e si smaltisce una penna?',
  },
};
