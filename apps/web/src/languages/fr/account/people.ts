import type { texts as english } from '../../../features/account/people/texts.ts';
import type { Words } from '../../words.ts';
import { number, of } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Personnes · Dosewise',
  title: 'Personnes',
  lead: 'Une personne de confiance peut voir vos données, ou noter pour vous. Chacune des deux parties peut arrêter le partage à tout moment.',
  loginPrompt:
    'Connectez-vous pour savoir qui peut voir vos données, et de qui vous pouvez voir les données.',
  invitedPrompt:
    'Connectez-vous avec l’adresse qui a reçu l’invitation, vous pourrez alors l’accepter.',
  loadFailed: 'La liste des personnes n’a pas pu être chargée.',

  caredBy: {
    title: 'Personnes qui peuvent voir vos données',
    none: 'Personne d’autre que vous ne voit vos données.',
    invite: 'Inviter quelqu’un',
    reminded: 'Reçoit aussi mes rappels par e-mail',
    remindedOf: (email) => `Reçoit aussi mes rappels par e-mail : ${email}`,
    remindFailed: 'La modification a échoué.',
    invited: 'Invitation envoyée. Le lien fonctionne pendant 7 jours.',
  },
  caresFor: {
    title: 'Personnes dont vous pouvez voir les données',
    none: 'Personne ne vous a envoyé d’invitation.',
    look: 'Voir les données',
    lookOf: (email) => `Voir les données ${of(email)}`,
  },
  roles: {
    sees: {
      name: 'Consulte',
      hint: 'Consulte vos données, votre plan et votre rapport, et ne modifie rien.',
    },
    logs: {
      name: 'Consulte et note',
      hint: 'Note aussi des doses, des pesées, des symptômes et des mesures pour vous. Vous voyez qui a noté quoi.',
    },
  },
  noEnd: 'Sans date de fin',
  until: (day) => `Jusqu’au ${day}`,

  ends: {
    carer: {
      name: 'Arrêter le partage',
      of: (email) => `Arrêter le partage avec ${email}`,
      title: 'Arrêter le partage maintenant ?',
      question: (email) =>
        `${email} ne pourra plus voir vos données ni noter pour vous. Ce qui a déjà été noté reste. Chaque partie en est informée par e-mail.`,
      confirm: 'Oui, arrêter le partage',
      failed: 'Le partage n’a pas pu être arrêté.',
    },
    invited: {
      name: 'Révoquer',
      of: (email) => `Révoquer l’invitation envoyée à ${email}`,
      title: 'Révoquer l’invitation ?',
      question: (email) => `Le lien envoyé par e-mail à ${email} ne fonctionnera plus.`,
      confirm: 'Oui, la révoquer',
      failed: 'L’invitation n’a pas pu être révoquée.',
    },
    cared: {
      name: 'Retirer mon accès',
      of: (email) => `Retirer mon accès aux données ${of(email)}`,
      title: 'Retirer votre accès ?',
      question: (email) =>
        `Vous ne pourrez plus voir les données ${of(email)} ni noter pour cette personne. Ce que vous avez déjà noté reste. Chaque partie en est informée par e-mail.`,
      confirm: 'Oui, le retirer',
      failed: 'Votre accès n’a pas pu être retiré.',
    },
  },

  dialog: {
    title: 'Inviter quelqu’un',
    email: 'Adresse e-mail',
    emailHint:
      'Cette personne reçoit un lien par e-mail, et a besoin d’un compte avec cette adresse.',
    emailError: 'Saisissez une adresse e-mail.',
    role: 'Ce que cette personne peut faire',
    until: 'Dernier jour',
    untilHint:
      'Cette personne peut voir vos données jusqu’à ce jour inclus. Laissez vide pour ne pas fixer de date de fin.',
    pastDay: 'Ce jour est déjà passé.',
    question: (email) =>
      email === ''
        ? 'Autoriser cette personne à voir vos données ?'
        : `Autoriser ${email} à voir vos données ?`,
    submit: 'Oui, inviter',
    failed: 'L’invitation n’a pas pu être envoyée.',
    sent: (email) => `Invitation envoyée : ${email} reçoit un lien par e-mail.`,
  },

  invitation: {
    title: 'Vous avez une invitation',
    lead: 'Quelqu’un souhaite que vous voyiez ses données, ou que vous notiez pour cette personne. L’e-mail indique de qui il s’agit.',
    accept: 'Accepter',
    later: 'Pas maintenant',
    failed: 'L’invitation n’a pas pu être acceptée.',
    accepted: (email) => `Vous pouvez maintenant voir les données ${of(email)}.`,
  },

  acts: {
    title: 'Ce que d’autres ont fait',
    none: 'Personne d’autre que vous n’a rien noté depuis un an.',
    did: {
      added: (email, what) => `${email} a noté : ${what}`,
      changed: (email, what) => `${email} a modifié : ${what}`,
      deleted: (email, what) => `${email} a supprimé : ${what}`,
    },
    when: (at, date) => `Fait : ${at}, pour : ${date}`,
    weighIn: (weight) => `une pesée de ${weight}`,
    symptom: (name, severity) => `${name}, ${number(severity)} sur 10`,
    measurement: (name, value) => `${name}, ${value}`,
    dose: (mg, medicine) => `${number(mg)} mg ${of(medicine)}`,
  },

  waiting: {
    title: 'Non enregistré pour d’autres',
    lead: 'Vous avez noté ceci pour quelqu’un d’autre, et c’est conservé uniquement sur cet appareil.',
    kinds: {
      dose: 'Une dose',
      weight: 'Une pesée',
      symptom: 'Un symptôme',
      measurement: 'Une mesure',
    },
    entry: (what, email) => `${what} pour ${email}`,
    waits: 'En attente d’envoi.',
    tryAgain: 'Réessayer',
    discard: 'Abandonner',
  },

  ended: {
    pageTitle: 'Plus d’accès · Dosewise',
    title: (email) => `Vous ne pouvez plus voir les données ${of(email)}`,
    lead: 'Le partage a été arrêté, ou son dernier jour est passé. Vous pouvez demander une autre invitation.',
    mine: 'Voir mes propres données',
  },
  ofOwn: {
    pageTitle: 'Votre propre compte · Dosewise',
    title: 'Cette page concerne votre propre compte',
    lead: (email) => `Vous consultez les données ${of(email)}.`,
  },
};
