import type { texts as english } from '../../../data/plan/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';
import { countDays } from './pens.ts';

export const texts: Words<typeof english> = {
  deleted: 'Plan supprimé.',
  undo: 'Annuler',
  deleteFailed: 'Le plan n’a pas pu être supprimé.',
  restoreFailed: 'Le plan n’a pas pu être restauré.',
  skipFailed: 'La dose n’a pas pu être sautée.',
  unskipFailed: 'La dose n’a pas pu être prévue de nouveau.',
  resumed: (days) => {
    if (days === null) return 'Votre plan reprend.';
    return days === 0
      ? 'Votre plan reprend. Vous avez pris votre dernière dose aujourd’hui.'
      : `Votre plan reprend. Vous avez pris votre dernière dose il y a ${countDays(days)}.`;
  },
  pauseRemoved: 'Pause retirée.',
  resumeFailed: 'La pause n’a pas pu être terminée.',

  step: (step) => `Palier ${step}`,
  removeStep: (step) => `Retirer le palier ${step}`,
  addStep: 'Ajouter un palier',
  dose: 'Dose',
  every: 'Tous les',
  days: 'jours',
  doses: 'Nombre de doses',
  daysLimit: (least, most) =>
    `Jours : il faut un nombre entier de ${number(least)} à ${number(most)}.`,
  doseLimit: (least, most) =>
    `La dose doit être un nombre de ${number(least)} à ${number(most)} mg.`,
};
