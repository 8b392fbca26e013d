import { dateFormatIn } from '@dosewise/contract';
import type { ServerWords } from '../words.ts';
import { of, plural } from './grammar.ts';

export const channels = {
  acts: { taken: 'Prise', later: 'Plus tard' },
  answers: {
    noSubscription: 'Non envoyé : les notifications ne sont plus activées dans ce navigateur',
    noPushService: 'Non envoyé : le service de notifications de ce navigateur n’est pas connu ici',
    notYet: 'Pas encore envoyé',
    noSender:
      'Non envoyé : ce serveur n’a ni adresse publique ni adresse d’expédition pour les e-mails',
    badKeys: 'Non envoyé : les clés de cet abonnement ne sont pas utilisables',
    noNtfy: 'Non envoyé : cette adresse ntfy n’est pas autorisée ici',
    noTopic: 'Le service ne connaît pas ce sujet',
    privateAddress: 'Non envoyé : l’adresse est dans un réseau privé',
    noAnswer: 'Peut-être envoyé : aucune réponse n’est arrivée',
    late: 'Pas de réponse à temps',
    unreachable: 'Le service est injoignable',
    resting: 'Non envoyé : ce webhook est en pause après trop d’échecs',
    gone: 'Non envoyé : ce webhook a été supprimé',
    plain: 'Non envoyé : cette adresse doit utiliser https',
    serverStopped: 'Peut-être envoyé : le serveur s’est arrêté avant de le savoir',
  },
  replies: {
    taken: 'accepté',
    elsewhere: 'la réponse est une redirection, que nous ne suivons pas',
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

const DAY = dateFormatIn('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
/** '26 novembre 2026' of '2026-11-26', '1er décembre 2026' of '2026-12-01'. */
const dayOf = (day: string) => DAY(Date.parse(day));

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
      subject: (product) => `Une invitation à ${product}`,
      asked: (product, person, role = 'sees', until = null) => {
        const end = until === null ? '' : `, jusqu’au ${dayOf(until)}`;
        return role === 'logs'
          ? `${person} utilise ${product} pour suivre ses doses, son poids et ses symptômes, et vous invite à voir ses données et à noter pour cette personne${end}.`
          : `${person} utilise ${product} pour suivre ses doses, son poids et ses symptômes, et vous invite à voir ses données${end}.`;
      },
      how: 'Acceptez l’invitation ici. Il vous faut un compte avec cette adresse e-mail. Le lien fonctionne une seule fois, pendant 7 jours.',
      link: 'Voir l’invitation',
      otherwise:
        'Si vous ne connaissez pas cette personne, ne faites rien. L’invitation ne permet à personne de voir vos données.',
    },
  },
  notices: {
    new_device: {
      subject: (product) => `Une nouvelle connexion à ${product}`,
      what: (product, device, when) =>
        `Quelqu’un s’est connecté à votre compte ${product} : ${device}, le ${when}. Nous n’avions pas vu ce navigateur et cet appareil sur votre compte au cours des 90 derniers jours.`,
      advice: () =>
        'Si c’était vous, ne faites rien. Sinon, déconnectez cet appareil et changez votre mot de passe.',
    },
    second_factor_removed: {
      subject: () => 'Votre compte : votre application d’authentification a été retirée',
      what: (product) =>
        `Un admin a retiré l’application d’authentification de votre compte ${product}. Vous vous connectez maintenant avec votre mot de passe uniquement.`,
      advice: (product) =>
        `Vous pouvez en configurer une de nouveau. Si vous n’avez pas demandé cela, changez votre mot de passe et prévenez la personne qui gère ${product}.`,
    },
    address_changed: {
      subject: () => 'Votre compte : votre adresse e-mail a été changée',
      what: (product) =>
        `Votre compte ${product} a une nouvelle adresse e-mail. Utilisez-la pour vous connecter ; les liens pour un nouveau mot de passe y sont aussi envoyés.`,
      advice: (product) =>
        `Si c’était vous, ne faites rien. Sinon, quelqu’un d’autre utilise peut-être votre compte. Prévenez tout de suite la personne qui gère ${product}.`,
    },
    person_ended: {
      subject: () => 'Votre compte : un partage a pris fin',
      ofOwner: (product, email) =>
        `${email} ne peut plus voir vos données ni noter pour vous sur ${product}.`,
      ofCarer: (product, email) =>
        `Vous ne pouvez plus voir les données ${of(email)} ni noter pour cette personne sur ${product}.`,
      advice: 'Vous n’avez rien à faire. La page Personnes montre qui a accès à quoi.',
      link: 'Personnes',
    },
    unknownDevice: 'un appareil inconnu',
    commandLine: 'la ligne de commande du serveur',
    device: (browser, system) => `${browser} sur ${system}`,
    systems: { 'a Mac': 'un Mac', 'a Chromebook': 'un Chromebook' },
    doorSubject: (what) => `Votre compte : ${what}`,
    doneBy: (device, when) => `Appareil : ${device}. Date et heure : ${when}.`,
    rightsAdvice:
      'Si vous vous y attendiez, ne faites rien. Sinon, demandez à un autre admin ou à la personne qui gère ce serveur.',
    advices: {
      password: (product) =>
        `Si vous l’avez fait ou demandé, ne faites rien. Sinon, appuyez sur « Mot de passe oublié ? » sur la page de connexion. Si cela ne suffit pas, prévenez la personne qui gère ${product}.`,
      second_factor_on: (product) =>
        `Si c’était vous, ne faites rien. Sinon, si vous pouvez encore vous connecter, retirez l’application et changez votre mot de passe. Si vous ne le pouvez pas, prévenez la personne qui gère ${product}.`,
      passkey: () =>
        'Si c’était vous, ne faites rien. Sinon, supprimez la clé d’accès, appuyez sur « Déconnecter partout ailleurs » et changez votre mot de passe.',
      reset_link: (product) =>
        `Si vous l’avez demandé, ne faites rien. Sinon, prévenez tout de suite la personne qui gère ${product} et changez votre mot de passe.`,
      others: (product) =>
        `Si vous l’avez fait ou demandé, ne faites rien. Sinon, appuyez sur « Déconnecter partout ailleurs » et changez votre mot de passe. Prévenez tout de suite la personne qui gère ${product}.`,
    },
    doorAdvice:
      'Si vous l’avez fait ou demandé, ne faites rien. Sinon, appuyez sur « Déconnecter partout ailleurs » et changez votre mot de passe.',
    link: 'Sécurité de votre compte',
  },
  doors: {
    passkey: {
      subject: 'une clé d’accès a été ajoutée',
      what: (product, name) =>
        `Vous pouvez maintenant vous connecter à votre compte ${product} avec la clé d’accès « ${name} ».`,
    },
    oidc: {
      subject: 'un autre identifiant a été lié',
      what: (product, name) =>
        `Un identifiant ${name} a été lié : vous pouvez maintenant l’utiliser pour vous connecter à votre compte ${product}.`,
    },
    api_token: {
      subject: 'un jeton d’API a été créé',
      what: (product, name) =>
        `Un programme avec le jeton d’API « ${name} » peut maintenant utiliser votre compte ${product}.`,
    },
    share: {
      subject: 'un rapport a été partagé',
      what: (product, day) =>
        `Jusqu’au ${dayOf(day)}, toute personne qui a le lien peut lire un rapport de vos données sur ${product}.`,
    },
    calendar: {
      subject: 'une adresse de calendrier a été créée',
      what: (product) =>
        `Toute personne qui a l’adresse peut maintenant lire le calendrier de votre compte ${product}. Toute adresse de calendrier antérieure a cessé de fonctionner.`,
    },
    ntfy: {
      subject: 'les rappels vont à une autre adresse ntfy',
      what: (product, host) =>
        `Les rappels de votre compte ${product} sont maintenant envoyés à un sujet sur ${host}.`,
    },
    webhook: {
      subject: 'un webhook a été enregistré',
      what: (product, host) =>
        `Votre compte ${product} envoie maintenant des données à un programme sur ${host} : doses, réserve, pesées ou rappels, selon le choix fait dans le webhook.`,
    },
    person: {
      subject: 'une personne a été invitée à voir vos données',
      what: (product, email) =>
        `Depuis votre compte ${product}, une invitation à voir vos données a été envoyée à ${email}. L’accès commence dès que l’invitation est acceptée. La page Personnes indique si cette personne peut seulement voir vos données ou aussi noter pour vous.`,
    },
    person_reminded: {
      subject: 'une autre personne reçoit aussi vos rappels',
      what: (product, email) =>
        `Les rappels de votre compte ${product} sont maintenant envoyés aussi par e-mail à ${email}.`,
    },
    address: {
      subject: 'une nouvelle adresse e-mail a été demandée',
      what: (product) =>
        `Quelqu’un qui est connecté à votre compte ${product} a demandé à en changer l’adresse e-mail. Elle changera quand le lien envoyé à la nouvelle adresse sera ouvert.`,
    },
    password: {
      subject: 'votre mot de passe a été changé',
      what: (product, passkeys) =>
        `Votre compte ${product} a un nouveau mot de passe. Tous les autres appareils ont été déconnectés, et tous les jetons d’API, rapports partagés et webhooks, l’adresse du calendrier et l’adresse ntfy ont été révoqués. Le partage avec toutes les personnes qui pouvaient voir vos données a été arrêté, et les invitations en attente ont été révoquées.${passkeys === '' ? '' : ` Ces clés d’accès restent valables : ${passkeys}.`}`,
    },
    reset_link: {
      subject: 'un lien pour un nouveau mot de passe a été créé',
      what: (product: string) =>
        `La personne qui gère ${product} a créé un lien pour choisir un nouveau mot de passe pour votre compte. Il fonctionne une fois, pendant 24 heures.`,
    },
    second_factor_on: {
      subject: 'une application d’authentification a été configurée',
      what: (product) =>
        `Pour vous connecter à votre compte ${product}, il vous faut maintenant un code d’une application d’authentification.`,
    },
    second_factor_off: {
      subject: 'l’application d’authentification a été retirée',
      what: (product) =>
        `Pour vous connecter à votre compte ${product}, il ne vous faut plus de code d’une application d’authentification.`,
    },
    second_factor_of_other: {
      subject: 'une application d’authentification a été retirée d’un autre compte',
      what: (product, email) =>
        `Depuis votre compte, l’application d’authentification du compte ${email} sur ${product} a été retirée.`,
    },
    made_admin: {
      subject: 'vous avez maintenant les droits d’admin',
      what: (product) => `Vous avez maintenant les droits d’admin sur ${product}.`,
    },
    made_user: {
      subject: 'vous n’avez plus les droits d’admin',
      what: (product) => `Vous n’avez plus les droits d’admin sur ${product}.`,
    },
    made_other_admin: {
      subject: 'quelqu’un a reçu les droits d’admin',
      what: (product, email) =>
        `Depuis votre compte, ${email} a reçu les droits d’admin sur ${product}.`,
    },
    made_other_user: {
      subject: 'quelqu’un a perdu les droits d’admin',
      what: (product, email) =>
        `Depuis votre compte, les droits d’admin ont été retirés à ${email} sur ${product}.`,
    },
    invite: {
      subject: 'une invitation a été créée',
      what: (product, email) =>
        email === ''
          ? `Depuis votre compte, une invitation a été créée pour un nouveau compte sur ${product}.`
          : `Depuis votre compte, une invitation a été créée pour un nouveau compte sur ${product} avec l’adresse ${email}.`,
    },
    backup_made: {
      subject: 'une sauvegarde a été créée',
      what: (product, name) =>
        `Depuis votre compte, la sauvegarde ${name} a été créée sur ${product}. Elle contient les données de tout le monde.`,
    },
    backup_downloaded: {
      subject: 'une sauvegarde a été téléchargée',
      what: (product, name) =>
        `Depuis votre compte, la sauvegarde ${name} a été téléchargée de ${product}. Elle contient les données de tout le monde.`,
    },
  },
  welcome: {
    subject: (name) => `Bienvenue sur Dosewise, ${name}`,
    heading: 'Bienvenue',
    greeting: (name) => `Bonjour ${name},`,
    ready: (email) => `Votre compte est prêt. Son adresse est ${email}.`,
    first: 'Trois choses à faire pour commencer :',
    pen: 'Ajoutez le stylo que vous utilisez en ce moment.',
    dose: 'Notez votre dernière dose.',
    settings: 'Vérifiez vos paramètres : pays, devise, fuseau horaire et e-mails.',
    noAdvice:
      'Dosewise garde vos données et fait les calculs. Il ne donne pas d’avis médical : pour toute question sur votre traitement, demandez conseil à la personne qui vous le prescrit ou en pharmacie.',
    yours:
      'Vous pouvez à tout moment, dans l’application, exporter tout ce que vous avez enregistré ou supprimer votre compte.',
    closing: 'L’équipe Dosewise',
  },
  reminder: {
    acts: { taken: 'Je l’ai prise', later: 'Me le rappeler dans une heure' },
    why: (product) => `Vous avez demandé à ${product} de vous envoyer des rappels par e-mail.`,
    end: 'Arrêter les rappels par e-mail',
    whyCarer: (product, email) =>
      `${email} partage ses données avec vous sur ${product} et vous envoie aussi ses rappels.`,
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

const due = (person?: string) =>
  person === undefined ? 'Dose prévue' : `Dose prévue pour ${person}`;

export const planner = {
  discreet: 'Dosewise : il y a quelque chose à faire',
  doseDue: (amount, person) => `${due(person)} : ${amount}`,
  doseDueAs: (amount, steps, person) => `${due(person)} : ${amount}, ${steps}`,
  doseDueFrom: (amount, pen, person) => `${due(person)} : ${amount}, ${pen}`,
  doseDueAsFrom: (amount, steps, pen, person) => `${due(person)} : ${amount}, ${steps}, ${pen}`,
  forPerson: (person, title) => `Pour ${person} : ${title}`,
  mg: (figure) => `${figure} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
  otherHours: (medicine, n) =>
    `${medicine} : dernière dose notée il y a ${n} ${plural(n, { one: 'heure', other: 'heures' })}. Selon les notices, deux médicaments de ce type ne doivent pas être utilisés ensemble. Demandez conseil à la personne qui les prescrit avant la prise de cette dose.`,
  otherDays: (medicine, n) =>
    `${medicine} : dernière dose notée il y a ${n} ${plural(n, { one: 'jour', other: 'jours' })}. Selon les notices, deux médicaments de ce type ne doivent pas être utilisés ensemble. Demandez conseil à la personne qui les prescrit avant la prise de cette dose.`,
  nextOf: (medicine, when) => `Prochaine dose ${of(medicine)} : ${when}`,
  runsOutOf: (medicine, day) => `Il ne restera plus ${of(medicine)} pour la dose du ${day}`,
  clicks: (n) => `${n} ${plural(n, { one: 'clic', other: 'clics' })}`,
  units: (n) => `${n} ${plural(n, { one: 'unité', other: 'unités' })}`,
  pens: (n) => `${n} ${plural(n, { one: 'stylo', other: 'stylos' })}`,
  tablets: (n) => `${n} ${plural(n, { one: 'comprimé', other: 'comprimés' })}`,
  planned: (when) => `Prévue pour le ${when}.`,
  runsOut: (day) => `Il ne restera plus de médicament pour la dose du ${day}`,
  dosesLeft: (n) => `Il reste ${n} ${plural(n, { one: 'dose', other: 'doses' })} avant ce jour.`,
  lastDay: (pens) => `Dernier jour d’utilisation : ${pens}`,
  thenDiscard: 'D’après la notice, à jeter à la fin de la journée.',
  thenDiscardAll: 'D’après la notice, à jeter à la fin de la journée.',
  weighIn: 'C’est le moment de noter le poids',
  week: 'Résumé de la semaine',
  entries: (doses, weighIns, symptoms) =>
    `Noté : ${doses}, ${weighIns} ${plural(weighIns, { one: 'pesée', other: 'pesées' })}, ${symptoms} ${plural(symptoms, { one: 'entrée de symptôme', other: 'entrées de symptômes' })}`,
  doses: (n, amount) =>
    n === 0 ? `${n} dose` : `${n} ${plural(n, { one: 'dose', other: 'doses' })} (${amount})`,
  weight: (change) => `Poids : ${change}`,
  nextDose: (when) => `Prochaine dose : ${when}`,
  aPen: 'un stylo',
} satisfies ServerWords['outgoing/planner'];
