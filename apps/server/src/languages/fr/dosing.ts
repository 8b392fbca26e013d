import { MAX_PENS_IN_BOX, MAX_TABLETS_IN_PACK, OWN_DEVICE_LIMITS } from '@dosewise/domain';
import type { ServerWords } from '../words.ts';
import { plural } from './grammar.ts';

export const doses = {
  inFuture: 'La date est dans le futur. Notez une dose après l’avoir prise.',
  tooManySteps: (most) => `Saisissez un nombre entier de 1 à ${most}.`,
  medicineOfPen: 'Le médicament doit correspondre au stylo.',
  amountOfPen:
    'La dose en mg est calculée à partir des clics ou du volume. Envoyez plutôt ceux-ci.',
  wrongAmount: 'La dose ne correspond pas aux clics ou au volume de ce stylo.',
  penNotThere: 'Ce stylo est introuvable. Il a peut-être été supprimé.',
  noPenGives:
    'Aucun de vos stylos ne contient encore assez pour cette dose. Notez-la dans l’application.',
  parts: {
    not_there: 'La première partie de cette dose est introuvable. Elle a peut-être été supprimée.',
    itself: 'Une dose ne peut pas faire partie d’elle-même.',
    has_parts: 'D’autres entrées font partie de cette dose. Séparez-les d’abord.',
    of_a_part:
      'Cette entrée fait déjà partie d’une autre dose. Choisissez la première partie de l’autre dose.',
    other_medicine: 'Toutes les parties d’une dose doivent être du même médicament.',
    too_far: 'Toutes les parties d’une dose doivent se situer dans un délai de 12 heures.',
    too_many: 'Une dose peut avoir au plus trois parties.',
  },
} satisfies ServerWords['dosing/doses'];

export const pens = {
  startAhead: 'La date de début est dans le futur. Indiquez le jour où ce stylo a été ouvert.',
  startAfterDose:
    'La date de début ne peut pas être postérieure au jour de la première dose de ce stylo.',
  sealedWithDoses: 'Des doses de ce stylo sont notées : il lui faut donc une date de début.',
  startAfterDiscard: 'La date de début ne doit pas être après le jour où ce stylo a été jeté.',
  moreWasted: (most) =>
    `Saisissez un nombre entier de 0 à ${most} : il n’en reste pas plus après les doses notées.`,
  discardAhead: 'Ce jour est dans le futur. Indiquez qu’un stylo est jeté une fois que c’est fait.',
  discardBeforeStart: 'Ce jour est antérieur à la date de début de ce stylo.',
  discardBeforeDose: 'Une dose de ce stylo est notée après ce jour.',
  hasDoses: (count) =>
    plural(count, {
      one: `${count} dose de ce stylo est notée. Supprimez-la d’abord.`,
      other: `${count} doses de ce stylo sont notées. Supprimez-les d’abord.`,
    }),
  noGolden: 'Dosewise ne peut pas suivre de Golden Dose pour ce dispositif.',
  wrongDevice: {
    unknown_device: 'Cet identifiant n’est pas dans la liste des dispositifs (GET /api/devices).',
    strength_not_listed: 'Ce dispositif n’est pas vendu dans ce dosage.',
    own_numbers_missing: 'Dispositif : un de la liste, ou avec medicine, kind, doseMl et doses.',
    own_numbers_with_id:
      'N’indiquez ni médicament, ni type, ni doseMl : un dispositif de la liste a les siens.',
    steps_missing: 'Indiquez combien de clics a une dose complète (stepsPerDose).',
    steps_differ: 'Une dose complète de ce dispositif a un autre nombre de clics.',
    doses_differ: 'Ce dispositif a un autre nombre de doses complètes.',
    no_whole_units: 'Une dose d’un flacon doit être un nombre entier d’unités de 0,01 mL.',
    tablets_have_no_ml: 'Les comprimés ne contiennent pas de liquide. N’indiquez pas doseMl.',
    too_many_doses: `Un dispositif contient au plus ${OWN_DEVICE_LIMITS.doses.most} doses.`,
    pack_too_large: `Une boîte contient au plus ${MAX_TABLETS_IN_PACK} comprimés.`,
    box_too_large: `Une boîte contient au plus ${MAX_PENS_IN_BOX} stylos.`,
  },
} satisfies ServerWords['dosing/pens'];
