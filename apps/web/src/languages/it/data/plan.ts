import type { texts as english } from '../../../data/plan/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';
import { countDays } from './pens.ts';

export const texts: Words<typeof english> = {
  deleted: 'Piano eliminato.',
  undo: 'Annulla',
  deleteFailed: 'Non è stato possibile eliminare il piano.',
  restoreFailed: 'Non è stato possibile ripristinare il piano.',
  skipFailed: 'Non è stato possibile saltare la dose.',
  unskipFailed: 'Non è stato possibile rimettere la dose nel piano.',
  resumed: (days) => {
    if (days === null) return 'Il tuo piano riprende.';
    return days === 0
      ? 'Il tuo piano riprende. Hai preso l’ultima dose oggi.'
      : `Il tuo piano riprende. Hai preso l’ultima dose ${countDays(days)} fa.`;
  },
  pauseRemoved: 'Pausa tolta.',
  resumeFailed: 'Non è stato possibile terminare la pausa.',

  step: (step) => `Fase ${step}`,
  removeStep: (step) => `Togli la fase ${step}`,
  addStep: 'Aggiungi fase',
  dose: 'Dose',
  every: 'Ogni',
  days: 'giorni',
  doses: 'Numero di dosi',
  daysLimit: (least, most) =>
    `Giorni: serve un numero intero da ${number(least)} a ${number(most)}.`,
  doseLimit: (least, most) =>
    `La dose deve essere un numero da ${number(least)} a ${number(most)} mg.`,
};
