import type { HistoryFormat } from '@dosewise/file-import';
import type { texts as exportsEnglish } from '../../features/moving/exports/texts.ts';
import type { texts as importEnglish } from '../../features/moving/import/texts.ts';
import type { texts as moveInEnglish } from '../../features/moving/move-in/texts.ts';
import type { texts as shareEnglish } from '../../features/moving/share/texts.ts';
import type { Words } from '../words.ts';
import { countDoses } from './data.ts';
import { ended, list, number, plural } from './grammar.ts';

export const exportsTexts: Words<typeof exportsEnglish> = {
  pageTitle: 'Export · Dosewise',
  title: 'Export',
  lead: 'Chaque tableau contient toutes vos entrées d’un type, des plus récentes aux plus anciennes. Les poids sont en kg et les longueurs en cm, quelles que soient vos unités.',
  movingIn: 'Vous voulez restaurer un de ces fichiers, ou venez d’une autre application ?',
  import: 'Importer un fichier',
  loading: 'Chargement…',
  loginPrompt: 'Connectez-vous pour exporter vos données.',
  takeAlong: {
    title: 'Continuer sans compte',
    what: 'Une copie complète qui s’ouvre dans n’importe quel navigateur : choisissez-y « Utiliser sans compte », puis « Ouvrir une copie ».',
    take: 'Emporter mes données',
    fileName: 'dosewise-export.json',
  },
  tables: 'Tableaux pour un tableur',
  readers: {
    legend: 'Format des tableaux',
    programs: 'Pour d’autres programmes',
    excel: 'Pour Excel dans votre langue',
    programsHint:
      'Virgules entre les colonnes, points dans les nombres, heures UTC. Dosewise peut aussi importer ces fichiers.',
    excelHint: (zone) =>
      `Colonnes, nombres et dates comme Excel les lit dans votre langue, avec les heures du fuseau ${zone}.`,
  },
  whole: 'Pour un autre programme, ou à garder',
  doses: {
    title: 'Doses',
    contents: 'Date, stylo et son dosage, clics ou volume, mg, site d’injection et douleur.',
  },
  weights: {
    title: 'Pesées',
    contents: 'Date, poids en kg, note et source. Vous pouvez les réimporter sur la page Poids.',
  },
  symptoms: {
    title: 'Symptômes',
    contents: 'Date, catégorie, intensité de 0 à 10, et note.',
  },
  measurements: {
    title: 'Mesures',
    contents: 'Date, type, valeur avec son unité, et note.',
  },
  fhir: {
    title: 'FHIR R4',
    contents:
      'Doses, pesées, mesures, taille, IMC et symptômes avec des codes, pour les logiciels de dossier médical.',
  },
  everything: {
    title: 'Tout en JSON',
    contents:
      'Votre profil, paramètres, objectif, plan, stylos, doses, pesées, mesures et symptômes dans un seul fichier.',
  },
  download: 'Télécharger ',
  downloaded: (fileName) => `Téléchargé : ${fileName}.`,
  fetchFailed: 'Le fichier n’a pas pu être téléchargé.',
};

const formats: Record<HistoryFormat, string> = {
  'shotsy-json-2': 'Sauvegarde Shotsy',
  'shotsy-csv': 'Tableau Shotsy (CSV)',
  'apple-health-xml': 'Export Apple Santé',
  'health-auto-export-json': 'Health Auto Export (JSON)',
  'health-connect-webhook': 'Données Health Connect (JSON)',
  'fitbit-json': 'Archive Fitbit (JSON)',
  'garmin-json': 'Composition corporelle Garmin (JSON)',
  'withings-json': 'Mesures Withings (JSON)',
  'sparkyfitness-json': 'SparkyFitness (JSON)',
  'medassist-ng-json': 'MedAssist-ng (JSON)',
  'medikeep-json': 'MediKeep (JSON)',
  'pokii-csv': 'Tableau Pokii (CSV)',
  'fhir-json': 'FHIR (JSON)',
  'dosewise-json': 'Dosewise, tout en JSON',
  'weights-csv': 'Tableau de pesées',
  sheet: 'Votre propre tableau',
};

const sources: Readonly<Record<string, string>> = {
  ...formats,
  'health-auto-export': 'Health Auto Export, envoi automatique',
  'health-connect': 'Health Connect, envoi automatique',
};

const weights = (count: number) => plural(count, { one: '# pesée', other: '# pesées' });
const symptoms = (count: number) => plural(count, { one: '# symptôme', other: '# symptômes' });
const measurements = (count: number) => plural(count, { one: '# mesure', other: '# mesures' });
const pens = (count: number) => plural(count, { one: '# stylo', other: '# stylos' });

