import type { texts as english } from '../../../data/plan/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  deleted: 'Plan gelöscht.',
  undo: 'Rückgängig',
  deleteFailed: 'Der Plan konnte nicht gelöscht werden.',
  restoreFailed: 'Der Plan konnte nicht wiederhergestellt werden.',
  skipFailed: 'Die Dosis konnte nicht ausgelassen werden.',
  unskipFailed: 'Die Dosis konnte nicht wieder eingeplant werden.',
  resumed: (days) => {
    if (days === null) return 'Dein Plan geht weiter.';
    return days === 0
      ? 'Dein Plan geht weiter. Deine letzte Dosis hast du heute genommen.'
      : plural(days, {
          one: 'Dein Plan geht weiter. Deine letzte Dosis ist # Tag her.',
          other: 'Dein Plan geht weiter. Deine letzte Dosis ist # Tage her.',
        });
  },
  pauseRemoved: 'Pause entfernt.',
  resumeFailed: 'Die Pause konnte nicht beendet werden.',

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
