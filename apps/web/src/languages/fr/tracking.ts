import { KEPT_YEARS } from '@dosewise/domain';
import {
  MAX_TABLE_ROWS,
  type RefusedRowReason,
  type SkippedRow,
  type SkippedRowReason,
} from '@dosewise/file-import';
import type { texts as dashboardNextDoseEnglish } from '../../features/tracking/dashboard/next-dose/texts.ts';
import type { texts as dashboardEnglish } from '../../features/tracking/dashboard/texts.ts';
import type { texts as dashboardTimeZoneEnglish } from '../../features/tracking/dashboard/time-zone/texts.ts';
import type { texts as dashboardTodayEnglish } from '../../features/tracking/dashboard/today/texts.ts';
import type { texts as dashboardWeightJumpEnglish } from '../../features/tracking/dashboard/weight-jump/texts.ts';
import type { texts as symptomsEnglish } from '../../features/tracking/symptoms/texts.ts';
import type { texts as weightsEnglish } from '../../features/tracking/weights/texts.ts';
import type { Words } from '../words.ts';
import { countDays, countDoses, weightsTexts as weightTexts } from './data.ts';
import { ended, number, of, plural } from './grammar.ts';

export const dashboardTexts: Words<typeof dashboardEnglish> = {
  pageTitle: 'Tableau de bord · Dosewise',
  loginPrompt: 'Connectez-vous pour voir votre tableau de bord.',
  title: 'Tableau de bord',
  loading: 'Chargement…',
  loadFailed: 'Impossible de charger les données',
  invited: {
    by: (email) => `${email} vous invite à voir ses données.`,
    look: 'Voir l’invitation',
  },
  dosesFailed: 'Impossible de charger les doses',
  symptomsFailed: 'Impossible de charger les symptômes',
  heightFailed: 'La taille n’a pas pu être enregistrée',

  goal: 'Objectif',
  inUnit: (label, unit) => `${label} (${unit})`,
  aim: 'Type d’objectif',
  aims: { reach: 'Atteindre un poids', keep: 'Rester dans une fourchette' },
  targetWeight: 'Poids visé',
  targetDate: 'Date visée',
  goalWrong: (rule) => `L’objectif doit être ${rule}.`,
  lowest: 'Poids le plus bas',
  highest: 'Poids le plus haut',
  rangeWrong: (rule) => `Chaque limite de la fourchette doit être ${rule}.`,
  rangeTurned: 'Le poids le plus haut doit être supérieur au plus bas.',
  goalNotSaved: 'Votre objectif n’est pas encore enregistré.',
  goalNotLoaded: 'Votre objectif n’a pas pu être chargé.',
  noTarget: 'Fixer un poids visé',
  noRange: 'Fixer une fourchette',
  noGoal: 'Aucun objectif fixé',
  range: (low, high) => `${low} à ${high}`,
  rangeTo: ' à ',
  toGo: (weight) => `Encore ${weight}`,
  withinRange: 'Dans la fourchette',
  aboveRange: (weight) => `${weight} au-dessus de la fourchette`,
  belowRange: (weight) => `${weight} en dessous de la fourchette`,
  changeGoal: 'Modifier l’objectif',
  goalDone: 'Terminé',
  byDay: (day) => `pour le ${day}`,
  eta: 'Date estimée',
  reached: 'Atteint',
  noProjection: {
    weights: 'Notez quelques pesées pour voir des projections.',
    goal: 'Fixez un objectif pour voir des projections.',
    days: (days) =>
      `Les projections commencent dès que vos pesées couvrent au moins ${days} jours.`,
    both: 'Notez quelques pesées et fixez un objectif pour voir des projections.',
  },
  notOnCourse: 'Au rythme actuel, l’objectif ne serait pas atteint',
  daysWithin: 'Jours dans la fourchette',
  someOf: (within, weighed) => `${number(within)} sur ${number(weighed)}`,
  whichDays: (days) =>
    `Parmi les jours avec une pesée sur les ${number(days)} derniers jours. La dernière pesée de chaque jour compte.`,
  noDays: (days) => `Aucune pesée sur les ${number(days)} derniers jours.`,
  staleWeights: 'Notez une pesée pour estimer la date de l’objectif',

  later: 'Objectif, graphique et chiffres',
  figures: 'Chiffres',

  nextActions: 'À faire ensuite',
  logWeight: 'Noter le poids du jour',
  logDose: 'Noter une dose',
  logSymptoms: 'Noter des symptômes',

  journey: 'Évolution du poids',
  noWeights: 'Aucune pesée pour l’instant. Ajoutez-en une sur la page Poids.',
  addWeight: 'Noter une pesée',
  changeSince: (day) => `Évolution depuis le ${day} `,
  totalChange: 'Évolution totale ',
  chartOptions: 'Options du graphique',
  showDoses: 'Afficher les doses',
  showBands: 'Afficher les zones d’IMC',
  height: 'Taille',
  feetOf: (label) => `${label}, pieds`,
  inchesOf: (label) => `${label}, pouces`,
  heightExample: 'p. ex. 175',
  dose: 'Dose',
  mg: (amount) => `${number(amount)} mg`,
  target: 'Date visée',
  today: 'Auj.',
  rangeToKeep: 'Fourchette à maintenir',
  ends: { lowKg: 'Le plus bas à maintenir', highKg: 'Le plus haut à maintenir' },
  goalAt: (weight) => `Objectif ${weight}`,
  bands: {
    healthy: 'IMC 20–25',
    overweight: 'IMC 25–30',
    obese: 'IMC 30+',
  },
  onlyWeight: (weight, day) => `${weight} le ${ended(day)}`,
  wayOfWeight: (from, to) => `De ${from.weight} le ${from.day} à ${to.weight} le ${ended(to.day)}`,
  projection: 'Après la dernière pesée, la tendance est une projection.',
  theGoal: (weight) => `L’objectif est de ${weight}.`,
  theRange: (range) => `La fourchette à maintenir va de ${range}.`,

  latestWeight: 'Dernier poids',
  fromStart: (change) => `${change} depuis le début`,
  since: (change, day) => `${change} depuis le ${day}`,
  trendPace: 'Rythme (tendance)',
  trendPaceNote: 'Négatif : perte de poids',
  adherence: 'Pesées (7 j)',
  adherenceNote: 'Jours avec une pesée',
  dosesLately: 'Doses (28 j)',
  dosesExpected: (doses) => `Attendues : environ ${number(doses)}`,
  symptomsLately: 'Symptômes (moy. 14 j)',
  symptomsLatelyNote: 'Intensité de 0 à 10',
  nextDose: 'Prochaine dose',
  afterLatest: (days) => `${countDays(days)} après la dernière dose`,
  nextDoseOn: (weekday, rule) => `${weekday}, ${rule}`,
  overdueBy: (days, rule) => `En retard de ${countDays(days)} (d’habitude ${rule})`,
};

