import type { texts as english } from '../../../parts/session/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  logIn: 'Zaloguj się',
  beginLocal: 'Używaj bez konta',
  startEmpty: 'Zacznij od zera',
  lookAround: 'Zobacz 18 miesięcy wpisów zmyślonej osoby',
  beginHere: 'Nic tu jeszcze nie jest zapisane. Wszystko zostaje w tej przeglądarce.',
  notBegun:
    'Nie udało się wczytać tego, co do tego potrzebne. Sprawdź połączenie i spróbuj ponownie.',
  adminPrompt: 'Aby otworzyć tę stronę, zaloguj się jako admin.',
  adminsOnly: 'Brak dostępu. Tylko dla adminów.',
  adminDenied: 'Brak dostępu. Potrzebne są uprawnienia admina.',
  toDashboard: 'Przejdź do pulpitu',
  offline: 'Jesteś offline. To są twoje ostatnio zapisane dane.',
  loginAhead:
    'Coś przed serwerem wymaga najpierw zalogowania, na przykład strona logowania albo sieć Wi-Fi. To, co jest tu zapisane, zostaje.',
  openLogin: 'Otwórz to logowanie',
  unanswered:
    'Nie udało się połączyć z serwerem, więc nie można pokazać twoich danych. Twoja sesja tutaj nadal trwa.',
  nothingKept:
    'Ta przeglądarka niczego nie przechowuje dla tej strony, więc wylogowanie następuje po każdym jej ponownym wczytaniu lub zamknięciu. Aby sesja trwała dłużej, zezwól w ustawieniach przeglądarki na pliki cookie i dane tej strony.',
};
