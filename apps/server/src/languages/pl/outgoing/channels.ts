import type { ServerWords } from '../../words.ts';

export const channels = {
  acts: { taken: 'Przyjęta', later: 'Później' },
  answers: {
    noSubscription: 'Nie wysłano: powiadomienia w tej przeglądarce nie są już włączone',
    noPushService: 'Nie wysłano: to nie jest usługa powiadomień',
    notYet: 'Jeszcze nie wysłano',
    noSender: 'Nie wysłano: ten serwer nie ma publicznego adresu ani nadawcy e-maili',
    badKeys: 'Nie wysłano: kluczy tej subskrypcji nie można użyć',
    noNtfy: 'Nie wysłano: to nie jest adres ntfy, który jest tu dozwolony',
    noTopic: 'Usługa nie zna tego tematu',
    privateAddress: 'Nie wysłano: adres prywatny',
    noAnswer: 'Może przyjęto: nie przyszła odpowiedź',
    late: 'Brak odpowiedzi na czas',
    unreachable: 'Nie można połączyć się z usługą',
    resting: 'Nie wysłano: ten webhook jest wstrzymany po zbyt wielu błędach',
    gone: 'Nie wysłano: tego webhooka już nie ma',
    plain: 'Nie wysłano: tam można wysyłać tylko przez https',
  },
  replies: {
    taken: 'przyjęto',
    elsewhere: 'adres wskazuje gdzie indziej, a tam nic nie jest wysyłane',
    unknownSender: 'usługa nie przyjmuje tego nadawcy',
    ended: 'ta subskrypcja się zakończyła',
    tooLong: 'wiadomość jest za długa',
    wait: 'usługa prosi, aby poczekać',
    problem: 'usługa ma problem',
    refused: 'usługa odmawia',
    nothingThere: 'pod tym adresem nic nie ma',
    sentNothing: 'Apprise nic nie wysłało: żaden cel nie ma tego klucza ani tagu',
    targetFailed: 'jeden z celów Apprise zawiódł',
  },
} satisfies ServerWords['outgoing/channels'];
