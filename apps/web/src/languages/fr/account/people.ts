import type { texts as english } from '../../../features/account/people/texts.ts';
import type { Words } from '../../words.ts';
import { number, of } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Personnes · Dosewise',
  title: 'Personnes',
  lead: 'Une personne de confiance peut voir vos données, ou noter pour vous. Chacune des deux parties peut y mettre fin à tout moment.',
  loginPrompt: 'Connectez-vous pour voir qui prend soin de vous, et de qui vous prenez soin.',
  invitedPrompt:
    'Connectez-vous avec l’adresse qui a reçu l’invitation, vous pourrez alors l’accepter.',
  loadFailed: 'La liste des personnes n’a pas pu être chargée.',

  caredBy: {
    title: 'Qui prend soin de vous',
    none: 'Personne d’autre que vous ne voit vos données.',
    invite: 'Inviter quelqu’un',
    reminded: 'Reçoit aussi mes rappels par e-mail',
    remindedOf: (email) => `Reçoit aussi mes rappels par e-mail : ${email}`,
    remindFailed: 'La modification a échoué.',
    invited: 'Invitation envoyée. Le lien fonctionne pendant 7 jours.',
  },
  caresFor: {
    title: 'De qui vous prenez soin',
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

  end: 'Mettre fin',
  endOf: (email) => `Mettre fin au partage avec ${email}`,
  endTitle: 'Y mettre fin maintenant ?',
  endCarer: (email) =>
    `${email} ne verra et ne notera plus rien chez vous. Ce qui a été noté reste. Chaque partie en est informée par e-mail.`,
  endInvited: (email) => `L’invitation de ${email} ne fonctionnera plus.`,
  endCared: (email) =>
    `Vous ne verrez et ne noterez plus rien chez ${email}. Ce que vous avez noté reste. Chaque partie en est informée par e-mail.`,
  confirmEnd: 'Oui, y mettre fin',
  endFailed: 'Il n’a pas été possible d’y mettre fin.',

  dialog: {
    title: 'Inviter quelqu’un',
    email: 'Adresse e-mail',
    emailHint:
      'Cette personne reçoit un lien par e-mail, et a besoin d’un compte avec cette adresse.',
    emailError: 'Saisissez une adresse e-mail.',
    role: 'Ce que cette personne peut faire',
    until: 'Dernier jour',
    untilHint:
      'Cette personne peut voir vos données jusqu’à ce jour inclus. Vide : jusqu’à ce que l’une des deux parties y mette fin.',
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
    accepted: (email) => `Vous prenez maintenant soin ${of(email)}.`,
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
    lead: 'L’accès a pris fin, ou son dernier jour est passé. Vous pouvez demander une autre invitation.',
    mine: 'Voir mes propres données',
  },
  ofOwn: {
    pageTitle: 'Votre propre compte · Dosewise',
    title: 'Cette page concerne votre propre compte',
    lead: (email) => `Vous consultez les données ${of(email)}.`,
  },
};
