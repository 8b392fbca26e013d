import type { texts as english } from '../../../features/account/confirm-session/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Czy to ty?',
  lead: 'To daje osobie, programowi lub urządzeniu dostęp do twojego konta. Potwierdź, że to ty; potem czynność wykona się sama.',
  password: 'Twoje hasło',
  code: 'Kod z aplikacji uwierzytelniającej',
  codeHint: 'Albo jeden z kodów odzyskiwania.',
  enterCode: 'Wpisz kod.',
  confirm: 'Potwierdź',
  usePassword: 'Użyj hasła',
  useCode: 'Użyj kodu',
  byPasskey: 'Użyj klucza dostępu',
  byOidc: (name) => `Zaloguj się ponownie przez ${name}`,
  oidcHint: 'To wyprowadza z tej strony. Wpisane tu i niezapisane dane przepadną.',
  usePasskey: 'Użyj klucza dostępu',
  noPasskey: 'Nie użyto klucza dostępu. Możesz spróbować ponownie albo potwierdzić inaczej.',
  failed: 'Nie udało się tego potwierdzić. Spróbuj ponownie.',
};