export const dashboardNextDoseTexts: Words<typeof dashboardNextDoseEnglish> = {
  title: 'Votre prochaine dose',
  titleOf: (medicine) => `Votre prochaine dose ${of(medicine)}`,
  later: (medicine, day) => `${medicine} : ${day}`,
  stillByLabel: (due, day, time) =>
    `${ended(`Prévue ${due}`)} Selon la notice, elle peut encore être prise jusqu’à ${day} à ${time}. Consultez votre propre notice.`,
  stillByPlan: (due, day, time) =>
    `${ended(`Prévue ${due}`)} Le plan la comptera comme non prise après ${day} à ${time}. Cette limite est la nôtre, et celle de votre notice peut être plus courte. Consultez votre notice ou demandez conseil en pharmacie avant de prendre la dose en retard.`,
  loading: 'Chargement…',
  loadFailed: 'Votre prochaine dose n’a pas pu être chargée.',
  dueToday: 'À prendre aujourd’hui',
  dueTomorrow: 'Prochaine dose demain',
  inDays: (days) => `Prochaine dose dans ${countDays(days)}`,
  late: (days) => `${countDays(days)} de retard`,
  at: (weekday, day, time) => `${weekday} ${day}, ${time}`,
  mg: (amount) => `${number(amount)} mg`,
  given: (amount, pen, left) => `${amount} · ${pen}, reste ${countDoses(left)}`,
  givenInWords: (amount, pen, left) =>
    `${amount} avec ${pen}, ${plural(left, { one: '# dose restante', other: '# doses restantes' })}`,
  noPen: (thing) =>
    thing === 'pen'
      ? 'Vous n’avez pas de stylo utilisable pour cette dose.'
      : 'Vous n’avez pas de boîte utilisable pour cette dose.',
  log: (amount) => `Noter ${amount}`,
  change: 'Modifier',
  logIt: 'Noter une dose',
  plan: 'Votre plan',
  openPlan: 'Ouvrir le plan',
  dose: (mg, amount, pen, place) =>
    `${mg}, ${amount} avec ${[pen, place].filter(Boolean).join(', ')}`,
  loggedAlready: (when) => `Cette dose est déjà notée : ${ended(when)}`,
  logFailed: 'La dose n’a pas pu être notée. Rien n’a été modifié. Veuillez réessayer.',
  changedElsewhere:
    'Un stylo ou le plan a été modifié ailleurs, la dose n’a donc pas été notée. Vérifiez le stylo et la quantité, puis notez-la de nouveau.',

  noLatest: 'Aucune dose de ce médicament n’est encore notée.',
  anotherPen: 'La dernière dose venait d’un autre stylo. Vérifiez que celui-ci est le bon.',
  moreThanUsual: (mg, usual) =>
    `Cette dose (${mg}) est plus forte que la dernière (${usual}). Comparez-la avec votre ordonnance avant de la prendre.`,

  nothing: 'Aucune dose n’est prévue',
  nothingAdvice: 'Créez un plan ou notez une dose pour voir ici la prochaine.',
  makePlan: 'Créer un plan',
};

