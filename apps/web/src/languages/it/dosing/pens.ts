import type { texts as english } from '../../../features/dosing/pens/texts.ts';
import type { Words } from '../../words.ts';
import { countDays, countDoses } from '../data/pens.ts';
import { fromDay, number, onDay, plural, untilDay } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Penne · Dosewise',
  title: 'Penne',
  loginPrompt: 'Accedi per vedere le tue penne.',
  loading: 'Caricamento…',
  loadFailed: 'Non è stato possibile caricare le tue penne. Non è stato eliminato nulla.',
  aheadFailed: 'Non è stato possibile calcolare la tua scorta di penne.',

  addSealed: (thing) =>
    thing === 'pen' ? 'Aggiungi penne sigillate' : 'Aggiungi confezioni sigillate',
  addInUse: (thing) =>
    thing === 'pen' ? 'Aggiungi la penna che uso' : 'Aggiungi la confezione che uso',
  none: 'Ancora nessuna penna',
  nextStep: (thing) => (thing === 'pen' ? 'La tua penna è qui.' : 'La tua confezione è qui.'),
  logFirstDose: 'Registra la prima dose',
  noneHint: 'Aggiungi quella che usi e quelle sigillate nel tuo frigorifero.',

  inUse: 'In uso',
  noneInUse: (thing) =>
    thing === 'pen' ? 'Nessuna penna è in uso.' : 'Nessuna confezione è in uso.',
  inStock: 'Di scorta',
  noneInStock: (thing) =>
    thing === 'pen'
      ? 'Nessuna penna sigillata. Aggiungi quelle nel tuo frigorifero per vedere quanto durano.'
      : 'Nessuna confezione sigillata. Aggiungi quelle che hai per vedere quanto durano.',
  past: (count) => `Non più in uso (${number(count)})`,

  outlook: 'Quanto durano',
  ofMedicine: (sentence, medicine) => `${medicine}: ${sentence}`,
  runsOut: (day) => `La scorta finisce ${onDay(day)}.`,
  runsOutAndOrder: (day, order) => `La scorta finisce ${onDay(day)}. Ordina entro ${onDay(order)}.`,
  outNow: (day, thing) =>
    thing === 'pen'
      ? `Nessuna delle tue penne può dare la prossima dose, ${onDay(day)}.`
      : `Nessuna delle tue confezioni può dare la prossima dose, ${onDay(day)}.`,
  enough: (doses) =>
    plural(doses, {
      one: 'Basta per la prossima dose programmata.',
      other: 'Basta per tutte le # dosi programmate entro un anno.',
    }),
  dosesBefore: (doses, thing) =>
    `${thing === 'pen' ? 'Fino ad allora le tue penne coprono' : 'Fino ad allora le tue confezioni coprono'} ${plural(doses, { one: '# dose programmata', other: '# dosi programmate' })}.`,
  orderDays: (days) =>
    `La data dell’ordine è ${countDays(days)} prima, come impostato nel promemoria della scorta.`,
  orderDaysFixed: (days) =>
    `La data dell’ordine è ${countDays(days)} prima. Con un account puoi cambiarla.`,
  changeDays: 'Cambia in Impostazioni',
  noPlan: (thing) =>
    thing === 'pen'
      ? 'Crea un piano per vedere quando finiscono le tue penne.'
      : 'Crea un piano per vedere quando finiscono le tue confezioni.',
  makePlan: 'Crea un piano',
  nothingPlanned: (thing) =>
    thing === 'pen'
      ? 'Non ci sono dosi programmate, quindi le tue penne non finiranno.'
      : 'Non ci sono dosi programmate, quindi le tue confezioni non finiranno.',

  lastsTo: (day, doses) =>
    `Dura fino ${untilDay(day)} · ${plural(doses, { one: '# dose programmata', other: '# dosi programmate' })}`,
  usableTo: (day, days) =>
    `Da usare entro ${onDay(day)}${days === null ? '' : ` (in uso da ${countDays(days)})`}`,
  leftOver: (day, lost) => `Da usare entro ${onDay(day)}. Resto previsto dal tuo piano: ${lost}.`,
  discardPassed: (day) => `Il foglio illustrativo ne prevede lo smaltimento ${onDay(day)}.`,
  usedFromTo: (from, to, doses) =>
    `Nel piano ${fromDay(from)} ${untilDay(to)} · ${countDoses(doses)}`,
  usedOn: (day) => `Nel piano ${onDay(day)} · ${countDoses(1)}`,
  notPlanned: 'Nessuna dose programmata',
  expires: (day) => `Scade ${onDay(day)}`,
  batch: (batch) => `Lotto ${batch}`,
  discarded: (day, reason) => `Smaltimento: ${day} · ${reason}`,
  expiredOn: (day) => `Scadenza passata: ${day}`,
  boughtAfterStart: (bought, start) =>
    `La data di acquisto (${bought}) è successiva alla data di inizio (${start}). Controlla entrambe le date.`,
  expiredBeforeStart: (expiry, start) =>
    `La data di scadenza (${expiry}) è precedente alla data di inizio (${start}). Controlla entrambe le date.`,
  startAhead: (start) => `La data di inizio (${start}) è nel futuro. Controllala.`,
  wasted: (amount) => `Perdita: ${amount}`,

  open: 'Apri',
  openPen: (name) => `Apri ${name}`,
  discard: 'Smaltisci',
  discardPen: (name) => `Smaltisci ${name}`,
  takeBack: 'Ripristina',
  takeBackPen: (name) => `Ripristina ${name}`,
  takenBack: (name) => `Hai ripristinato ${name}.`,
  takeBackFailed: 'Non è stato possibile ripristinare la penna.',
  edit: (name) => `Modifica ${name}`,
  delete: (name) => `Elimina ${name}`,
};
