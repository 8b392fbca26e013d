import type { ServerWords } from '../../words.ts';

export const channels = {
  acts: { taken: 'Presa', later: 'Più tardi' },
  answers: {
    noSubscription: 'Non inviato: questo browser non riceve più notifiche',
    noPushService: 'Non inviato: non è un servizio push',
    notYet: 'Non ancora inviato',
    noSender: 'Non inviato: questo server non ha un indirizzo pubblico né un mittente per le email',
    badKeys: 'Non inviato: le chiavi di questa iscrizione non sono utilizzabili',
    noNtfy: 'Non inviato: non è un indirizzo ntfy consentito qui',
    noTopic: 'Il servizio non conosce questo argomento',
    privateAddress: 'Non inviato: un indirizzo privato',
    noAnswer: 'Forse accettato: non è arrivata nessuna risposta',
    late: 'Nessuna risposta in tempo',
    unreachable: 'Il servizio non è raggiungibile',
    resting: 'Non inviato: questo webhook è in pausa dopo troppi errori',
    gone: 'Non inviato: questo webhook non c’è più',
    plain: 'Non inviato: lì arriva solo https',
  },
  replies: {
    taken: 'accettato',
    elsewhere: 'rimanda altrove, e lì non viene inviato nulla',
    unknownSender: 'il servizio non accetta chi invia',
    ended: 'questa iscrizione è terminata',
    tooLong: 'il messaggio è troppo lungo',
    wait: 'il servizio chiede di aspettare',
    problem: 'il servizio ha un problema',
    refused: 'il servizio lo rifiuta',
    nothingThere: 'a questo indirizzo non c’è nulla',
    sentNothing: 'Apprise non ha inviato nulla: nessuna destinazione ha questa chiave o questo tag',
    targetFailed: 'una destinazione di Apprise non ha funzionato',
  },
} satisfies ServerWords['outgoing/channels'];
