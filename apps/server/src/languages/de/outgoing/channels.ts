import type { ServerWords } from '../../words.ts';

export const channels = {
  acts: { taken: 'Genommen', later: 'Später' },
  answers: {
    noSubscription: 'Nicht gesendet: dieser Browser ist nicht mehr angemeldet',
    noPushService: 'Nicht gesendet: das ist kein Push-Dienst',
    notYet: 'Noch nicht gesendet',
    noSender:
      'Nicht gesendet: dieser Server hat keine öffentliche Adresse und keinen Absender für E-Mails',
    badKeys: 'Nicht gesendet: die Schlüssel dieser Anmeldung lassen sich nicht verwenden',
    noNtfy: 'Nicht gesendet: das ist keine ntfy-Adresse, die hier erlaubt ist',
    noTopic: 'Der Dienst kennt dieses Thema nicht',
    privateAddress: 'Nicht gesendet: eine private Adresse',
    noAnswer: 'Vielleicht angenommen: es kam keine Antwort',
    late: 'Keine Antwort in der Zeit',
    unreachable: 'Der Dienst ist nicht erreichbar',
    resting: 'Nicht gesendet: dieser Webhook ruht nach zu vielen Fehlern',
    gone: 'Nicht gesendet: diesen Webhook gibt es nicht mehr',
    plain: 'Nicht gesendet: dorthin geht nur https',
  },
  replies: {
    taken: 'angenommen',
    elsewhere: 'es verweist woandershin, und dorthin wird nichts gesendet',
    unknownSender: 'der Dienst nimmt diesen Absender nicht an',
    ended: 'diese Anmeldung ist beendet',
    tooLong: 'die Nachricht ist zu lang',
    wait: 'der Dienst bittet zu warten',
    problem: 'der Dienst hat ein Problem',
    refused: 'der Dienst lehnt es ab',
    nothingThere: 'unter dieser Adresse ist nichts',
  },
} satisfies ServerWords['outgoing/channels'];
