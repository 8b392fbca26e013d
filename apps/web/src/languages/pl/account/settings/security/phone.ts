import type { texts as english } from '../../../../../features/account/settings/security/phone/texts.ts';
import type { Words } from '../../../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Wysyłanie z telefonu',
  lead: 'Aplikacja w telefonie może sama wysyłać ważenia, pomiary, objawy i dawki. Podaj jej jeden z tych adresów oraz nagłówek Authorization ze słowem Bearer, spacją i tokenem, który może odczytywać i zapisywać. Ponowne wysłanie tego samego niczego nie doda.',
  apple: 'Health Auto Export',
  appleHint: 'Na iPhonie: automatyzacja typu REST API, jako JSON.',
  android: 'Health Connect',
  androidHint: 'Na Androidzie, np. HC Webhook. Nie ma dawek ani objawów.',
  docs: 'Opis dla programów',
  close: 'Zamknij',
};
