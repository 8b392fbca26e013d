import type { texts as english } from '../../../features/account/setup/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Konfiguracja · Dosewise',
  title: 'Utwórz pierwsze konto admina',
  lead: 'Ten adres został wypisany przy starcie serwera i działa jeden raz.',
  email: 'E-mail',
  submit: 'Utwórz konto admina',
  failed: 'Nie udało się utworzyć konta admina. Spróbuj ponownie.',
  dead: 'Ten adres jest niekompletny',
  deadHint: 'Otwórz cały adres, który serwer wypisał przy starcie.',
};
