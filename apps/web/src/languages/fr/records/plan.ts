import type { texts as english } from '../../../records/plan/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  deleted: 'Plan supprimé.',
  undo: 'Annuler',
  deleteFailed: 'Le plan n’a pas pu être supprimé.',
  restoreFailed: 'Le plan n’a pas pu être restauré.',
  skipFailed: 'La dose n’a pas pu être sautée.',
  unskipFailed: 'La dose n’a pas pu être prévue de nouveau.',

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
