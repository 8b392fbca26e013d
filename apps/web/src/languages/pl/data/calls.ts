import type { texts as english } from '../../../data/calls/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  offline: 'Nie udało się połączyć z serwerem. Nic z tego, co jest wpisane, nie przepadło.',
  loginAhead:
    'Coś przed serwerem wymaga najpierw zalogowania, na przykład strona logowania albo sieć Wi-Fi. Nic z tego, co jest wpisane, nie przepadło.',
  proxyTooLarge:
    'Proxy przed serwerem odrzuca pliki tej wielkości. Poproś osobę, która nim zarządza, żeby zezwoliła na większe.',
  notOpened:
    'Nie udało się otworzyć danych w tej przeglądarce. Nic z nich nie przepadło: wczytaj stronę ponownie.',
  noToken: 'Nie znaleziono tokena logowania',
  unreadable: 'Ta strona nie mogła odczytać odpowiedzi serwera. Wczytaj ją ponownie.',
  unreadableStatus: (status) =>
    `Nie udało się odczytać odpowiedzi serwera (status ${status}). Spróbuj ponownie.`,
  notConfirmed: 'Nikt nie potwierdził, że to ty, więc nic nie zostało zmienione.',
  deleted: (name) => `Usunięto: ${name}`,
  deleteFailed: (name) => `Nie udało się usunąć: ${name}. Wpis jest znów na liście.`,
  undo: 'Cofnij',
};
