import type { texts as english } from '../../../features/moving/move-in/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Przenieś swoje dane · Dosewise',
  title: 'Przenieś swoje dane',
  loginPrompt: 'Zaloguj się, aby przenieść swoje dane na konto.',
  loading: 'Wczytywanie…',
  readFailed: 'Nie udało się odczytać danych z tej przeglądarki.',
  nothing: 'W tej przeglądarce nie ma danych do przeniesienia.',
  sending: 'Twoje dane są w drodze…',
  sendFailed: 'Nie dotarły. Są nadal w tej przeglądarce: spróbuj ponownie.',
  tryAgain: 'Spróbuj ponownie',
  arrived: (counts) => `Wszystko jest na twoim koncie: ${counts}.`,
  arrivedHint:
    'Jest też w tej przeglądarce, gdzie znajdzie to każdy, kto otworzy ją bez logowania.',
  deleteCopy: 'Tak, usuń stąd kopię',
  keepCopy: 'Zachowaj ją na razie',
  deleteFailed: 'Nie udało się usunąć kopii. Spróbuj ponownie.',
  deleted: 'Kopia w tej przeglądarce jest usunięta.',
  toToday: 'Przejdź do pulpitu',
  inBrowser: (counts) => `W tej przeglądarce: ${counts}.`,
  hasRecords:
    'Na twoim koncie są już wpisy. Te zostaną dodane według identyfikatorów: to, co tam jest, zostaje bez zmian i możesz to cofnąć.',
  there: (counts) => `Już tam jest: ${counts}.`,
  add: (count) =>
    plural(count, {
      one: 'Dodaj # wpis',
      few: 'Dodaj # wpisy',
      many: 'Dodaj # wpisów',
      other: 'Dodaj # wpisu',
    }),
  added: (counts) => `Dodano: ${counts}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# wpis nie zostanie dodany: w jego miejscu jest inny.',
      few: '# wpisy nie zostaną dodane: w ich miejscu są inne.',
      many: '# wpisów nie zostanie dodanych: w ich miejscu są inne.',
      other: '# wpisu nie zostanie dodane: w ich miejscu są inne.',
    }),
  notNow: 'Nie teraz',
  undo: 'Cofnij',
  undoFailed: 'Nie udało się tego cofnąć. Spróbuj ponownie.',
  undone: 'Wpisów nie ma już na twoim koncie. Są nadal w tej przeglądarce.',
};
