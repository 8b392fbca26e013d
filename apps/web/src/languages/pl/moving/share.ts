import type { texts as english } from '../../../features/moving/share/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Udostępniony raport · Dosewise',
  title: 'Udostępniony raport',
  loading: 'Wczytywanie…',
  dead: 'Ten link jest nieważny',
  deadHint: 'Mógł wygasnąć albo zostać unieważniony. Poproś o nowy osobę, od której pochodzi.',
  askPasscode: 'Ten raport ma kod dostępu',
  passcode: 'Kod dostępu',
  passcodeHint: 'Zna go osoba, od której pochodzi link.',
  open: 'Otwórz raport',
  missing: 'Wpisz kod dostępu.',
  wrong: 'Ten kod dostępu jest nieprawidłowy.',
  failed: 'Nie udało się otworzyć raportu. Spróbuj ponownie.',
  until: (day) => `Link działa do ${day}.`,
  print: 'Drukuj',
};
