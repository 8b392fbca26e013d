import type { ServerWords } from '../words.ts';

export const auth = {
  commonPassword: 'To hasło jest na liście najczęściej używanych. Wybierz inne.',
  pastExpiry: 'Wybierz dziś albo późniejszy dzień.',
  sameAddress: 'To jest adres, który już masz.',
  passwordRequired: 'Wpisz swoje hasło.',
  wrongPassword: 'To nie jest twoje hasło.',
  noAccount: (email) => `Żadne konto nie ma adresu ${email}.`,
} satisfies ServerWords['account/auth'];

export const secondFactor = {
  onAlready: 'Aplikacja uwierzytelniająca jest już skonfigurowana. Najpierw ją usuń.',
  notBegun: 'Zacznij konfigurację od nowa, aby otrzymać nowy klucz.',
  wrongCode: 'Ten kod jest nieprawidłowy albo został już użyty.',
  notOwn: 'Własną aplikację uwierzytelniającą usuniesz na stronie „Bezpieczeństwo”, podając kod.',
} satisfies ServerWords['account/auth/second-factor'];

export const people = {
  ownAddress: 'To twój własny adres.',
  there:
    'Ta osoba ma już dostęp do twoich wpisów. Aby zmienić, co może robić, zakończ udostępnianie, a potem zaproś ją ponownie.',
  pastDay: 'Ostatni dzień już minął.',
} satisfies ServerWords['account/people'];

export const pushSubscriptions = {
  unknownService:
    'Ten serwer nie może wysyłać powiadomień do tej przeglądarki, bo nie obsługuje jej usługi powiadomień.',
  brokenKeys: 'Kluczy tej przeglądarki nie można użyć.',
} satisfies ServerWords['account/push-subscriptions'];

export const reminders = {
  mail: {
    queued: 'E-mail czeka na wysłanie',
    claimed: 'E-mail czeka na wysłanie',
    sending: 'E-mail jest wysyłany',
    suppressed: 'Serwer poczty odrzuca ten adres',
    failed: 'Serwer poczty go nie przyjął',
    unconfirmed: 'Możliwe, że wysłano: serwer zatrzymał się, zanim to potwierdził',
    cancelled: 'Nie wysłano',
  },
  mailTaken: {
    smtp: 'Serwer poczty go przyjął',
    outbox: 'Ten serwer nie wysyła e-maili',
  },
  test: 'Dosewise: wiadomość testowa na twoją prośbę',
  partly: (delivered, all, answer) =>
    `Przyjęto dla ${delivered} z ${all} przeglądarek. Dla innej: ${answer}`,
  noAddress: {
    push: 'Powiadomienia nie są włączone w żadnej twojej przeglądarce',
    email: 'Nie ma adresu e-mail',
    ntfy: 'Nie ustawiono adresu ntfy',
  },
  noTopic: (hosts) =>
    hosts.length === 0
      ? 'Ten serwer nie wysyła niczego do ntfy.'
      : `Adres ntfy musi być adresem tematu na serwerze ${hosts.join(' lub ')}.`,
} satisfies ServerWords['account/reminders'];

export const webhooks = {
  misfits: {
    plain:
      'Ten adres musi używać https. Osoba, która prowadzi ten serwer, może zezwolić na http do własnych hostów.',
    private:
      'Ten adres jest w sieci prywatnej. Osoba, która prowadzi ten serwer, może zezwolić na takie hosty.',
  },
} satisfies ServerWords['account/webhooks'];
