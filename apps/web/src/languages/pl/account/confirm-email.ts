import type { texts as english } from '../../../features/account/confirm-email/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Nowy adres e-mail · Dosewise',
  title: 'Użyć tego adresu?',
  lead: 'Twoje konto dostanie adres, na który wysłano ten link. Od tej pory służy on do logowania, a na stary trafi wiadomość o zmianie.',
  submit: 'Użyj tego adresu',
  failed: 'Nie udało się zmienić adresu. Spróbuj ponownie.',
  done: 'Twój adres został zmieniony',
  doneHint: (email) => `Od teraz podawaj przy logowaniu ${email}.`,
  toDashboard: 'Przejdź do pulpitu',
  logIn: 'Zaloguj się',
  dead: 'Ten link już nie działa',
  deadHint: 'Działa jeden raz, przez godzinę. O następny poprosisz na stronie „Bezpieczeństwo”.',
  toSecurity: 'Przejdź do bezpieczeństwa',
};
