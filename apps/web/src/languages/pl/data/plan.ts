import type { texts as english } from '../../../data/plan/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';
import { countDays } from './pens.ts';

/** After 'w': 'każdy czwartek', 'każdą środę'. */
export const eachWeekday = (weekday: string): string =>
  weekday.endsWith('a') ? `każdą ${weekday.slice(0, -1)}ę` : `każdy ${weekday}`;

export const texts: Words<typeof english> = {
  deleted: 'Plan usunięty.',
  undo: 'Cofnij',
  deleteFailed: 'Nie udało się usunąć planu.',
  restoreFailed: 'Nie udało się przywrócić planu.',
  skipFailed: 'Nie udało się opuścić dawki.',
  unskipFailed: 'Nie udało się ponownie zaplanować dawki.',
  resumed: (days) => {
    if (days === null) return 'Twój plan trwa dalej.';
    return days === 0
      ? 'Twój plan trwa dalej. Ostatnia dawka została przyjęta dzisiaj.'
      : `Twój plan trwa dalej. Od ostatniej dawki minęło: ${countDays(days)}.`;
  },
  pauseRemoved: 'Przerwa usunięta.',
  resumeFailed: 'Nie udało się zakończyć przerwy.',

  step: (step) => `Etap ${number(step)}`,
  removeStep: (step) => `Usuń etap ${number(step)}`,
  addStep: 'Dodaj etap',
  dose: 'Dawka',
  every: 'Co ile',
  days: 'dni',
  doses: 'Liczba dawek',
  daysLimit: (least, most) => `Dni: wpisz liczbę całkowitą od ${number(least)} do ${number(most)}.`,
  doseLimit: (least, most) => `Dawka: wpisz liczbę od ${number(least)} do ${number(most)} mg.`,
};
