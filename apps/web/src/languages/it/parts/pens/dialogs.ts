import { type DeviceKind, MAX_MONEY } from '@dosewise/domain';
import type { texts as english } from '../../../../parts/pens/dialogs/texts.ts';
import type { Words } from '../../../words.ts';
import { texts as penTexts } from '../../data/pens.ts';
import { number, onDay } from '../../grammar.ts';

const { devices } = penTexts;

const inFull: Record<DeviceKind, string> = {
  click_pen: 'della penna',
  vial: 'del flaconcino',
  single_pen: 'della confezione',
  tablet: 'della confezione',
};

export const texts: Words<typeof english> = {
  editPenTitle: (thing) => (thing === 'pen' ? 'Modifica penna' : 'Modifica confezione'),
  savePen: (thing) => (thing === 'pen' ? 'Salva penna' : 'Salva confezione'),
  editPenFailed: 'Non è stato possibile modificare la penna',
  sealedWithoutStart: (thing) =>
    thing === 'pen'
      ? 'Lascia vuoto finché la penna è sigillata.'
      : 'Lascia vuoto finché la confezione è sigillata.',
  startsTooLate: (day) => `Non può essere dopo la prima dose, ${onDay(day)}.`,
  costTitle: (thing) => (thing === 'pen' ? 'Costo della penna' : 'Costo della confezione'),
  askCost: (name) =>
    `La dose è registrata. Qual è stato il costo di “${name}”? Puoi anche inserirlo più tardi.`,
  saveCost: 'Salva costo',
  saveCostFailed: 'Non è stato possibile modificare la penna.',
  remindLater: 'Non ora, ricordamelo più tardi',
  deletePen: (thing) => (thing === 'pen' ? 'Elimina penna' : 'Elimina confezione'),
  confirmPenDelete: (name) =>
    `Vuoi davvero eliminare “${name}”? Questa azione non si può annullare.`,
  deletePenFailed: (reason) => `Non è stato possibile eliminare la penna: ${reason}`,
  tryAgain: 'riprova.',

  addSealedTitle: (thing) =>
    thing === 'pen' ? 'Aggiungi penne sigillate' : 'Aggiungi confezioni sigillate',
  add: (kind) => `Aggiungi ${devices[kind]}`,
  addSealed: (kind) =>
    ({
      click_pen: 'Aggiungi penne sigillate',
      vial: 'Aggiungi flaconcini sigillati',
      single_pen: 'Aggiungi confezioni sigillate',
      tablet: 'Aggiungi confezioni sigillate',
    })[kind],
  count: 'Numero',
  countHint: 'Con il sigillo intatto e gli stessi dati',
  countWrong: (most) => `Serve un numero intero da 1 a ${number(most)}.`,

  openTitle: (thing) => (thing === 'pen' ? 'Apri penna' : 'Apri confezione'),
  openQuestion: (name) =>
    `“${name}” risulta in uso da questo giorno. Registrarne una prima dose ha lo stesso effetto.`,
  openedOn: 'Giorno di apertura',
  openFailed: 'Non è stato possibile aprire la penna.',

  discardTitle: (thing) => (thing === 'pen' ? 'Smaltisci penna' : 'Smaltisci confezione'),
  discardNote: (name, thing) =>
    thing === 'pen'
      ? `“${name}” passa tra le penne non più in uso e non conta più nel tuo piano. Puoi ripristinarla.`
      : `“${name}” passa tra le confezioni non più in uso e non conta più nel tuo piano. Puoi ripristinarla.`,
  discardedOn: 'Giorno di smaltimento',
  reason: 'Motivo',
  reasons: {
    in_use_days: 'In uso da troppo tempo',
    empty: 'Contenuto finito',
    broken: 'Rottura',
    warm: 'Caldo eccessivo o congelamento',
    lost: 'Smarrimento',
    other: 'Altro',
  },
  discardFailed: 'Non è stato possibile smaltire la penna.',
  dayNeeded: 'Inserisci un giorno.',
  dayAhead: 'Questo giorno è nel futuro.',
  beforeStart: (day) => `Non può essere prima dell’inizio, ${onDay(day)}.`,

  allowGolden: 'Consenti una Golden Dose da questa penna',
  addPenFailed: 'Non è stato possibile creare la penna.',
  penGone: 'Questa penna è stata eliminata altrove.',
  penName: (kind) => `Nome ${inFull[kind]}`,
  penNameExample: (thing) =>
    thing === 'pen' ? 'es. penna di novembre' : 'es. confezione di novembre',
  startDate: 'Data di inizio',
  expiryDate: 'Data di scadenza',
  expiryHint: (kind) =>
    ({
      click_pen: 'Come stampata sulla penna',
      vial: 'Come stampata sul flaconcino',
      single_pen: 'Come stampata sulla confezione',
      tablet: 'Come stampata sulla confezione',
    })[kind],
  batch: 'Lotto',
  batchHint: 'Accanto a “Lotto” sull’etichetta',
  cost: (kind, currency) => `Costo ${inFull[kind]} (${currency})`,
  purchaseDate: 'Data di acquisto',
  currency: 'Valuta',
  pharmacy: 'Farmacia',
  wasted: (step) => `Perdita (${penTexts.stepLabels[step]})`,
  wastedHint:
    'Ciò che non è finito in nessuna dose, per esempio per preparare la penna o per una fuoriuscita',
  wastedWrong: (most) => `Serve un numero intero da 0 a ${number(most)}.`,
  requiredFields: 'Compila tutti i campi obbligatori.',
  missing: {
    name: 'Inserisci un nome.',
    startDate: 'Inserisci la data di inizio.',
    costPerPen: 'Inserisci il costo della penna.',
    purchaseDate: 'Inserisci la data di acquisto.',
  },
  costWrong: `Il costo deve essere un numero da 0 a ${number(MAX_MONEY)}, per esempio ${number('245.50')}.`,
};
