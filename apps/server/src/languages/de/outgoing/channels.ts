import type { ServerWords } from '../../words.ts';

export const channels = {
  acts: { taken: 'Genommen', later: 'Später' },
  answers: {
    noSubscription: 'Nicht gesendet: Dieser Browser ist nicht mehr für Mitteilungen angemeldet',
    noPushService: 'Nicht gesendet: Das ist kein Push-Dienst',
    notYet: 'Noch nicht gesendet',
    noSender:
      'Nicht gesendet: Dieser Server hat keine öffentliche Adresse und keinen Absender für E-Mails',
    badKeys: 'Nicht gesendet: Die Schlüssel dieses Browsers lassen sich nicht verwenden',
    noNtfy: 'Nicht gesendet: Das ist keine ntfy-Adresse, die hier erlaubt ist',
    noTopic: 'Der Dienst kennt dieses Thema nicht',
    privateAddress: 'Nicht gesendet: eine private Adresse',
    noAnswer: 'Vielleicht angenommen: Es kam keine Antwort',
    late: 'Keine rechtzeitige Antwort',
    unreachable: 'Der Dienst ist nicht erreichbar',
    resting: 'Nicht gesendet: Dieser Webhook pausiert nach zu vielen Fehlern',
    gone: 'Nicht gesendet: Diesen Webhook gibt es nicht mehr',
    plain: 'Nicht gesendet: Dorthin geht nur https',
    serverStopped: 'Vielleicht gesendet: Der Server wurde währenddessen beendet',
  },
  replies: {
    taken: 'angenommen',
    elsewhere: 'es verweist woandershin, und dorthin wird nichts gesendet',
    unknownSender: 'der Dienst nimmt diesen Absender nicht an',
    ended: 'dieser Browser nimmt keine Mitteilungen mehr an',
    tooLong: 'die Nachricht ist zu lang',
    wait: 'der Dienst bittet zu warten',
    problem: 'der Dienst hat ein Problem',
    refused: 'der Dienst lehnt es ab',
    nothingThere: 'unter dieser Adresse ist nichts',
    sentNothing: 'Apprise hat nichts gesendet: Kein Ziel hat diesen Schlüssel oder dieses Tag',
    targetFailed: 'ein Ziel von Apprise hat versagt',
  },
} satisfies ServerWords['outgoing/channels'];