const sinceFirstDose = (weeks: number) =>
  plural(weeks, {
    one: '# semaine depuis la première dose',
    other: '# semaines depuis la première dose',
  });

export const dashboardTodayTexts: Words<typeof dashboardTodayEnglish> = {
  lastDays: 'Les sept derniers jours',
  dose: 'dose',
  weighIn: 'pesée',
  nothing: 'rien noté',
  aDay: (day, logged) => `${day} : ${logged}`,
  legendDose: 'Dose',
  legendWeighIn: 'Pesée',

  firstDose: 'La première dose est notée.',
  dosesSoFar: (doses, weeks) =>
    weeks === null
      ? `${plural(doses, { one: '# dose notée', other: '# doses notées' })} jusqu’ici.`
      : `${sinceFirstDose(weeks)}, ${plural(doses, { one: '# dose notée', other: '# doses notées' })}.`,
  monthChange: {
    less: (weight, weeks) =>
      weeks === null
        ? `${weight} de moins qu’il y a un mois.`
        : `${sinceFirstDose(weeks)}, ${weight} de moins qu’il y a un mois.`,
    more: (weight, weeks) =>
      weeks === null
        ? `${weight} de plus qu’il y a un mois.`
        : `${sinceFirstDose(weeks)}, ${weight} de plus qu’il y a un mois.`,
    same: (weeks) =>
      weeks === null
        ? 'À peu près le même poids qu’il y a un mois.'
        : `${sinceFirstDose(weeks)}, à peu près le même poids qu’il y a un mois.`,
  },

  comes: 'Ce que cette page montrera',
  example: 'Exemple',
  comesNote: 'Exemple de données d’une personne après huit semaines :',
  comesNext: (days) => `dans ${plural(days, { one: '# jour', other: '# jours' })}`,

  weight: 'Poids',
  noWeight: 'Aucune pesée pour l’instant',
  weighedOn: (day) => `le ${day}`,
  weightToday: 'Poids du jour',
  addWeight: 'Noter le poids',
  weighedToday: 'Noté aujourd’hui',
  weightAdded: (weight) => `Noté : ${weight}.`,
  weightLine: 'Le dernier mois, lissé',

  symptoms: 'Symptômes du jour',
  otherSymptoms: 'Autres symptômes',
  noneToday: 'Aucun',
  loggedToday: 'noté aujourd’hui',
  howSevere: (symptom) => `${symptom} : quelle intensité ?`,
  ofTen: (severity, most) => `${severity} sur ${most}`,
  symptomLogged: (symptom, word) => `Noté : ${symptom} (intensité : ${word}).`,
  noneLogged: 'Noté : aucun symptôme aujourd’hui.',

  begin: 'Deux étapes pour commencer',
  steps: { 1: 'Encore une étape', 2: 'Encore deux étapes' },
  stepsNote: 'Ensuite, cette page montre ce qu’il y a à faire chaque jour.',
  penNote: 'Ajoutez votre stylo, et une dose prévue se note d’un seul geste.',
  stepDone: 'fait',
  stepBegin: 'Préparer votre stylo et votre plan',
  stepGoOn: 'Continuer avec votre stylo et votre plan',
  stepPen: 'Ajouter votre stylo',
  stepDose: 'Noter votre première dose',
  stepWeight: 'Noter votre poids',
  hasPens: (count) => plural(count, { one: '# stylo', other: '# stylos' }),
  hasDoses: countDoses,
  hasWeights: (count) => plural(count, { one: '# pesée', other: '# pesées' }),
  otherApp: 'Vous venez d’une autre application ?',
  bringHistory: 'Importer votre historique',

  lastDose: (pen) => `Il reste une dose dans ${pen}`,
  openUntil: (pen, day, days) =>
    `${pen} : à jeter au plus tard le ${day} (en cours d’utilisation depuis ${countDays(days)})`,
  openTooLong: (pen, days, label) =>
    `${pen} est en cours d’utilisation depuis ${countDays(days)}. D’après la notice, à jeter après ${countDays(label)}.`,
  costMissing: (pen) => `Ajouter le coût : ${pen}`,

  installTitle: 'Installer Dosewise sur cet appareil',
  install: {
    button: 'L’application s’ouvre depuis l’écran d’accueil ou le bureau, même hors ligne.',
    shareMenu:
      'Ouvrez le menu Partager et choisissez « Sur l’écran d’accueil ». L’application s’ouvre hors ligne, peut vous envoyer des notifications et garde les entrées pas encore envoyées. Dans Safari même, elles peuvent être supprimées après sept jours sans visite. Il faudra vous reconnecter dans l’application.',
    oldShareMenu:
      'Dans Safari, ouvrez le menu Partager et choisissez « Sur l’écran d’accueil ». L’application s’ouvre hors ligne et garde les entrées pas encore envoyées. Dans Safari même, elles peuvent être supprimées après sept jours sans visite. Il faudra vous reconnecter dans l’application. Les notifications nécessitent iOS 16.4.',
  },
  installNow: 'Installer',
  noInstall: 'Pas maintenant',
};

