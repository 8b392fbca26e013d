import type { ServerWords } from '../words.ts';
import { of, plural } from './grammar.ts';

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

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
/** '26 novembre 2026' of '2026-11-26', '1er décembre 2026' of '2026-12-01'. */
const dayOf = (day: string) => DAY.format(Date.parse(day)).replace(/^1 /, '1er ');

export const mails = {
  why: (where) => `Vous recevez cet e-mail parce que vous avez un compte sur ${where}.`,
  unsubscribe: 'Se désabonner',
  linked: (label, url) => `${label}\u00a0: ${url}`,
  links: {
    password_reset: {
      subject: (product) => `Choisir un nouveau mot de passe pour ${product}`,
      asked: (product) =>
        `Quelqu’un a demandé un nouveau mot de passe pour votre compte ${product}.`,
      how: 'Choisissez-en un ici. Le lien fonctionne une seule fois, pendant 60 minutes.',
      link: 'Choisir un nouveau mot de passe',
      otherwise: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste tel quel.',
    },
    new_address: {
      subject: (product) => `Confirmez votre adresse pour ${product}`,
      asked: (product) =>
        `Quelqu’un qui a une session ouverte sur ${product} souhaite utiliser cette adresse pour son compte.`,
      how: 'Confirmez-la ici. Le lien fonctionne une seule fois, pendant 60 minutes.',
      link: 'Utiliser cette adresse',
      otherwise: 'Si ce n’était pas vous, ne faites rien : rien ne change.',
    },
    person_invited: {
      subject: (product) => `Une invitation sur ${product}`,
      asked: (product, person, role = 'sees', until = null) => {
        const end = until === null ? '' : `, jusqu’au ${dayOf(until)}`;
        return role === 'logs'
          ? `${person} vous invite à voir ses données et à y noter sur ${product}${end}.`
          : `${person} vous invite à voir ses données sur ${product}${end}.`;
      },
      how: 'Acceptez ici, dans un compte avec cette adresse. Le lien fonctionne une seule fois, pendant 7 jours.',
      link: 'Voir l’invitation',
      otherwise:
        'Si vous ne connaissez pas cette personne, ne faites rien : personne ne voit vos données.',
    },
  },
  notices: {
    new_device: {
      subject: (product) => `Une nouvelle connexion à ${product}`,
      what: (product, device, when) =>
        `Quelqu’un s’est connecté à votre compte ${product} : ${device}, le ${when}. Aucune connexion depuis un tel navigateur et un tel système n’était connue au cours des 90 derniers jours.`,
      advice:
        'Si c’était vous, ne faites rien. Sinon, mettez fin à cette session et changez votre mot de passe.',
    },
    second_factor_removed: {
      subject: () => 'Votre compte : votre second facteur a été retiré',
      what: (product) =>
        `Un admin a retiré l’application d’authentification de votre compte ${product}. Le mot de passe seul suffit maintenant pour se connecter.`,
      advice:
        'Vous pouvez en configurer une de nouveau. Si vous n’avez pas demandé cela, changez votre mot de passe.',
    },
    address_changed: {
      subject: () => 'Votre compte : votre adresse e-mail a été changée',
      what: (product) =>
        `Votre compte ${product} a maintenant une autre adresse e-mail. La connexion et les liens pour un nouveau mot de passe passent par cette autre adresse.`,
      advice:
        'Si c’était vous, ne faites rien. Sinon, quelqu’un connaît votre mot de passe : écrivez à la personne qui gère ce serveur.',
    },
    person_ended: {
      subject: () => 'Votre compte : quelqu’un n’a plus accès',
      ofOwner: (product, email) =>
        `${email} ne peut plus rien voir ni noter dans vos données sur ${product}.`,
      ofCarer: (product, email) =>
        `Vous ne pouvez plus rien voir ni noter dans les données ${of(email)} sur ${product}.`,
      advice: 'Vous n’avez rien à faire. La page Personnes indique qui a accès à quoi.',
      link: 'Personnes',
    },
    unknownDevice: 'un programme inconnu',
    commandLine: 'la ligne de commande du serveur',
    device: (browser, system) => `${browser} sur ${system}`,
    systems: { 'a Mac': 'un Mac', 'a Chromebook': 'un Chromebook' },
    doorSubject: (what) => `Votre compte : ${what}`,
    doneBy: (device, when) => `Fait avec ${device}, le ${when}.`,
    doorAdvice:
      'Si c’était vous, ne faites rien. Sinon, appuyez sur « Déconnecter partout ailleurs » et changez votre mot de passe.',
    link: 'Sécurité de votre compte',
  },
  doors: {
    passkey: {
      subject: 'une clé d’accès a été ajoutée',
      what: (product, name) =>
        `La clé d’accès « ${name} » permet désormais de se connecter à votre compte ${product}.`,
    },
    oidc: {
      subject: 'un identifiant d’un autre service a été lié',
      what: (product, name) =>
        `Vous pouvez maintenant vous connecter à votre compte ${product} avec ${name}.`,
    },
    api_token: {
      subject: 'un jeton d’API a été créé',
      what: (product, name) =>
        `Un programme avec le jeton d’API « ${name} » a désormais accès à votre compte ${product}.`,
    },
    share: {
      subject: 'un rapport a été partagé',
      what: (product, day) =>
        `Jusqu’au ${dayOf(day)}, un rapport de vos données sur ${product} peut être lu par toute personne qui en a l’adresse.`,
    },
    calendar: {
      subject: 'une adresse de calendrier a été créée',
      what: (product) =>
        `Le calendrier de votre compte ${product} peut désormais être lu par toute personne qui en a l’adresse. L’adresse d’avant ne fonctionne plus.`,
    },
    ntfy: {
      subject: 'les rappels vont à une autre adresse ntfy',
      what: (product, host) =>
        `Les rappels de votre compte ${product} sont désormais envoyés à un sujet sur ${host}.`,
    },
    webhook: {
      subject: 'un webhook a été enregistré',
      what: (product, host) =>
        `Votre compte ${product} informe désormais un programme sur ${host} des doses, de la réserve, des pesées ou des rappels.`,
    },
    person: {
      subject: 'une personne a été invitée à voir vos données',
      what: (product, email) =>
        `Depuis votre compte ${product}, une invitation à voir vos données a été envoyée à ${email}. Une fois l’invitation acceptée, cette personne les voit, ou peut y noter.`,
    },
    person_reminded: {
      subject: 'quelqu’un reçoit aussi vos rappels',
      what: (product, email) =>
        `Les rappels de votre compte ${product} sont désormais envoyés aussi par e-mail à ${email}.`,
    },
    address: {
      subject: 'une autre adresse e-mail a été demandée',
      what: (product) =>
        `Quelqu’un qui connaît votre mot de passe a demandé une autre adresse e-mail pour votre compte ${product}. Elle sera valable dès que le lien envoyé à cette adresse aura été ouvert.`,
    },
    password: {
      subject: 'votre mot de passe a été changé',
      what: (product, passkeys) =>
        `Votre compte ${product} a un nouveau mot de passe. Toutes les sessions ont pris fin, ainsi que tous les jetons d’API, rapports partagés et webhooks, l’adresse du calendrier et l’adresse ntfy.${passkeys === '' ? '' : ` Ces clés d’accès permettent de se connecter comme avant : ${passkeys}.`}`,
    },
    second_factor_on: {
      subject: 'un second facteur a été configuré',
      what: (product) =>
        `Pour se connecter à votre compte ${product}, il faut désormais un code d’une application d’authentification.`,
    },
    second_factor_off: {
      subject: 'le second facteur a été désactivé',
      what: (product) =>
        `Pour se connecter à votre compte ${product}, il ne faut plus de code d’une application d’authentification.`,
    },
    second_factor_of_other: {
      subject: 'vous avez retiré un second facteur',
      what: (product, email) =>
        `Votre compte ${product} a retiré le second facteur du compte ${email}.`,
    },
    made_admin: {
      subject: 'vous avez maintenant les droits d’admin',
      what: (product) => `Votre compte ${product} a maintenant les droits d’admin.`,
    },
    made_user: {
      subject: 'vous n’avez plus les droits d’admin',
      what: (product) => `Votre compte ${product} n’a plus les droits d’admin.`,
    },
    made_other_admin: {
      subject: 'vous avez donné les droits d’admin à quelqu’un',
      what: (product, email) => `Votre compte ${product} a donné les droits d’admin à ${email}.`,
    },
    made_other_user: {
      subject: 'vous avez retiré les droits d’admin à quelqu’un',
      what: (product, email) => `Votre compte ${product} a retiré les droits d’admin à ${email}.`,
    },
    invite: {
      subject: 'une invitation a été créée',
      what: (product, email) =>
        email === ''
          ? `Votre compte ${product} a créé une invitation pour un nouveau compte.`
          : `Votre compte ${product} a créé une invitation pour un nouveau compte avec l’adresse ${email}.`,
    },
    backup_made: {
      subject: 'une sauvegarde a été créée',
      what: (product, name) =>
        `Votre compte ${product} a créé la sauvegarde ${name}, qui contient toutes les données de tout le monde.`,
    },
    backup_downloaded: {
      subject: 'une sauvegarde a été téléchargée',
      what: (product, name) =>
        `Votre compte ${product} a téléchargé la sauvegarde ${name}, qui contient toutes les données de tout le monde.`,
    },
  },
  reminder: {
    acts: { taken: 'Je l’ai prise', later: 'Me le rappeler dans une heure' },
    why: (product) => `Vous avez demandé à ${product} de vous envoyer des rappels par e-mail.`,
    end: 'Arrêter les rappels par e-mail',
    whyCarer: (product, email) =>
      `${email} partage ses données avec vous sur ${product}, et ses rappels vous sont aussi envoyés, avec son accord.`,
    people: 'Personnes dont vous pouvez voir les données',
  },
} satisfies ServerWords['outgoing/channels/email/compose'];

