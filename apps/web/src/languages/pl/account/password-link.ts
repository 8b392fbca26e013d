import type { texts as english } from '../../../features/account/password-link/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Zapomniane hasło · Dosewise',
  title: 'Nie pamiętasz hasła?',
  lead: 'Wpisz swój e-mail, a wyślemy ci link do ustawienia nowego.',
  noMailLead:
    'Ten serwer nie wysyła e-maili. Wpisz tu swój e-mail, a potem poproś osobę, która go prowadzi, o link do ustawienia nowego hasła.',
  email: 'E-mail',
  send: 'Wyślij link',
  sendAgain: 'Wyślij link ponownie',
  sent: 'Jeśli ten adres ma konto, link jest w drodze.',
  sentHint: 'Działa przez godzinę. Sprawdź też folder ze spamem.',
  noMailSent: 'Jeśli ten adres ma konto, serwer ma teraz dla niego link.',
  noMailHint:
    'Działa przez godzinę. Ten serwer nie wysyła e-maili: poproś o link osobę, która go prowadzi.',
  sendFailed: 'Nie udało się wysłać linku.',
  backToLogin: 'Wróć do logowania',

  newPageTitle: 'Nowe hasło · Dosewise',
  choose: 'Ustaw nowe hasło',
  chooseHint: 'Każde zalogowane teraz urządzenie zostanie wylogowane.',
  save: 'Zapisz i zaloguj się',
  saveFailed: 'Nie udało się zmienić hasła.',
  changed: 'Hasło zostało zmienione. Jesteś już na swoim koncie.',
  changedOnly: 'Hasło zostało zmienione. Zaloguj się nim.',
  dead: 'Ten link już nie działa',
  deadHint: 'Wygasł, został użyty albo jest niekompletny. Twoje hasło się nie zmieniło.',
  askAgain: 'Poproś o nowy link',
};
