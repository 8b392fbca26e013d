import type { ServerWords } from '../../words.ts';

export const doses = {
  inFuture: 'La date est dans le futur. Notez une dose une fois qu’elle a été prise.',
  tooManySteps: (most) => `Clics : un nombre entier de 1 à ${most}.`,
  medicineOfPen: 'Le médicament d’une dose est celui de son stylo.',
  amountOfPen: 'La quantité découle des clics ou du volume. Envoyez ceux-ci.',
  wrongAmount: 'La dose ne correspond pas aux clics ou au volume de ce stylo.',
  penNotThere: 'Ce stylo est introuvable. Il a peut-être été supprimé.',
  noPenGives: 'Aucun stylo en réserve ne peut donner cette dose. Notez-la dans l’application.',
  parts: {
    not_there:
      'La première dose de cette injection est introuvable. Elle a peut-être été supprimée.',
    itself: 'Une dose ne peut pas faire partie d’elle-même.',
    has_parts: 'D’autres doses font partie de celle-ci. Retirez-les d’abord de l’injection.',
    of_a_part: 'Cette dose fait déjà partie d’une injection. Indiquez la première.',
    other_medicine: 'Les parties d’une injection sont du même médicament.',
    too_far: 'Les parties d’une injection se situent dans un délai de 12 heures.',
    too_many: 'Une injection a au plus trois parties.',
  },
} satisfies ServerWords['dosing/doses'];
