import type { texts as english } from '../../../../../features/account/settings/security/phone/texts.ts';
import type { Words } from '../../../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Invia da un telefono',
  lead: 'Un’app sul tuo telefono può inviare da sola pesate, misure, sintomi e dosi. Dalle uno di questi indirizzi, e un’intestazione Authorization con la parola Bearer, uno spazio e un token che può leggere e registrare. Lo stesso invio ripetuto non aggiunge nulla.',
  apple: 'Health Auto Export',
  appleHint: 'Su un iPhone: un’automazione di tipo REST API, in JSON.',
  android: 'Health Connect',
  androidHint: 'Su Android, per esempio HC Webhook. Non ha dosi né sintomi.',
  docs: 'La descrizione per i programmi',
  close: 'Chiudi',
};