/** The words of readers of files before the number of a place. */
const places: Readonly<Record<string, string>> = { row: 'ligne', line: 'ligne', day: 'jour' };

const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  columns: {
    date: 'Date',
    time: 'Heure',
    medicine: 'Médicament',
    dose: 'Dose',
    site: 'Site d’injection',
    pain: 'Douleur',
    taken: 'Prise ou non',
    weight: 'Poids',
    unit: 'Unité',
    note: 'Note',
    source: 'Source',
    symptom: 'Symptôme',
    kind: 'Type de mesure',
  },
  'kind-word': {
    weight: 'Poids',
    waist: 'Tour de taille',
    hips: 'Tour de hanches',
    body_fat: 'Masse grasse',
    lean_mass: 'Masse maigre',
    resting_pulse: 'Pouls au repos',
    blood_pressure: 'Tension artérielle',
    hba1c: 'HbA1c',
    fasting_glucose: 'Glycémie à jeun',
    systolic: 'Systolique',
    diastolic: 'Diastolique',
  },
  'status-word': { taken: 'Prise', 'not-taken': 'Non prise' },
  'dose-level': {
    doses: 'Une dose prise chacun de ces jours',
    level: 'Ma dose à cette période. N’en importer aucune.',
  },
  'date-order': {
    'day-first': 'Jour d’abord : 03/04 est le 3 avril',
    'month-first': 'Mois d’abord : 03/04 est le 4 mars',
    'year-first': 'Année d’abord : 26-04-03 est le 3 avril 2026',
  },
  'weight-unit': {
    kg: 'Kilogrammes (kg)',
    lb: 'Livres (lb)',
    st: 'Stones (st)',
    g: 'Grammes (g)',
  },
  'length-unit': { cm: 'Centimètres (cm)', in: 'Pouces (in)' },
  'dosage-unit': {
    mg: 'Milligrammes (mg)',
    mcg: 'Microgrammes (mcg)',
    units: `Unités de ${number(0.01)} mL`,
    mL: 'Millilitres (mL)',
    clicks: `Clics de ${number(0.01)} mL`,
  },
  'site-quadrant': {
    keep: 'Garder les mots',
    left_lower: 'En bas à gauche',
    left_upper: 'En haut à gauche',
    right_lower: 'En bas à droite',
    right_upper: 'En haut à droite',
  },
  'severity-words': { bands: 'Légère 2, modérée 5, sévère 8' },
  'severity-scale': { 'times-two': '1 à 5, doublé' },
};

const common: Readonly<Record<string, string>> = {
  'leave-out': 'Laisser de côté',
  keep: 'Garder tel quel',
  take: 'Oui, l’importer',
  import: 'Importer',
  yes: 'Oui',
  no: 'Non',
  start: 'Quand cela a commencé',
  scheduled: 'Quand c’était prévu',
};

