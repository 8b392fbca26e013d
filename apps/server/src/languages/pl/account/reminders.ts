import type { ServerWords } from '../../words.ts';

export const reminders = {
  mail: {
    queued: 'E-mail czeka na wysłanie',
    claimed: 'E-mail czeka na wysłanie',
    sending: 'E-mail jest wysyłany',
    suppressed: 'Serwer poczty odrzuca ten adres',
    failed: 'Serwer poczty go nie przyjął',
    unconfirmed: 'Może został wysłany: serwer zatrzymał się w trakcie',
    cancelled: 'Nie wysłano',
  },
  mailTaken: {
    smtp: 'Serwer poczty go przyjął',
    outbox: 'Ten serwer nie wysyła e-maili',
  },
  test: 'Dosewise: test, zgodnie z prośbą',
  noAddress: {
    push: 'Powiadomienia nie są włączone w żadnej twojej przeglądarce',
    email: 'Nie ma adresu e-mail',
    ntfy: 'Nie ustawiono adresu ntfy',
  },
  noTopic: (hosts) =>
    hosts.length === 0
      ? 'Ta instalacja niczego nie wysyła do ntfy.'
      : `Adres ntfy musi być adresem tematu w ${hosts.join(' lub ')}.`,
} satisfies ServerWords['account/reminders'];
