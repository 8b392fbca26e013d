import type { texts as english } from '../../../records/plan/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  deleted: 'Plan gelöscht.',
  undo: 'Rückgängig',
  deleteFailed: 'Der Plan konnte nicht gelöscht werden.',
  restoreFailed: 'Der Plan konnte nicht wiederhergestellt werden.',
  skipFailed: 'Die Dosis konnte nicht ausgelassen werden.',
  unskipFailed: 'Die Dosis konnte nicht wieder eingeplant werden.',

  step: (step) => `Stufe ${step}`,
  removeStep: (step) => `Stufe ${step} entfernen`,
  addStep: 'Stufe hinzufügen',
  dose: 'Dosis',
  every: 'Alle',
  days: 'Tage',
  doses: 'Anzahl der Dosen',
  daysLimit: (least, most) =>
    `Gib bei den Tagen eine ganze Zahl von ${number(least)} bis ${number(most)} ein.`,
  doseLimit: (least, most) =>
    `Die Dosis muss eine Zahl von ${number(least)} bis ${number(most)} mg sein.`,
};