export const importTexts: Words<typeof importEnglish> = {
  pageTitle: 'Import · Dosewise',
  title: 'Import',
  lead: 'Importez les doses, pesées, symptômes et mesures d’une autre application ou de votre propre tableur. Le fichier est lu dans votre navigateur, et vous voyez un aperçu avant tout enregistrement.',
  loading: 'Chargement…',
  loginPrompt: 'Connectez-vous pour importer votre historique.',

  chooseTitle: 'Choisir un fichier',
  chooseHint:
    'Shotsy, Pokii, Apple Santé, Health Connect et d’autres, un export de Dosewise, ou tout tableau avec des dates et des doses.',
  drop: 'Déposez un fichier ici, ou choisissez-en un.',
  choose: 'Choisir un fichier',
  file: 'Fichier à importer',
  paste: 'Coller plutôt un tableau',
  pasted: 'Tableau avec sa ligne d’en-tête',
  readPasted: 'Lire le tableau',
  pastedName: 'tableau.csv',
  nothingPasted: 'Collez d’abord un tableau.',
  reading: 'Lecture du fichier',
  readingAgain: 'Lecture du fichier avec vos réponses',
  unreadable:
    'Ce fichier n’a pas pu être lu. Essayez de l’exporter de nouveau, puis choisissez-le encore une fois.',
  refused: {
    'empty-file': 'Ce fichier est vide.',
    'not-readable': 'Ce fichier est endommagé ou incomplet. Essayez de l’exporter de nouveau.',
    'unknown-format': 'Ce type de fichier ne peut pas être importé ici.',
    'too-large': 'Ce fichier est trop volumineux pour être lu ici.',
  },
  answerRefused: 'Cette réponse ne correspond pas au fichier',
  refusedAs: (sentence, format) =>
    format === null ? sentence : `${sentence} Il ressemble à ceci : ${formats[format]}.`,

  formats,
  sourceName: (source) => (Object.hasOwn(sources, source) ? (sources[source] ?? source) : source),
  recognised: 'Reconnu comme',
  preview: 'Ce qui sera importé',
  doses: 'Doses',
  weights: 'Pesées',
  symptoms: 'Symptômes',
  measurements: 'Mesures',
  counts: (of) =>
    [
      of.doses > 0 && countDoses(of.doses),
      of.weights > 0 && weights(of.weights),
      of.symptoms > 0 && symptoms(of.symptoms),
      of.measurements > 0 && measurements(of.measurements),
    ]
      .filter((part) => part !== false)
      .join(', '),
  mg: (mg, medicine) => `${number(mg)} mg, ${medicine}`,
  pain: (pain) => `douleur ${pain}`,
  symptom: (name, severity) => `${name} : ${severity}`,
  siteNote: (words) => `Site : ${words}`,
  noSite: 'pas de site',
  first: (shown, all) => `Aperçu : ${number(shown)} sur ${all}.`,
  bands: 'Les mots de l’intensité sont convertis en nombres : légère 2, modérée 5, sévère 8.',
  cutNotes: (notes) =>
    plural(notes, {
      one: '# note dépasse 500 caractères et sera coupée.',
      other: '# notes dépassent 500 caractères et seront coupées.',
    }),
  ignored: (kinds) => `Non importé, car Dosewise ne le conserve pas : ${kinds}.`,
  nothing: 'Il n’y a rien à importer dans ce fichier.',
  skipped: (count) =>
    plural(count, { one: '# entrée laissée de côté', other: '# entrées laissées de côté' }),
  account: (of) =>
    `Sur ${plural(of.rows, { one: '# ligne', other: '# lignes' })} : ${[
      of.imported > 0 && plural(of.imported, { one: '# à importer', other: '# à importer' }),
      of.notTaken > 0 &&
        plural(of.notTaken, {
          one: '# marquée comme non prise',
          other: '# marquées comme non prises',
        }),
      of.repeated > 0 && plural(of.repeated, { one: '# en double', other: '# en double' }),
      of.other > 0 && plural(of.other, { one: '# laissée de côté', other: '# laissées de côté' }),
      of.notUnderstood > 0 &&
        plural(of.notUnderstood, { one: '# non comprise', other: '# non comprises' }),
    ]
      .filter((part) => part !== false)
      .join(', ')}`,
  accountSoFar: (imported, rows) =>
    `Pour l’instant, vous pouvez importer ${plural(imported, { one: '# ligne', other: '# lignes' })} sur ${number(rows)}`,
  showRows: '(afficher)',
  keptInstead: (place) => `entrée gardée : ${place}`,
  place: (at) => at.replace(/^(row|line|day)\b/, (word) => places[word] ?? word),
  more: (count) => `et ${count} de plus`,
  parts: (parts) =>
    `Le fichier est volumineux : il est donc importé en ${number(parts)} parties. Chaque partie est enregistrée en entier ou pas du tout.`,
  import: (counts) => `Importer ${counts}`,
  importNothing: 'Importer',
  unanswered: 'Répondez d’abord aux questions ci-dessus.',
  discard: 'Abandonner',
  importing: 'Import en cours',
  failed: 'L’import a échoué.',
  tryAgain: 'Veuillez réessayer.',
  savedBefore: (counts) =>
    ` Déjà enregistré : ${counts}. Importer de nouveau ne crée pas de doublons.`,
  cancelled: (counts) =>
    `Import interrompu. ${counts === '' ? 'Rien n’a été ajouté avant cela.' : `Ajouté avant cela : ${counts}.`} Les entrées en cours d’envoi peuvent encore être enregistrées : consultez « Imports précédents ».`,

  outcome: 'Import terminé',
  done: 'Importé',
  added: (counts) => (counts === '' ? 'Rien de nouveau n’a été ajouté.' : `Ajouté : ${counts}.`),
  changed: (counts) => `Modifié : ${counts}.`,
  there: (counts) => `Déjà présent : ${counts}.`,
  undo: 'Retirer',
  close: 'Importer un autre fichier',
  today: 'Aller au tableau de bord',

  earlier: 'Imports précédents',
  noneYet: 'Rien d’importé pour l’instant.',
  earlierFailed: 'Vos imports précédents n’ont pas pu être chargés.',
  undoOf: (source, day) => `Retirer l’import du ${day} : ${source}`,
  undoTitle: 'Retirer cet import ?',
  undoQuestion: (counts) =>
    `Ceci retire ce que l’import a ajouté${counts === '' ? '' : ` (${counts})`} et rétablit ce qu’il a modifié. Ce que vous avez modifié depuis reste tel quel.`,
  undoConfirm: 'Retirer l’import',
  undoFailed: 'L’import n’a pas pu être retiré.',
  undoneBelow: 'Cet import a été retiré.',
  undone: (removed, restored, kept) =>
    [
      plural(removed, { one: '# entrée retirée.', other: '# entrées retirées.' }),
      restored > 0 &&
        plural(restored, {
          one: '# entrée remise comme avant.',
          other: '# entrées remises comme avant.',
        }),
      kept > 0 &&
        plural(kept, {
          one: '# entrée gardée, car modifiée depuis.',
          other: '# entrées gardées, car modifiées depuis.',
        }),
    ]
      .filter((part) => part !== false)
      .join(' '),

  restore: {
    offer:
      'Ce fichier est une copie complète de Dosewise. Comme votre compte n’a pas encore de données, tout peut être restauré : stylos, plan, objectif et paramètres aussi. L’import n’ajoute que les doses, les pesées, les symptômes et les mesures.',
    recordsOnly:
      'Les stylos, le plan, l’objectif et les paramètres de ce fichier ne peuvent être restaurés que dans un compte sans données. Le vôtre en a : l’import n’ajoutera donc que les doses, les pesées, les symptômes et les mesures.',
    restore: 'Tout restaurer',
    failed: 'Rien n’a été restauré.',
    tryAgain: 'Veuillez réessayer.',
    noReply: 'Nous ne savons pas si le fichier a été restauré, car la connexion a été interrompue.',
    noReplyHint: 'Vérifiez vos données avant de réessayer.',
    damaged: 'Ce fichier est endommagé. Exportez-le de nouveau.',
    outcome: 'Tout a été restauré',
    counts: (of) =>
      `${list([
        pens(of.pens),
        countDoses(of.doses),
        weights(of.weights),
        symptoms(of.symptoms),
        ...(of.measurements === 0 ? [] : [measurements(of.measurements)]),
      ])}, avec plan, objectif et paramètres.`,
  },

  questions: {
    must: 'Questions sur le fichier',
    granted: 'Hypothèses',
    choose: 'Choisir…',
    likely: (answer) => `${answer} (probable)`,
    take: (likely) => `Choisir ${likely}`,
    inFile: (samples) => `Dans le fichier : ${samples}`,
    leaveOut: 'Laisser de côté',
    mgPerMl: 'mg/mL',
    mg: 'mg',
    asked: {
      columns: 'Que contient cette colonne ?',
      'date-order': 'Comment les dates sont-elles écrites ?',
      'time-zone': 'Dans quel fuseau horaire sont les heures ?',
      'weight-unit': 'Dans quelle unité sont les poids ?',
      'length-unit': 'Dans quelle unité sont les tours de taille et de hanches ?',
      'hba1c-unit': 'Dans quelle unité est l’HbA1c ?',
      'glucose-unit': 'Dans quelle unité est la glycémie à jeun ?',
      'dosage-unit': 'Dans quelle unité sont les doses ?',
      'mg-per-count': 'Combien de mg contient une pièce (comprimé, stylo) ?',
      concentration: 'Quelle est la concentration ?',
      'which-medicines': 'Quels médicaments voulez-vous importer ?',
      medicine: 'Quel est le médicament ?',
      'automatic-marks':
        'Certaines doses ont été marquées automatiquement comme prises. Les importer ?',
      'planned-amount':
        'Certaines entrées n’ont qu’une quantité prévue. L’importer comme dose prise ?',
      'start-or-scheduled': 'Quelle heure faut-il utiliser ?',
      'site-quadrant': 'De quel site précis s’agit-il ?',
      'pain-scale': 'Quelle est l’échelle de douleur ?',
      'severity-words': 'Que signifient les mots qui décrivent l’intensité ?',
      'severity-scale': 'Quelle est l’échelle d’intensité ?',
      'severity-unknown': 'Quelle est l’intensité d’un symptôme noté sans intensité ?',
      'no-doses': 'Que faire des entrées sans dose ?',
      'status-word': 'La dose a-t-elle été prise ?',
      'dose-level': 'Une dose figure presque chaque jour. Que signifie-t-elle ?',
    },
    about: (question, subject) => (subject === '' ? question : `${subject} : ${question}`),
    answer: (id, answer) => answers[id]?.[answer] ?? common[answer] ?? answer,

    nothing: 'Rien à importer',
    reasons: {
      'not-taken': 'Non prise',
      'not-confirmed': 'Prise non confirmée',
      duplicate: 'En double dans le fichier',
      replaced: 'Remplacée par une valeur ultérieure',
      future: 'Dans le futur',
      'before-noon': 'Aujourd’hui, sans heure : à réimporter cet après-midi',
      'no-dose': 'Pas de dose',
      implausible: 'Peu plausible',
      'unreadable-date': 'Date illisible',
      'unreadable-number': 'Nombre illisible',
      'ask-unit': 'Unité inconnue',
      incomplete: 'Une seule des deux valeurs de tension',
      'not-an-injection': 'Pas une injection',
      'other-medicine': 'Un autre médicament',
      'other-person': 'Une autre personne',
      'unknown-medicine': 'Médicament inconnu',
      'not-present': 'Indiqué comme absent',
      'no-date': 'Pas de date',
      prescription: 'Une ordonnance, pas une dose',
      'test-data': 'Données de test',
      'other-kind': 'Un autre type d’entrée',
      'not-readable': 'Illisible',
      level: 'La dose à ce moment-là, pas une dose prise',
      'left-out': 'Écartée par vous',
    },
  },
};

