import type { texts as english } from '../../../parts/local/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses, countPens } from '../data/pens.ts';
import { list, plural } from '../grammar.ts';

type Counts = Parameters<typeof english.counts>[0];

const countsInWords = ({ pens, doses, weights, symptoms, measurements }: Counts): string =>
  list(
    [
      pens > 0 && countPens(pens),
      doses > 0 && countDoses(doses),
      weights > 0 &&
        plural(weights, {
          one: '# ważenie',
          few: '# ważenia',
          many: '# ważeń',
          other: '# ważenia',
        }),
      symptoms > 0 &&
        plural(symptoms, { one: '# objaw', few: '# objawy', many: '# objawów', other: '# objawu' }),
      measurements > 0 &&
        plural(measurements, {
          one: '# pomiar',
          few: '# pomiary',
          many: '# pomiarów',
          other: '# pomiaru',
        }),
    ].filter((words) => words !== false),
  ) || 'brak wpisów';

export const texts: Words<typeof english> = {
  counts: countsInWords,
  only: 'Tylko w tej przeglądarce',
  lastCopy: (day) => `Ostatnia kopia zapisana: ${day}`,
  noCopy: 'Nie ma jeszcze kopii',
  notKept:
    'Ta przeglądarka może sama wyczyścić swoją pamięć. Co jakiś czas zapisuj kopię albo zainstaluj aplikację.',

  saveCopy: 'Zapisz kopię',
  saved: (file) => `Pobrano plik ${file}`,
  saveFailed: 'Nie udało się zapisać kopii. Spróbuj ponownie.',
  fileName: (day) => `dosewise-${day}.json`,
  due: 'Twoje dane są tylko w tej przeglądarce.',
  dueHint:
    'Przepadną, jeśli wyczyścisz dane przeglądarki lub stracisz to urządzenie. Kopia to plik, który zostaje u ciebie.',
  later: 'Nie teraz',

  openCopy: 'Otwórz kopię',
  copyFile: 'Kopia do otwarcia',
  opening: 'Otworzyć kopię?',
  inCopy: (counts, day) =>
    `W tym pliku: ${counts}${day && `, do ${day}`}, z planem, celem i ustawieniami.`,
  openThis: 'Otwórz tę kopię',
  notEmpty:
    'W tej przeglądarce są już dane. Najpierw zapisz ich kopię i usuń stąd wszystko, aby nic się nie pomieszało.',
  noArchive: 'To nie jest kopia z Dosewise. Wybierz plik z „Zapisz kopię” lub z eksportu.',
  openFailed: 'Nie udało się otworzyć kopii. Nic się nie zmieniło.',
  opened: (counts) => `Kopia została otwarta: ${counts}.`,

  deleteAll: 'Usuń stąd wszystko',
  deleteTitle: 'Usunąć wszystko z tej przeglądarki?',
  deleteQuestion: (count) =>
    count === 0
      ? 'Wszystkie ustawienia zostaną trwale usunięte. Bez kopii nikt nie może ich przywrócić.'
      : plural(count, {
          one: '# wpis zostanie trwale usunięty. Bez kopii nikt nie może go przywrócić.',
          few: '# wpisy zostaną trwale usunięte. Bez kopii nikt nie może ich przywrócić.',
          many: '# wpisów zostanie trwale usuniętych. Bez kopii nikt nie może ich przywrócić.',
          other: '# wpisu zostanie trwale usunięte. Bez kopii nikt nie może ich przywrócić.',
        }),
  confirmDelete: 'Tak, usuń wszystko',
  deleteFailed: 'Nie udało się tego usunąć. Spróbuj ponownie.',

  createAccount: 'Załóż konto',
  needsServer: {
    reminders:
      'Przypomnienia przez powiadomienia, e-mail lub ntfy wymagają serwera, który je wysyła.',
    calendar:
      'Adres dla kalendarza wymaga serwera. Na stronie „Plan” jest kalendarz w postaci pliku.',
    privacy: 'Nic nie jest wysyłane ani liczone: żaden serwer o tobie nie wie.',
    security:
      'Hasła, klucze dostępu i sesje należą do konta. Tutaj twoje dane widzi każdy, kto otworzy tę przeglądarkę.',
    account: 'Nie ma konta: wszystko jest w tej przeglądarce.',
    people:
      'Inne osoby mogą widzieć twoje wpisy lub zapisywać za ciebie tylko przez konta na serwerze.',
    share:
      'Link do raportu wymaga serwera. Wydrukuj raport albo zapisz go jako PDF w oknie drukowania.',
  },

  left: 'W tej przeglądarce nadal są dane sprzed założenia konta.',
  bring: 'Przenieś je',
};
