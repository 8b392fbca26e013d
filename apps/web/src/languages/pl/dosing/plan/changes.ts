import type { texts as english } from '../../../../features/dosing/plan/changes/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays } from '../../data/pens.ts';

export const texts: Words<typeof english> = {
  pauseTitle: 'Przerwa w planie',
  editPauseTitle: 'Zmień przerwę',
  firstDay: 'Pierwszy dzień',
  pastHint: 'Może to być dzień, który już minął.',
  untilResumed: 'Aż wznowię plan',
  lastDay: 'Ostatni dzień',
  firstNeeded: 'Wpisz pierwszy dzień.',
  lastNeeded: 'Wpisz ostatni dzień.',
  endsEarly: 'Przerwa kończy się, zanim się zacznie.',
  pauseFact:
    'Dawki w te dni nie są ani do przyjęcia, ani nieprzyjęte, a przypomnienia są wstrzymane.',
  nextAfter: (day, time) => `Następna dawka potem: ${day}, ${time}.`,
  noneAfter: 'Potem nie ma zaplanowanej dawki.',
  noneUntilResumed: 'Żadna dawka nie wypada, aż wznowisz plan.',
  savePause: 'Zapisz przerwę',
  pauseSaved: 'Przerwa zapisana.',
  pauseFailed: 'Nie udało się zapisać przerwy.',

  dayTitle: 'Zmień dzień',
  dayLead: 'Następna dawka i kolejne przesuną się. Ilości pozostaną takie same.',
  before: (day, time) => `Teraz zaplanowana: ${day}, ${time}.`,
  day: 'Dzień następnej dawki',
  dayNeeded: 'Wpisz dzień następnej dawki.',
  dayPassed: 'Wybierz dzisiaj lub późniejszy dzień.',
  next: (day, time, days) =>
    days === null
      ? `Następna dawka: ${day}, ${time}.`
      : `Następna dawka: ${day}, ${time} (${countDays(days)} po ostatniej).`,
  counted: 'Ostatnia dawka liczy się jako ta na wybrany dzień.',
  nothing: 'Od tego dnia nie byłoby zaplanowanej dawki.',
  changedElsewhere: 'Ten plan został zmieniony gdzie indziej. Zamknij to okno i sprawdź plan.',
};
