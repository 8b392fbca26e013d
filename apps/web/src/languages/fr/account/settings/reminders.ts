import type { texts as english } from '../../../../features/account/settings/reminders/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays } from '../../data/pens.ts';
import { number, plural } from '../../grammar.ts';

/** A time in the largest unit that says it whole. */
const span = (minutes: number) =>
  minutes < 60 || minutes % 60 !== 0
    ? `${number(minutes)} min`
    : plural(minutes / 60, { one: '# heure', other: '# heures' });

export const texts: Words<typeof english> = {
  loading: 'Chargement…',
  loadFailed: 'Les rappels n’ont pas pu être chargés. Veuillez réessayer.',

  what: 'Rappels',
  dose: 'Quand une dose est à prendre',
  doseHint: 'S’arrête quand vous notez ou sautez la dose.',
  optionsOf: (kind) => `Options : ${kind}`,
  lead: 'Me le rappeler',
  atItsTime: 'Au moment prévu',
  before: (minutes) => `${span(minutes)} avant`,
  repeat: 'Me le rappeler de nouveau',
  noRepeat: 'Non',
  every: (minutes) => (minutes === 60 ? 'Toutes les heures' : `Toutes les ${span(minutes)}`),
  andAgain: (first, minutes) =>
    `${first}, puis ${minutes === 60 ? 'toutes les heures' : `toutes les ${span(minutes)}`}`,
  times: 'Répéter au plus',
  timesOf: (count) => (count === 1 ? 'Une fois' : `${number(count)} fois`),
  stock: 'Avant la fin de votre réserve',
  daysBeforeAt: (days) => `${countDays(days)} avant, à 09:00`,
  discard: 'Le dernier jour d’un stylo',
  discardHint: 'À 09:00',
  daysBefore: 'Combien de temps avant',
  days: countDays,
  weighIn: 'Pour me peser',
  weeklySummary: 'Un résumé de la semaine',
  day: 'Jour',
  weekdays: 'Jours',
  time: 'Heure',
  dayAt: (day, time) => `Le ${day} à ${time}`,

  where: 'Envoyer par',
  nowhere: 'Choisissez au moins une option, sinon rien n’est envoyé.',
  noWay:
    'Ce serveur ne peut pas encore envoyer de rappels : la personne qui le gère doit configurer l’envoi d’e-mails ou les notifications. Votre calendrier peut quand même vous rappeler vos doses.',
  browsers: 'Notifications',
  anyBrowser: 'Navigateur',
  notifyHere: 'Activer dans ce navigateur',
  notifiedHere: 'Les notifications sont activées dans ce navigateur.',
  thisBrowser: (device) => `${device} (celui-ci)`,
  added: (day) => `Ajouté : ${day}, rien d’envoyé pour l’instant`,
  lastSent: (when, answer) => `${when} : ${answer}`,
  removeDevice: (device) => `Retirer ${device}`,
  remove: 'Retirer',
  removeFailed: 'Le retrait a échoué. Veuillez réessayer.',
  unsupported: 'Ce navigateur ne peut pas afficher de notifications.',
  shareMenu:
    'Sur un iPhone ou un iPad : ouvrez le menu Partager, choisissez « Sur l’écran d’accueil », et ouvrez Dosewise depuis là. Des notifications pourront alors vous être envoyées.',
  oldShareMenu:
    'Un iPhone ou un iPad peut vous envoyer des notifications à partir d’iOS 16.4 ; celui-ci est plus ancien. Les rappels peuvent vous parvenir par e-mail, ntfy ou votre calendrier.',
  blocked:
    'Les notifications sont bloquées pour ce site. Autorisez-les dans les réglages du site de votre navigateur, à côté de l’adresse, puis revenez ici.',
  notAllowed: 'Les notifications n’ont pas été autorisées.',
  subscribeFailed: 'Ce navigateur n’a pas pu être ajouté. Veuillez réessayer.',
  email: 'E-mail',
  noEmail:
    'Ce serveur n’envoie pas d’e-mails : la personne qui le gère n’a pas défini de serveur de messagerie.',
  ntfyShort: 'ntfy',
  ntfy: 'Sujet ntfy',
  ntfyHint: (hosts) =>
    `Une adresse sur ${hosts}. Toute personne qui connaît le sujet peut lire ce qui y est envoyé.`,
  ntfyExample: (host) => `https://${host}/mon-sujet`,
  test: 'Envoyer un test',
  testOf: {
    push: 'Envoyer un test aux navigateurs',
    email: 'Envoyer un test par e-mail',
    ntfy: 'Envoyer un test à ntfy',
  },
  testFailed: 'Le test n’a pas pu être envoyé. Veuillez réessayer.',
  testSent: (answer) => `Envoyé : ${answer}`,
  testNotSent: (answer) => `Non envoyé : ${answer}`,
  last: (when, answer) => `Dernier : ${when}, ${answer}`,

  how: 'Options',
  howHint: 'Heures calmes, formulation discrète',
  quiet: 'Heures calmes',
  quietHint: 'Les rappels attendent la fin de ces heures.',
  from: 'De',
  to: 'À',
  discreet: 'Formulation discrète',
  discreetHint: 'Aucun médicament, stylo ni quantité n’est nommé.',
  lockScreen: 'Sur l’écran verrouillé',
  discreetExample: 'Dosewise : quelque chose est à faire',
  openExample: 'Dose prévue : 10 mg, 40 clics, Stylo 15',
};
