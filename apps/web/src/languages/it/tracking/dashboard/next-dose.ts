import type { texts as english } from '../../../../features/tracking/dashboard/next-dose/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays, countDoses } from '../../data/pens.ts';
import { number } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'La tua prossima dose',
  titleOf: (medicine) => `La tua prossima dose di ${medicine}`,
  later: (medicine, day) => `${medicine}: ${day}`,
  stillByLabel: (due, day, time) =>
    `Era prevista ${due}. Puoi ancora usarla fino a ${day} alle ${time} (foglio illustrativo).`,
  still: (due, day, time) => `Era prevista ${due}. Puoi ancora usarla fino a ${day} alle ${time}.`,
  loading: 'Caricamento…',
  loadFailed: 'Non è stato possibile caricare la tua prossima dose.',
  dueToday: 'Dose di oggi',
  dueTomorrow: 'Prossima dose domani',
  inDays: (days) => `Prossima dose tra ${countDays(days)}`,
  late: (days) => `In ritardo di ${countDays(days)}`,
  at: (weekday, day, time) => `${weekday} ${day}, ${time}`,
  mg: (amount) => `${number(amount)} mg`,
  given: (amount, pen, left) => `${amount} · ${pen}, ancora ${number(left)}`,
  givenInWords: (amount, pen, left) => `${amount} da ${pen}, ancora ${countDoses(left)}`,
  site: (zone, isProposed) => `Sede: ${zone}${isProposed ? ' (la più riposata)' : ''}`,
  chooseSite: 'Scegli una sede',
  noPen: (thing) =>
    thing === 'pen'
      ? 'Non hai una penna per questa dose.'
      : 'Non hai una confezione per questa dose.',
  log: (amount) => `Registra ${amount}`,
  change: 'Modifica',
  logIt: 'Registra una dose',
  plan: 'Il tuo piano',
  dose: (mg, amount, pen, place) =>
    `${mg}, ${amount} da ${[pen, place].filter(Boolean).join(', ')}`,
  loggedAlready: (when) => `Questa dose è già registrata: ${when}.`,
  logFailed: 'Non è stato possibile registrare la dose. Non è cambiato nulla. Riprova.',
  changedElsewhere: 'Qualcosa è cambiato altrove. Controlla, poi registra la dose.',

  noLatest: 'Non è ancora registrata nessuna dose di questo medicinale.',
  anotherPen: 'La tua ultima dose non veniva da questa penna.',
  moreThanUsual: (mg, usual) => `${mg} è più della tua ultima dose di ${usual}.`,

  nothing: 'Nessuna dose programmata',
  nothingAdvice: 'Crea un piano o registra una dose per vedere qui la prossima.',
  makePlan: 'Crea un piano',
};
