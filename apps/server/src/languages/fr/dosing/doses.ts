import type { ServerWords } from '../../words.ts';

export const doses = {
  inFuture: 'La date est dans le futur. Notez une dose une fois qu’elle a été prise.',
  tooManySteps: (most) => `Clics : un nombre entier de 1 à ${most}.`,
  medicineOfPen: 'Le médicament d’une dose est celui de son stylo.',
  amountOfPen: 'La quantité découle des clics ou du volume. Envoyez ceux-ci.',
  wrongAmount: 'La dose ne correspond pas aux clics ou au volume de ce stylo.',
  penNotThere: 'Ce stylo est introuvable. Il a peut-être été supprimé.',
  noPenGives: 'Aucun stylo en réserve ne peut donner cette dose. Notez-la dans l’application.',
} satisfies ServerWords['dosing/doses'];
