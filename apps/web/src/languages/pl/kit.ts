import type { texts as english } from '../../kit/texts.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const texts: Words<typeof english> = {
  loading: 'Wczytywanie…',
  loadMore: 'Wczytaj więcej',
  pleaseWait: 'Poczekaj',
  tryAgain: 'Spróbuj ponownie',
  save: 'Zapisz',
  cancel: 'Anuluj',
  close: 'Zamknij',
  back: 'Wstecz',
  closeMessage: 'Zamknij komunikat',
  loadFailed: 'Nie udało się tego wczytać. Spróbuj ponownie.',
  reference: (id) => `Numer błędu: ${id}`,
  optional: ' (opcjonalnie)',
  dateAndTime: 'Data i godzina',
  stepLess: (what) => `${what}: o krok mniej`,
  stepMore: (what) => `${what}: o krok więcej`,
  exact: (what) => `${what}, dokładnie`,
  exactIn: (what, unit) => `${what}, dokładnie, w ${unit}`,
  twoReadings: (decimal, whole) => `${decimal} czy ${whole}? Wpisz jedną z tych liczb.`,
  show: (what) => `Pokaż: ${what}`,
  hide: (what) => `Ukryj: ${what}`,
  previous: 'Poprzednia',
  next: 'Następna',
  page: (page, pages, total) => `Strona ${number(page)} z ${number(pages)} (${total})`,
};