export const dashboardTimeZoneTexts: Words<typeof dashboardTimeZoneEnglish> = {
  title: 'Dans quel fuseau horaire êtes-vous ?',
  unknown:
    'Le fuseau horaire de votre navigateur n’est pas connu ici. Vos journées commencent donc à minuit UTC.',
  differs: (zone) =>
    `Vos journées commencent à minuit UTC, mais cet appareil est réglé sur ${zone}.`,
  label: 'Fuseau horaire',
  choose: 'Choisir un fuseau horaire',
  missing: 'Choisissez un fuseau horaire.',
  keep: 'Rester en UTC',
  moved: (city) => `Vous semblez être à ${city}`,
  keepOrSwitch: (city) =>
    `Garder l’heure ${of(city)} ou changer ? Si vous changez, une dose prévue pour 08:00 sera à prendre à 08:00 dans le nouveau fuseau horaire.`,
  keepTime: (city) => `Garder ${city}`,
  switchTo: (city) => `Passer à ${city}`,
  saved: 'Fuseau horaire enregistré.',
  failed: 'Le fuseau horaire n’a pas pu être enregistré',
};

export const dashboardWeightJumpTexts: Words<typeof dashboardWeightJumpEnglish> = {
  jumpBetween: (weight, day, one, other) =>
    `Le ${day}, votre téléphone a envoyé ${weight}. La pesée précédente est de ${one}, la suivante de ${other}.`,
  jumpBefore: (weight, day, one, other) =>
    `Le ${day}, votre téléphone a envoyé ${weight}. Les pesées suivantes sont de ${one} et ${other}.`,
  jumpAfter: (weight, day, one, other) =>
    `Le ${day}, votre téléphone a envoyé ${weight}. Les pesées précédentes sont de ${one} et ${other}.`,
  deleteJump: 'Supprimer',
  isRight: 'C’est exact',
  confirmFailed: 'Votre réponse n’a pas pu être enregistrée.',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
  pageTitle: 'Symptômes · Dosewise',
  total: (count) => plural(count, { one: '# symptôme', other: '# symptômes' }),
  title: 'Symptômes',
  loading: 'Chargement…',
  loginPrompt: 'Connectez-vous pour suivre vos symptômes.',

  form: 'Noter un symptôme',
  category: 'Catégorie',
  severity: 'Intensité',
  severityHint: (severity) => `${severity}. 10 est le pire que vous puissiez imaginer.`,
  note: 'Note',
  log: 'Noter le symptôme',
  logged: (name, severity) => `Noté : ${name} (intensité : ${severity}).`,
  dateMissing: 'Saisissez la date et l’heure du symptôme.',
  dateAhead: 'La date est dans le futur. Notez un symptôme une fois que vous l’avez ressenti.',
  dateOutOfYears: `La date doit être comprise entre les années ${KEPT_YEARS.first} et ${KEPT_YEARS.last}.`,

  history: 'Historique',
  pages: 'Pages de l’historique des symptômes',
  fetchFailed: 'Impossible de charger les symptômes',
  none: 'Aucun symptôme pour l’instant',
  noneHint:
    'Les symptômes notés apparaissent ici, le plus récent en premier, et en moyenne sur le tableau de bord.',
  ofTime: (name, when) => `${name}, ${when}`,
  deleteThis: 'Supprimer ce symptôme',
  editTitle: 'Modifier le symptôme',
  save: 'Enregistrer le symptôme',
  gone: 'Ce symptôme a été supprimé ailleurs.',

  patterns: 'Répartition',
  lead: 'Ces valeurs résument seulement ce qui a été noté ; elles ne montrent pas la cause d’un symptôme.',
  patternOf: 'Symptôme',
  all: 'Tous les symptômes',
  byDay: 'Par jour depuis la dose',
  dayRule: 'Le jour 0 correspond aux 24 heures qui suivent une dose.',
  bySteps: 'Par palier de dose',
  day: 'Jour',
  dayOf: (day) => `Jour ${day}`,
  later: (day) => `Jour ${day}+`,
  step: 'Dose',
  mean: 'Intensité moyenne',
  entries: 'Entrées',
  noMean: '–',
  beforeDoses: (count) =>
    plural(count, {
      one: '# entrée d’avant votre première dose n’est pas comptée.',
      other: '# entrées d’avant votre première dose ne sont pas comptées.',
    }),
  noSymptoms: (count) =>
    plural(count, {
      one: '# entrée « Aucun » n’est pas comptée dans les moyennes.',
      other: '# entrées « Aucun » ne sont pas comptées dans les moyennes.',
    }),
};

