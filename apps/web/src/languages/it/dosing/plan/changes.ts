import type { texts as english } from '../../../../features/dosing/plan/changes/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays } from '../../data/pens.ts';

export const texts: Words<typeof english> = {
  pauseTitle: 'Metti in pausa il piano',
  editPauseTitle: 'Cambia la pausa',
  firstDay: 'Primo giorno',
  pastHint: 'Può essere un giorno passato.',
  untilResumed: 'Finché non riprendo',
  lastDay: 'Ultimo giorno',
  firstNeeded: 'Inserisci il primo giorno.',
  lastNeeded: 'Inserisci l’ultimo giorno.',
  endsEarly: 'La pausa finisce prima di iniziare.',
  pauseFact:
    'Le dosi di questi giorni non sono né previste né mancate, e i promemoria sono sospesi.',
  nextAfter: (day, time) => `La tua prossima dose dopo: ${day}, ${time}.`,
  noneAfter: 'Dopo non è prevista nessuna dose.',
  noneUntilResumed: 'Nessuna dose è prevista finché non riprendi.',
  savePause: 'Salva pausa',
  pauseSaved: 'Pausa salvata.',
  pauseFailed: 'Non è stato possibile salvare la pausa.',

  dayTitle: 'Cambia giorno',
  dayLead: 'La prossima dose e quelle dopo si spostano. Le quantità restano uguali.',
  before: (day, time) => `Prevista ora: ${day}, ${time}.`,
  day: 'Giorno della prossima dose',
  dayNeeded: 'Inserisci il giorno della prossima dose.',
  dayPassed: 'Scegli oggi o un giorno successivo.',
  next: (day, time, days) =>
    days === null
      ? `La tua prossima dose: ${day}, ${time}.`
      : `La tua prossima dose: ${day}, ${time} (${countDays(days)} dopo l’ultima).`,
  counted: 'La tua ultima dose vale per il giorno che hai scelto.',
  nothing: 'Da questo giorno non sarebbe prevista nessuna dose.',
  changedElsewhere:
    'Questo piano è stato cambiato altrove. Chiudi questa finestra e controlla il piano.',
};
