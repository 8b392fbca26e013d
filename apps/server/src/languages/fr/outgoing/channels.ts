import type { ServerWords } from '../../words.ts';

export const channels = {
  acts: { taken: 'Prise', later: 'Plus tard' },
  answers: {
    noSubscription: 'Non envoyé : les notifications ne sont plus activées dans ce navigateur',
    noPushService: 'Non envoyé : ce n’est pas un service de notifications',
    notYet: 'Pas encore envoyé',
    noSender:
      'Non envoyé : ce serveur n’a ni adresse publique ni adresse d’expédition pour les e-mails',
    badKeys: 'Non envoyé : les clés de cet abonnement ne sont pas utilisables',
    noNtfy: 'Non envoyé : ce n’est pas une adresse ntfy autorisée ici',
    noTopic: 'Le service ne connaît pas ce sujet',
    privateAddress: 'Non envoyé : une adresse privée',
    noAnswer: 'Peut-être accepté : aucune réponse n’est arrivée',
    late: 'Pas de réponse à temps',
    unreachable: 'Le service est injoignable',
    resting: 'Non envoyé : ce webhook est en pause après trop d’échecs',
    gone: 'Non envoyé : ce webhook n’existe plus',
    plain: 'Non envoyé : seul https est permis vers cette adresse',
    serverStopped: 'Peut-être envoyé : le serveur s’est arrêté entre-temps',
  },
  replies: {
    taken: 'accepté',
    elsewhere: 'la réponse renvoie ailleurs, et rien n’y est envoyé',
    unknownSender: 'le service n’accepte pas cet expéditeur',
    ended: 'cet abonnement a pris fin',
    tooLong: 'le message est trop long',
    wait: 'le service demande d’attendre',
    problem: 'le service a un problème',
    refused: 'le service refuse',
    nothingThere: 'il n’y a rien à cette adresse',
    sentNothing: 'Apprise n’a rien envoyé : aucune cible n’a cette clé ou cette étiquette',
    targetFailed: 'une cible d’Apprise a échoué',
  },
} satisfies ServerWords['outgoing/channels'];
