import type { texts as english } from '../../../../features/dosing/plan/changes/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays } from '../../data/pens.ts';

export const texts: Words<typeof english> = {
  pauseTitle: 'Plan pausieren',
  editPauseTitle: 'Pause ändern',
  firstDay: 'Erster Tag',
  pastHint: 'Der Tag darf in der Vergangenheit liegen.',
  untilResumed: 'Bis ich weitermache',
  lastDay: 'Letzter Tag',
  firstNeeded: 'Gib den ersten Tag ein.',
  lastNeeded: 'Gib den letzten Tag ein.',
  endsEarly: 'Die Pause endet, bevor sie beginnt.',
  pauseFact: 'Dosen an diesen Tagen sind weder fällig noch vergessen, und Erinnerungen ruhen.',
  nextAfter: (day, time) => `Deine nächste Dosis danach: ${day}, ${time} Uhr.`,
  noneAfter: 'Danach ist keine Dosis geplant.',
  noneUntilResumed: 'Bis du weitermachst, ist keine Dosis fällig.',
  savePause: 'Pause speichern',
  pauseSaved: 'Pause gespeichert.',
  pauseFailed: 'Die Pause konnte nicht gespeichert werden.',

  dayTitle: 'Tag ändern',
  dayLead: 'Deine nächste Dosis und alle danach verschieben sich. Die Mengen bleiben gleich.',
  before: (day, time) => `Jetzt geplant: ${day}, ${time} Uhr.`,
  day: 'Tag der nächsten Dosis',
  dayNeeded: 'Gib den Tag der nächsten Dosis ein.',
  dayPassed: 'Wähle heute oder einen späteren Tag.',
  next: (day, time, days) =>
    days === null
      ? `Deine nächste Dosis: ${day}, ${time} Uhr.`
      : `Deine nächste Dosis: ${day}, ${time} Uhr (${countDays(days)} nach deiner letzten).`,
  counted: 'Deine letzte Dosis zählt als die für den gewählten Tag.',
  nothing: 'Ab diesem Tag wäre keine Dosis geplant.',
  changedElsewhere:
    'Dieser Plan wurde anderswo geändert. Schließe dieses Fenster und sieh dir den Plan an.',
};