const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `date non valide « ${cell} »`,
  future: (cell) => `date non valide « ${cell} »`,
  'unreadable-number': (cell) => `poids non valide « ${cell} »`,
  implausible: (cell) => `poids non valide « ${cell} »`,
  'not-readable': () =>
    'un guillemet s’ouvre ici et ne se ferme jamais, les lignes qui suivent ne peuvent donc pas être lues',
};

const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `mêmes date et heure que la ligne ${by}`,
  replaced: ({ by }) => `mêmes date et heure que la ligne ${by}`,
  'no-date': () => 'pas de date',
  'no-weight': () => 'pas de poids',
  'other-kind': ({ detail }) => `pas un poids corporel, mais « ${detail} »`,
  'other-person': () => 'd’une autre personne',
  'left-out': () => 'écartée par vous',
};

const countWeighIns = (count: number) => plural(count, { one: '# pesée', other: '# pesées' });
const countMeasurements = (count: number) => plural(count, { one: '# mesure', other: '# mesures' });
const result = (inserted: number, updated: number) =>
  `${plural(inserted, { one: '# ligne ajoutée', other: '# lignes ajoutées' })}, ${plural(updated, { one: '# modifiée', other: '# modifiées' })}`;

export const weightsTexts: Words<typeof weightsEnglish> = {
  pageTitle: 'Poids · Dosewise',
  title: 'Poids',
  loading: 'Chargement…',
  loginPrompt: 'Connectez-vous pour suivre votre poids.',

  addTitle: 'Ajouter une pesée',
  form: 'Noter une pesée',
  weight: 'Poids',
  date: 'Date',
  note: 'Note',
  add: 'Noter la pesée',
  added: (weight) => `Noté : ${weight}.`,
  notAdded: (why) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Veuillez réessayer.',
  dateMissing: 'Saisissez la date.',
  dateAhead: 'La date est dans le futur.',
  dateOutOfYears: `La date doit être comprise entre les années ${KEPT_YEARS.first} et ${KEPT_YEARS.last}.`,

  noTrend: 'Aucune pesée pour l’instant.',
  newest: (entries) => `Les ${entries} les plus récentes`,
  entries: countWeighIns,
  newestEntries: (count) =>
    plural(count, {
      one: 'La pesée la plus récente',
      other: 'Les # pesées les plus récentes',
    }),
  latest: (entries, weight, day) => `${entries}, la dernière : ${weight} le ${ended(day)}`,
  trendNeedsDays: (days) =>
    `Une tendance demande deux pesées à au moins ${days} jours d’intervalle.`,
  lastWeeks: (weeks) =>
    plural(weeks, { one: 'la dernière semaine', other: 'les # dernières semaines' }),
  theseEntries: 'ces pesées',
  allEntries: 'toutes les pesées',
  trendLevel: (window) => `Tendance sur ${window} : stable.`,
  trendGoes: (window, isDown, amount) =>
    `Tendance sur ${window} : ${isDown ? 'baisse' : 'hausse'} de ${amount} par semaine.`,
  smoothed:
    'Lissé : une ligne établie d’après les pesées de 14 jours avant à 14 jours après chaque jour (régression locale, Cleveland 1979). Ses 14 derniers jours peuvent encore changer.',

  recent: 'Pesées récentes',
  someOf: (shown, all) => `${number(shown)} sur ${all}`,
  none: 'Aucune pesée pour l’instant',
  noneHint:
    'Notez votre première pesée, ou importez un fichier de votre balance ou d’une autre application.',
  deleteThis: 'Supprimer cette pesée',
  editTitle: 'Modifier la pesée',
  save: 'Enregistrer la pesée',
  saveFailed: 'La pesée n’a pas pu être enregistrée',
  gone: 'Cette pesée a été supprimée ailleurs.',

  measurements: 'Mesures',
  addMeasurement: 'Ajouter une mesure',
  addShort: 'Ajouter',
  aMeasurement: ' une mesure',
  measurementDialog: {
    editTitle: 'Modifier la mesure',
    save: 'Enregistrer la mesure',
    deleteThis: 'Supprimer cette mesure',
  },
  measurementKind: 'Mesure',
  measurementAdded: (name, value) => `Ajouté : ${name} ${value}.`,
  measurementWrong: (name, least, most) => `${name} : il faut une valeur de ${least} à ${most}.`,
  measurementUnit: 'Unité',
  measurementOrigin: 'Lieu de la mesure',
  origins: { home: 'À la maison', laboratory: 'Laboratoire', none: 'Non précisé' },
  isMeasurementRight: (name, value) => `${name} ${value} : est-ce exact ?`,
  mayBeSlip:
    'Il s’agit peut-être d’une faute de frappe ou de l’autre unité. Vérifiez le nombre et l’unité.',
  mayBePairSlip: 'Il s’agit peut-être d’une faute de frappe. Vérifiez les deux nombres.',
  diastolicAbove:
    'La valeur diastolique ne peut pas dépasser la systolique. Vérifiez qu’elles ne sont pas inversées.',
  changeMeasurement: 'Modifier',
  saveMeasurement: 'Oui, enregistrer',
  measurementGone: 'Cette mesure a été supprimée ailleurs.',
  measurementsFailed: 'Impossible de charger les mesures',
  noMeasurements: 'Aucune mesure pour l’instant',
  noMeasurementsHint:
    'Vous pouvez noter ici : tour de taille, tour de hanches, masse grasse, masse maigre, pouls au repos, tension artérielle, HbA1c et glycémie à jeun.',
  recentMeasurements: 'Mesures récentes',
  changedSince: (change, day) => `${change} depuis le ${day}`,
  measurementSummary: (count, first, last) =>
    `${countMeasurements(count)}, de ${first} à ${ended(last)}`,

  import: 'Importer un fichier CSV',
  importHint:
    'D’une balance ou d’une application : un fichier avec une ligne d’en-tête, une colonne de dates et une colonne de poids. Vous voyez un aperçu avant tout enregistrement.',
  otherFiles: 'Des doses et des symptômes aussi, ou un fichier d’une autre application ?',
  otherImport: 'Ouvrir la page Import',
  chooseFile: 'Choisir un fichier',
  file: 'Fichier CSV',
  reading: 'Lecture du fichier',
  importing: 'Import en cours',
  importFailed: 'L’import a échoué. Vérifiez le format de votre fichier.',
  unreadable: {
    'no-data':
      'Aucune donnée trouvée dans le CSV. Il faut une ligne d’en-tête et au moins une ligne de données.',
    'no-columns':
      'Des en-têtes nécessaires manquent. Il faut une colonne date et une colonne de poids (p. ex. weightKg, weight ou Value).',
    'too-large': `Ce fichier est trop volumineux pour être lu ici : il a plus de ${number(MAX_TABLE_ROWS)} lignes, ou des millions de cellules.`,
  },
  storedBefore: (inserted, updated) => `Avant cela : ${result(inserted, updated)}.`,
  cancelled: (inserted, updated) =>
    `Import interrompu. Avant cela : ${result(inserted, updated)}. Les lignes en cours d’envoi peuvent encore être enregistrées. Importer de nouveau le fichier ne crée pas de doublons.`,
  imported: (inserted, updated) => `Import réussi : ${result(inserted, updated)}.`,
  rowsRead: 'Lignes lues',
  toImport: 'À importer',
  inserted: 'Ajoutées',
  updated: 'Modifiées',
  unchanged: 'Inchangées',
  skipped: 'Ignorées',
  rejected: 'Rejetées',
  done: 'Terminé',

  questions: 'Questions sur le fichier',
  whichUnit: 'Dans quelle unité sont les poids ?',
  noUnit: 'Le fichier ne l’indique pas.',
  units: {
    kg: 'Kilogrammes (kg)',
    lb: 'Livres (lb)',
    st: 'Stones (st)',
    g: 'Grammes (g)',
  },
  whichOrder: 'Comment les dates sont-elles écrites ?',
  noOrder: 'Les dates de ce fichier peuvent se lire des deux façons.',
  orders: {
    'day-first': 'Jour d’abord : 03/04 est le 3 avril',
    'month-first': 'Mois d’abord : 03/04 est le 4 mars',
    'year-first': 'Année d’abord : 26-04-03 est le 3 avril 2026',
  },
  columns: {
    date: 'Colonne des dates',
    time: 'Colonne des heures',
    weight: 'Colonne des poids',
    unit: 'Colonne des unités',
    note: 'Colonne des notes',
    source: 'Colonne des sources',
  },
  kinds: { weight: 'Poids', 'leave-out': 'Laisser de côté' },
  choose: 'Choisir…',
  noColumn: 'Aucune',
  discard: 'Abandonner',
  continue: 'Continuer',

  preview: 'Aperçu',
  zoneUsed: (zone) =>
    `Les heures sans fuseau horaire sont lues dans le fuseau ${zone}, le vôtre dans Paramètres.`,
  nothingToImport: 'Ce fichier n’a aucune ligne à importer.',
  firstRows: (shown, all) => `Les ${number(shown)} premières lignes sur ${all}.`,
  importRows: 'Importer',
  dosesLeftOut: (doses) =>
    plural(doses, {
      one: '# dose est laissée de côté : seules les pesées sont importées ici.',
      other: '# doses sont laissées de côté : seules les pesées sont importées ici.',
    }),
  columnsLeftOut: (columns) =>
    plural(columns, {
      one: '# autre colonne est laissée de côté',
      other: '# autres colonnes sont laissées de côté',
    }),
  issues: (count) => plural(count, { one: '# problème', other: '# problèmes' }),
  downloadRejected: 'Télécharger les lignes rejetées',
  skippedRows: (count) => `Ignorées : ${count}`,
  skippedRow: (row) => `Ligne ${row.row} : ${skipped[row.reason](row)}`,
  refusedRow: ({ row, reason, detail }) => `Ligne ${row} : ${refused[reason](detail)}`,
  more: (count) => `et ${count} de plus`,
};
