import type { texts as english } from '../../../records/plan/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  deleted: 'Piano eliminato.',
  undo: 'Annulla',
  deleteFailed: 'Non è stato possibile eliminare il piano.',
  restoreFailed: 'Non è stato possibile ripristinare il piano.',
  skipFailed: 'Non è stato possibile saltare la dose.',
  unskipFailed: 'Non è stato possibile rimettere la dose nel piano.',

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
