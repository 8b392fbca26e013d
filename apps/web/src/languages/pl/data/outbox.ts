import type { texts as english } from '../../../data/outbox/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  kept: (what) =>
    `Zapisano na tym urządzeniu${what && `: ${what}`}. Wyślemy to, gdy będzie połączenie z siecią.`,
  keptForLater: (what) => `Zapisano na tym urządzeniu${what && `: ${what}`}. Wkrótce to wyślemy.`,
  keptForLogin: () => 'Zapisano na tym urządzeniu. Wyślemy to po ponownym zalogowaniu.',
  notStored:
    'Ta przeglądarka nie mogła zapisać wpisu, a bez połączenia z siecią nie można go wysłać. Nic z tego, co jest wpisane, nie przepadło: zostaw tę stronę otwartą i spróbuj ponownie.',
  waiting: 'Jeszcze nie wysłano',
  waitingCount: (count) =>
    plural(count, {
      one: '# wpis jest zapisany na tym urządzeniu i zostanie wysłany, gdy będzie połączenie z siecią.',
      few: '# wpisy są zapisane na tym urządzeniu i zostaną wysłane, gdy będzie połączenie z siecią.',
      many: '# wpisów jest zapisanych na tym urządzeniu i zostanie wysłanych, gdy będzie połączenie z siecią.',
      other:
        '# wpisu jest zapisane na tym urządzeniu i zostanie wysłane, gdy będzie połączenie z siecią.',
    }),
  forOthers: (count) =>
    plural(count, {
      one: '# wpis dla innych osób nie jest jeszcze zapisany.',
      few: '# wpisy dla innych osób nie są jeszcze zapisane.',
      many: '# wpisów dla innych osób nie jest jeszcze zapisanych.',
      other: '# wpisu dla innych osób nie jest jeszcze zapisane.',
    }),
  sendNow: 'Wyślij teraz',
  refused: {
    dose: 'Nie udało się zapisać dawki.',
    weight: 'Nie udało się zapisać ważenia.',
    symptom: 'Nie udało się zapisać objawu.',
    measurement: 'Nie udało się zapisać pomiaru.',
  },
  refusedHint: 'Nic nie przepadło: zmień wpis i spróbuj ponownie albo go odrzuć.',
  covered: {
    dose: 'Dla tej samej zaplanowanej dawki zapisano już inną.',
    weight: 'W miejscu twojego ważenia jest inne.',
    symptom: 'W miejscu twojego objawu jest inny.',
    measurement: 'W miejscu twojego pomiaru jest inny.',
  },
  coveredOther: 'W twojej historii',
  coveredOwn: 'Twój wpis, jeszcze niewysłany',
  keepBoth: 'Zachowaj oba',
  dropThisOne: 'Odrzuć ten wpis',
  look: 'Sprawdź',
  change: 'Zmień',
  tryAgain: 'Spróbuj ponownie',
  discard: 'Odrzuć',

  askTitle: 'Wylogować się i stracić to, co nie zostało wysłane?',
  ask: (count) =>
    plural(count, {
      one: '# wpis na tym urządzeniu nie został jeszcze wysłany. Wylogowanie go usunie.',
      few: '# wpisy na tym urządzeniu nie zostały jeszcze wysłane. Wylogowanie je usunie.',
      many: '# wpisów na tym urządzeniu nie zostało jeszcze wysłanych. Wylogowanie je usunie.',
      other: '# wpisu na tym urządzeniu nie zostało jeszcze wysłane. Wylogowanie je usunie.',
    }),
  stay: 'Nie wylogowuj',
  leave: 'Wyloguj i usuń',
};