export const moveInTexts: Words<typeof moveInEnglish> = {
  pageTitle: 'Copier vos données · Dosewise',
  title: 'Copier vos données dans votre compte',
  loginPrompt: 'Connectez-vous pour copier vos données dans votre compte.',
  loading: 'Chargement…',
  readFailed: 'Les données de ce navigateur n’ont pas pu être lues.',
  nothing: 'Il n’y a pas de données à copier dans ce navigateur.',
  sending: 'Copie de vos données en cours…',
  sendFailed:
    'Vos données ne sont peut-être pas arrivées. Elles sont toujours dans ce navigateur. Veuillez réessayer.',
  tryAgain: 'Réessayer',
  arrived: (counts) => `Tout est maintenant dans votre compte : ${counts}.`,
  arrivedHint:
    'La copie dans ce navigateur est toujours là. Toute personne qui ouvre ce navigateur peut la voir sans se connecter.',
  deleteCopy: 'Oui, supprimer la copie d’ici',
  keepCopy: 'La garder pour l’instant',
  deleteFailed: 'La copie n’a pas pu être supprimée. Veuillez réessayer.',
  deleted: 'La copie de ce navigateur est supprimée.',
  toToday: 'Aller au tableau de bord',
  inBrowser: (counts) => `Dans ce navigateur : ${counts}.`,
  hasRecords:
    'Votre compte contient déjà des données. Ajouter celles-ci n’en modifie aucune, et vous pouvez annuler l’ajout.',
  there: (counts) => `Déjà présent : ${counts}.`,
  add: (count) => plural(count, { one: 'Ajouter # entrée', other: 'Ajouter # entrées' }),
  added: (counts) => `Ajouté : ${counts}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# entrée n’a pas été ajoutée, car vous en avez déjà une à ce moment.',
      other: '# entrées n’ont pas été ajoutées, car vous en avez déjà à ces moments.',
    }),
  notNow: 'Pas maintenant',
  undo: 'Annuler',
  undoFailed: 'L’annulation a échoué. Veuillez réessayer.',
  undone: 'Les données ont été retirées de votre compte. Elles sont toujours dans ce navigateur.',
};

export const shareTexts: Words<typeof shareEnglish> = {
  pageTitle: 'Rapport partagé · Dosewise',
  title: 'Rapport partagé',
  loading: 'Chargement…',
  dead: 'Ce lien n’est pas valable',
  deadHint:
    'Il a peut-être expiré ou été révoqué. Demandez-en un autre à la personne qui l’a envoyé.',
  askPasscode: 'Ce rapport a un code d’accès',
  passcode: 'Code d’accès',
  passcodeHint: 'Demandez-le à la personne qui vous a envoyé le lien.',
  open: 'Ouvrir le rapport',
  missing: 'Saisissez le code d’accès.',
  wrong: 'Ce code d’accès n’est pas correct.',
  failed: 'Le rapport n’a pas pu être ouvert. Veuillez réessayer.',
  until: (day) => `Le lien fonctionne jusqu’au ${ended(day)}`,
  print: 'Imprimer',
};