export const webhookChannel = {
  discreet: {
    'dose.logged': 'Dosewise : une dose a été notée',
    'weight.logged': 'Dosewise : une pesée a été notée',
  },
  doseLogged: (mg) => `Dose notée : ${mg} mg`,
  weightLogged: (weight) => `Poids noté : ${weight}`,
  test: 'Dosewise : un test, comme demandé',
} satisfies ServerWords['outgoing/channels/webhook'];

export const planner = {
  discreet: 'Dosewise : quelque chose est à faire',
  doseDue: (amount) => `Dose prévue : ${amount}`,
  doseDueAs: (amount, steps) => `Dose prévue : ${amount}, ${steps}`,
  doseDueFrom: (amount, pen) => `Dose prévue : ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen) => `Dose prévue : ${amount}, ${steps}, ${pen}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine} a été saisi il y a ${n} ${plural(n, { one: 'heure', other: 'heures' })}. Selon les notices, deux de ces médicaments ne doivent pas être utilisés ensemble : parlez-en à votre médecin.`,
  otherDays: (medicine, n) =>
    `${medicine} a été saisi il y a ${n} ${plural(n, { one: 'jour', other: 'jours' })}. Selon les notices, deux de ces médicaments ne doivent pas être utilisés ensemble : parlez-en à votre médecin.`,
  nextOf: (medicine, when) => `Prochaine dose de ${medicine} : ${when}`,
  runsOutOf: (medicine, day) => `Stock : plus de ${medicine} pour la dose du ${day}`,
  clicks: (n) => `${n} ${plural(n, { one: 'clic', other: 'clics' })}`,
  units: (n) => `${n} ${plural(n, { one: 'unité', other: 'unités' })}`,
  pens: (n) => `${n} ${plural(n, { one: 'stylo', other: 'stylos' })}`,
  tablets: (n) => `${n} ${plural(n, { one: 'comprimé', other: 'comprimés' })}`,
  planned: (when) => `Prévue pour le ${when}.`,
  runsOut: (day) => `Réserve : plus rien pour la dose du ${day}`,
  dosesLeft: (n) => `D’ici là, il reste ${n} ${plural(n, { one: 'dose', other: 'doses' })}.`,
  lastDay: (pens) => `Dernier jour : ${pens}`,
  thenDiscard: 'D’après la notice, à jeter après aujourd’hui.',
  thenDiscardAll: 'D’après la notice, à jeter après aujourd’hui.',
  weighIn: 'C’est le moment de vous peser',
  week: 'Votre semaine',
  entries: (doses, weighIns, symptoms) =>
    [
      doses,
      `${weighIns} ${plural(weighIns, { one: 'pesée', other: 'pesées' })}`,
      `${symptoms} ${plural(symptoms, { one: 'symptôme', other: 'symptômes' })}`,
    ].join(', '),
  doses: (n, amount) =>
    n === 0 ? 'Aucune dose' : `${n} ${plural(n, { one: 'dose', other: 'doses' })} (${amount})`,
  weight: (change) => `Poids : ${change}`,
  nextDose: (when) => `Prochaine dose : ${when}`,
  aPen: 'un stylo',
} satisfies ServerWords['outgoing/planner'];
