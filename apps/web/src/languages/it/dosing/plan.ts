import type { DeviceKind } from '@dosewise/domain';
import type { texts as english } from '../../../features/dosing/plan/texts.ts';
import type { Words } from '../../words.ts';
import { countDays, countDoses } from '../data/pens.ts';
import { fromDay, list, number, onDay, plural, untilDay } from '../grammar.ts';

const ofDevice: Record<DeviceKind, (strengthMg: number) => string> = {
  click_pen: (mg) => `di una penna da ${number(mg)} mg`,
  vial: (mg) => `di un flaconcino da ${number(mg)} mg`,
  single_pen: (mg) => `di una confezione da ${number(mg)} mg`,
  tablet: (mg) => `di una confezione da ${number(mg)} mg`,
};

export const texts: Words<typeof english> = {
  pageTitle: 'Piano · Dosewise',
  title: 'Piano',
  medicines: 'Medicinali',
  another: 'Pianifica un altro medicinale',
  loginPrompt: 'Accedi per vedere il tuo piano.',
  loading: 'Caricamento…',
  loadFailed: 'Non è stato possibile caricare il tuo piano.',
  recordsFailed:
    'Non è stato possibile caricare le tue dosi e penne, quindi scatti e penne non sono mostrati.',

  none: 'Ancora nessun piano',
  noneLead:
    'Un piano mostra quando è ora delle prossime dosi e da quale penna vengono. Puoi saltare una dose o cambiare il piano in qualsiasi momento.',
  noneAdvice: 'Inserisci quello che ti è stato prescritto. Dosewise non propone mai una dose.',
  begin: 'Crea un piano',
  fromForecast: 'Prima guarda i livelli',
  noRecords: 'Con una penna qui, le dosi si vedono anche in scatti.',
  addPen: 'Aggiungi una penna',

  plan: 'Il tuo piano',
  newPlan: 'Nuovo piano',
  change: 'Cambia piano',
  changeDay: 'Cambia giorno',
  pause: 'Metti in pausa',
  editPause: 'Cambia la pausa',
  resume: 'Riprendi oggi',
  removePause: 'Togli la pausa',
  paused: (from, until) =>
    until === null
      ? `In pausa ${fromDay(from)}, finché non riprendi.`
      : `In pausa ${fromDay(from)} ${untilDay(until)}.`,
  pauseAhead: (from, until) =>
    until === null
      ? `Una pausa inizia ${onDay(from)} e dura finché non riprendi.`
      : `È prevista una pausa ${fromDay(from)} ${untilDay(until)}.`,
  ended: 'Questo piano è finito.',
  former: 'Piani precedenti',
  calendarFile: 'File calendario',
  calendarName: 'dosewise-calendario.ics',
  calendarFailed: 'Non è stato possibile creare il calendario. Riprova.',
  delete: 'Elimina piano',
  zone: (zone, device) =>
    `Gli orari sono nel fuso ${zone}. Questo dispositivo è impostato su ${device}.`,
  settings: 'Cambia in Impostazioni',

  pace: (everyDays, time) =>
    plural(everyDays, {
      one: `Ogni giorno alle ${time}`,
      other: `Ogni # giorni alle ${time}`,
    }),
  weekly: (weekday, time) => `Ogni ${weekday} alle ${time}`,
  from: (day) => `Inizio: ${day}`,
  until: (doses) => (doses === null ? 'Senza data di fine' : countDoses(doses)),
  mg: (dose) => `${number(Number(dose.toFixed(2)))} mg`,
  partOf: (takenMg, ofMg) =>
    `${number(Number(takenMg.toFixed(2)))} di ${number(Number(ofMg.toFixed(2)))} mg`,

  medicine: 'Medicinale',
  switches: (before, after) =>
    `Salvando finisce il tuo piano per ${before} e ne inizia uno per ${after}. Per tenerli entrambi, annulla e pianifica ${after} come altro medicinale.`,
  anchor: 'Quando è ora di una dose',
  anchors: { weekday: 'In giorni fissi', last_dose: 'Dopo un tempo fisso dall’ultima dose' },
  fixed: (pace) => `${pace}. Una dose in ritardo non sposta la successiva.`,
  counting: (days) => `${countDays(days)} dopo l’ultima dose, alla stessa ora`,
  firstDay: 'Primo giorno',
  time: 'Ora',
  openHint: 'Lascia vuoto per continuare finché non cambi il piano.',
  untilNextHint: 'Lascia vuoto per continuare fino alla fase successiva.',
  givenBy: (amount, strengthMg, device) => `${amount} ${ofDevice[device](strengthMg)}`,
  ways: (ways) => `${list(ways)}.`,
  givenByNone: (thing) =>
    thing === 'pen'
      ? 'Nessuna delle tue penne può dare questa dose.'
      : 'Nessuna delle tue confezioni può dare questa dose.',
  startNeeded: 'Inserisci il giorno della prima dose.',
  sameStart: 'Un’altra fase inizia in questo giorno.',
  timeNeeded: 'Inserisci un’ora del giorno.',
  dosesLimit: (least, most) =>
    `Dosi: serve un numero intero da ${number(least)} a ${number(most)}, oppure lascia vuoto.`,
  save: 'Salva piano',
  saveFailed: 'Non è stato possibile salvare il piano.',
  saved: 'Piano salvato.',
  changedElsewhere:
    'Questo piano è stato cambiato altrove. Non è stato sovrascritto, e le tue modifiche sono ancora qui.',
  showOther: 'Scarta il mio, mostra l’altro',
  saveMine: 'Salva invece il mio',
  leave: 'Uscire senza salvare?',
  leaveQuestion: 'Le tue modifiche al piano non sono salvate.',
  confirmLeave: 'Esci senza salvare',
  stay: 'Resta qui',

  ahead: 'In programma',
  preview: 'Anteprima',
  incomplete: 'Completa le fasi per vedere le tue dosi.',
  views: 'Mostra come',
  list: 'Elenco',
  calendar: 'Calendario',
  nothing: 'Non sono programmate altre dosi.',
  nothingDue: 'Nessuna dose è prevista finché non riprendi.',
  more: 'Mostra altro',
  states: {
    upcoming: 'Futura',
    due: 'Prevista ora',
    overdue: 'In ritardo',
    taken: 'Presa',
    partly_taken: 'Presa in parte',
    paused: 'In pausa',
    skipped: 'Saltata',
    missed: 'Mancata',
  },
  notInStock: (thing) =>
    thing === 'pen' ? 'Nessuna penna di scorta' : 'Nessuna confezione di scorta',
  fromPen: (amount, pen) => `${amount}, ${pen}`,
  skip: 'Salta',
  skipDose: (when) => `Salta la dose: ${when}`,
  unskip: 'Non saltare',
  unskipDose: (when) => `Non saltare la dose: ${when}`,
  took: 'L’ho presa',
  tookDose: (when) => `Ho preso la dose: ${when}`,

  earlierMonth: 'Mese precedente',
  laterMonth: 'Mese successivo',
  month: (name) => `Dosi: ${name}`,
  marks: {
    taken: 'Presa',
    partly_taken: 'Presa in parte',
    planned: 'Programmata',
    skipped: 'Saltata',
    paused: 'In pausa',
    missed: 'Mancata',
  },
  dayDose: (state, amount, time) => `${state}, ${amount}, ${time}`,
  monthSummary: (counts) =>
    counts.length === 0 ? 'Nessuna dose in questo mese.' : `${counts.join(', ')}.`,
  markCount: {
    taken: (count) => plural(count, { one: '# presa', other: '# prese' }),
    partly_taken: (count) => plural(count, { one: '# presa in parte', other: '# prese in parte' }),
    planned: (count) => plural(count, { one: '# programmata', other: '# programmate' }),
    skipped: (count) => plural(count, { one: '# saltata', other: '# saltate' }),
    paused: (count) => `${number(count)} in pausa`,
    missed: (count) => plural(count, { one: '# mancata', other: '# mancate' }),
  },
};
