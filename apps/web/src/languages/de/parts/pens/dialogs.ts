import { MAX_MONEY } from '@dosewise/domain';
import type { texts as english } from '../../../../parts/pens/dialogs/texts.ts';
import type { Words } from '../../../words.ts';
import { texts as penTexts } from '../../data/pens.ts';
import { number } from '../../grammar.ts';

const { devices } = penTexts;

export const texts: Words<typeof english> = {
  editPenTitle: (thing) => (thing === 'pen' ? 'Pen bearbeiten' : 'Packung bearbeiten'),
  savePen: (thing) => (thing === 'pen' ? 'Pen speichern' : 'Packung speichern'),
  editPenFailed: 'Der Pen konnte nicht geändert werden',
  sealedWithoutStart: (thing) =>
    thing === 'pen'
      ? 'Lass das Feld leer, solange der Pen ungeöffnet ist.'
      : 'Lass das Feld leer, solange die Packung ungeöffnet ist.',
  startsTooLate: (day) => `Darf nicht nach der ersten Dosis am ${day} liegen.`,
  costTitle: (thing) => (thing === 'pen' ? 'Kosten des Pens' : 'Kosten der Packung'),
  askCost: (name) =>
    `Deine Dosis ist eingetragen. Was hat „${name}“ gekostet? Du kannst es auch später nachtragen.`,
  saveCost: 'Kosten speichern',
  saveCostFailed: 'Der Pen konnte nicht geändert werden.',
  remindLater: 'Nicht jetzt – später erinnern',
  deletePen: (thing) => (thing === 'pen' ? 'Pen löschen' : 'Packung löschen'),
  confirmPenDelete: (name) =>
    `Möchtest du „${name}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
  deletePenFailed: (reason) => `Der Pen konnte nicht gelöscht werden: ${reason}`,
  tryAgain: 'Bitte versuche es noch einmal.',

  addSealedTitle: (thing) =>
    thing === 'pen' ? 'Ungeöffnete Pens hinzufügen' : 'Ungeöffnete Packungen hinzufügen',
  add: (kind) => `${devices[kind]} hinzufügen`,
  addSealed: (kind) =>
    ({
      click_pen: 'Ungeöffnete Pens hinzufügen',
      vial: 'Ungeöffnete Durchstechflaschen hinzufügen',
      single_pen: 'Ungeöffnete Packungen hinzufügen',
      tablet: 'Ungeöffnete Packungen hinzufügen',
    })[kind],
  count: 'Wie viele',
  countHint: 'Alle ungeöffnet, mit denselben Angaben',
  countWrong: (most) => `Gib eine ganze Zahl von 1 bis ${number(most)} ein.`,

  openTitle: (thing) => (thing === 'pen' ? 'Pen öffnen' : 'Packung öffnen'),
  openQuestion: (name) =>
    `„${name}“ gilt ab diesem Tag als in Gebrauch. Eine erste Dosis daraus einzutragen bewirkt dasselbe.`,
  openedOn: 'Geöffnet am',
  openFailed: 'Der Pen konnte nicht geöffnet werden.',

  discardTitle: (thing) => (thing === 'pen' ? 'Pen entsorgen' : 'Packung entsorgen'),
  discardNote: (name, thing) =>
    thing === 'pen'
      ? `„${name}“ kommt zu den früheren Pens und zählt in deinem Plan nicht mehr mit. Du kannst das rückgängig machen.`
      : `„${name}“ kommt zu den früheren Packungen und zählt in deinem Plan nicht mehr mit. Du kannst das rückgängig machen.`,
  discardedOn: 'Entsorgt am',
  reason: 'Grund',
  reasons: {
    in_use_days: 'Zu lange in Gebrauch',
    empty: 'Leer',
    broken: 'Defekt',
    warm: 'Zu warm oder gefroren',
    lost: 'Verloren',
    other: 'Etwas anderes',
  },
  discardFailed: 'Der Pen konnte nicht entsorgt werden.',
  dayNeeded: 'Gib einen Tag ein.',
  dayAhead: 'Dieser Tag liegt in der Zukunft.',
  beforeStart: (day) => `Darf nicht vor dem Beginn am ${day} liegen.`,

  allowGolden: 'Golden Dose aus diesem Pen erlauben',
  addPenFailed: 'Der Pen konnte nicht angelegt werden.',
  penGone: 'Dieser Pen wurde anderswo gelöscht.',
  penName: (kind) =>
    ({
      click_pen: 'Name des Pens',
      vial: 'Name der Durchstechflasche',
      single_pen: 'Name der Packung',
      tablet: 'Name der Packung',
    })[kind],
  penNameExample: (thing) => (thing === 'pen' ? 'z. B. Pen November' : 'z. B. Packung November'),
  startDate: 'Beginn',
  expiryDate: 'Verwendbar bis',
  expiryHint: (kind) =>
    ({
      click_pen: 'Steht auf dem Pen',
      vial: 'Steht auf der Durchstechflasche',
      single_pen: 'Steht auf der Packung',
      tablet: 'Steht auf der Packung',
    })[kind],
  batch: 'Charge',
  batchHint: 'Steht auf dem Etikett nach „Ch.-B.“ oder „Lot“',
  cost: (kind, currency) => `Kosten je ${devices[kind]} (${currency})`,
  purchaseDate: 'Kaufdatum',
  currency: 'Währung',
  pharmacy: 'Apotheke',
  wasted: (step) => `Verlust (${penTexts.stepLabels[step]})`,
  wastedHint: 'Was in keine Dosis ging, etwa durch Entlüften oder Auslaufen',
  wastedWrong: (most) => `Gib eine ganze Zahl von 0 bis ${number(most)} ein.`,
  requiredFields: 'Bitte fülle alle Pflichtfelder aus.',
  missing: {
    name: 'Gib einen Namen ein.',
    startDate: 'Gib den Beginn ein.',
    costPerPen: 'Gib die Kosten des Pens ein.',
    purchaseDate: 'Gib ein Kaufdatum ein.',
  },
  costWrong: `Die Kosten müssen eine Zahl von 0 bis ${number(MAX_MONEY)} sein, zum Beispiel ${number('245.50')}.`,
};
