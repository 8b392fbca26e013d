import { MAX_MONEY } from '@dosewise/domain';
import type { texts as english } from '../../../../parts/pens/dialogs/texts.ts';
import type { Words } from '../../../words.ts';
import { texts as penTexts } from '../../data/pens.ts';
import { ended, number } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  editPenTitle: (thing) => (thing === 'pen' ? 'Modifier le stylo' : 'Modifier la boîte'),
  savePen: (thing) => (thing === 'pen' ? 'Enregistrer le stylo' : 'Enregistrer la boîte'),
  editPenFailed: 'Le stylo n’a pas pu être modifié',
  sealedWithoutStart: (thing) =>
    thing === 'pen'
      ? 'Laissez vide tant que le stylo n’est pas ouvert.'
      : 'Laissez vide tant que la boîte n’est pas ouverte.',
  startsTooLate: (day) => `Au plus tard le jour de la première dose, le ${ended(day)}`,
  costTitle: (thing) => (thing === 'pen' ? 'Coût du stylo' : 'Coût de la boîte'),
  askCost: (name) =>
    `Votre dose est notée. Combien a coûté « ${name} » ? Vous pouvez aussi l’indiquer plus tard.`,
  saveCost: 'Enregistrer le coût',
  saveCostFailed: 'Le stylo n’a pas pu être modifié.',
  remindLater: 'Pas maintenant – me le rappeler plus tard',
  deletePen: (thing) => (thing === 'pen' ? 'Supprimer le stylo' : 'Supprimer la boîte'),
  confirmPenDelete: (name) =>
    `Voulez-vous vraiment supprimer « ${name} » ? Cette action est irréversible.`,
  deletePenFailed: (reason) => `Le stylo n’a pas pu être supprimé : ${reason}`,
  tryAgain: 'veuillez réessayer.',

  addSealedTitle: () => 'Ajouter à la réserve',
  add: (kind) =>
    ({
      click_pen: 'Ajouter le stylo',
      vial: 'Ajouter le flacon',
      single_pen: 'Ajouter la boîte',
      tablet: 'Ajouter la boîte',
    })[kind],
  addSealed: (kind) =>
    ({
      click_pen: 'Ajouter des stylos non ouverts',
      vial: 'Ajouter des flacons non ouverts',
      single_pen: 'Ajouter des boîtes non ouvertes',
      tablet: 'Ajouter des boîtes non ouvertes',
    })[kind],
  count: 'Combien',
  countHint: 'Tous non ouverts, avec les mêmes détails',
  countWrong: (most) => `Il faut un nombre entier de 1 à ${number(most)}.`,

  openTitle: (thing) => (thing === 'pen' ? 'Ouvrir le stylo' : 'Ouvrir la boîte'),
  openQuestion: (name) =>
    `« ${name} » est en cours d’utilisation à partir de ce jour. Noter une première dose a le même effet.`,
  openedOn: 'Ouvert le',
  openFailed: 'Le stylo n’a pas pu être ouvert.',

  discardTitle: (thing) => (thing === 'pen' ? 'Jeter le stylo' : 'Jeter la boîte'),
  discardNote: (name, thing) =>
    thing === 'pen'
      ? `« ${name} » passe dans les anciens stylos et ne compte plus dans votre plan. Vous pouvez annuler cette action.`
      : `« ${name} » passe dans les anciennes boîtes et ne compte plus dans votre plan. Vous pouvez annuler cette action.`,
  discardedOn: 'Jeté le',
  reason: 'Raison',
  reasons: {
    in_use_days: 'Utilisé trop longtemps',
    empty: 'Vide',
    broken: 'Cassé',
    warm: 'Trop chaud ou gelé',
    lost: 'Perdu',
    other: 'Autre raison',
  },
  discardFailed: 'Le stylo n’a pas pu être jeté.',
  dayNeeded: 'Saisissez un jour.',
  dayAhead: 'Ce jour est dans le futur.',
  beforeStart: (day) => `Au plus tôt le jour de début, le ${ended(day)}`,

  allowGolden: 'Autoriser une Golden Dose avec ce stylo',
  addPenFailed: 'Le stylo n’a pas pu être créé.',
  penGone: 'Ce stylo a été supprimé ailleurs.',
  penName: (kind) =>
    ({
      click_pen: 'Nom du stylo',
      vial: 'Nom du flacon',
      single_pen: 'Nom de la boîte',
      tablet: 'Nom de la boîte',
    })[kind],
  penNameExample: (thing) =>
    thing === 'pen' ? 'p. ex. stylo de novembre' : 'p. ex. boîte de novembre',
  startDate: 'Date de début',
  expiryDate: 'Date de péremption',
  expiryHint: (kind) =>
    ({
      click_pen: 'Comme imprimé sur le stylo',
      vial: 'Comme imprimé sur le flacon',
      single_pen: 'Comme imprimé sur la boîte',
      tablet: 'Comme imprimé sur la boîte',
    })[kind],
  batch: 'Lot',
  batchHint: 'À côté de « Lot » sur l’étiquette',
  cost: (kind, currency) =>
    ({
      click_pen: `Coût par stylo (${currency})`,
      vial: `Coût par flacon (${currency})`,
      single_pen: `Coût par boîte (${currency})`,
      tablet: `Coût par boîte (${currency})`,
    })[kind],
  purchaseDate: 'Date d’achat',
  currency: 'Devise',
  pharmacy: 'Pharmacie',
  wasted: (step) => `Perte (${penTexts.stepLabels[step]})`,
  wastedHint: 'Ce qui n’est entré dans aucune dose, par exemple à cause d’une purge ou d’une fuite',
  wastedWrong: (most) => `Il faut un nombre entier de 0 à ${number(most)}.`,
  requiredFields: 'Veuillez remplir tous les champs obligatoires.',
  missing: {
    name: 'Saisissez un nom.',
    startDate: 'Saisissez une date de début.',
    costPerPen: 'Saisissez le coût du stylo.',
    purchaseDate: 'Saisissez une date d’achat.',
  },
  costWrong: `Le coût doit être un nombre de 0 à ${number(MAX_MONEY)}, comme ${number('245.50')}.`,
};
