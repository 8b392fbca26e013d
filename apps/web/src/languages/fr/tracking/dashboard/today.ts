import type { texts as english } from '../../../../features/tracking/dashboard/today/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays, countDoses } from '../../data/pens.ts';
import { number, plural } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  lastDays: 'Les sept derniers jours',
  dose: 'dose',
  weighIn: 'pesée',
  nothing: 'rien noté',
  aDay: (day, logged) => `${day} : ${logged}`,
  legendDose: 'Dose',
  legendWeighIn: 'Pesée',

  weight: 'Poids',
  noWeight: 'Aucun poids pour l’instant',
  inAMonth: (change) => `${change} en un mois`,
  weighedOn: (day) => `le ${day}`,
  weightToday: 'Poids du jour',
  addWeight: 'Ajouter',
  weightAdded: (weight) => `Ajouté : ${weight}.`,
  weightLine: 'Le dernier mois, lissé',

  symptoms: 'Symptômes du jour',
  otherSymptoms: 'Autres symptômes',
  noneToday: 'Aucun',
  loggedToday: 'noté aujourd’hui',
  howSevere: (symptom) => `${symptom} : quelle intensité ?`,
  ofTen: (severity, most) => `${severity} sur ${most}`,
  symptomLogged: (symptom, word) => `Noté : ${symptom} (intensité : ${word}).`,
  noneLogged: 'Noté : aucun symptôme aujourd’hui.',

  steps: { 1: 'Plus qu’une étape', 2: 'Plus que deux étapes', 3: 'Trois étapes pour commencer' },
  stepsNote: 'Ensuite, cette page montre ce qu’il y a à faire chaque jour.',
  penNote: 'Une fois votre stylo ajouté, une dose à prendre se note d’un seul geste.',
  stepDone: 'fait',
  stepPen: 'Ajouter votre stylo',
  stepDose: 'Noter votre première dose',
  stepWeight: 'Noter votre poids',
  hasPens: (count) => plural(count, { one: '# stylo', other: '# stylos' }),
  hasDoses: countDoses,
  hasWeights: (count) => plural(count, { one: '# pesée', other: '# pesées' }),
  knowWhen: 'Vous savez quand prendre vos doses ?',
  makePlan: 'Créer un plan',
  otherApp: 'Vous venez d’une autre application ?',
  bringHistory: 'Importer votre historique',

  lastDose: (pen) => `Il reste une dose dans ${pen}`,
  openUntil: (pen, day, days) =>
    `Utiliser ${pen} au plus tard le ${day} (en cours d’utilisation depuis ${countDays(days)})`,
  openTooLong: (pen, days, label) =>
    `${pen} est en cours d’utilisation depuis ${countDays(days)} (notice : ${number(label)})`,
  costMissing: (pen) => `Ajouter le coût : ${pen}`,

  installTitle: 'Dosewise peut devenir une application de cet appareil',
  install: {
    button: 'L’application s’ouvre depuis l’écran d’accueil ou le bureau, même sans réseau.',
    shareMenu:
      'Ouvrez le menu Partager et choisissez « Sur l’écran d’accueil ». L’application s’ouvre sans réseau, peut vous envoyer des notifications et garde ce qui n’est pas encore envoyé ; Safari, lui, l’oublie après sept jours sans visite. Il faudra vous y connecter une nouvelle fois.',
    oldShareMenu:
      'Dans Safari, ouvrez le menu Partager et choisissez « Sur l’écran d’accueil ». L’application s’ouvre sans réseau et garde ce qui n’est pas encore envoyé ; Safari, lui, l’oublie après sept jours sans visite. Il faudra vous y connecter une nouvelle fois. Les notifications nécessitent iOS 16.4.',
  },
  installNow: 'Installer',
  noInstall: 'Pas maintenant',
};
