import { KEPT_YEARS } from '@dosewise/domain';
import {
  MAX_TABLE_ROWS,
  type RefusedRowReason,
  type SkippedRow,
  type SkippedRowReason,
} from '@dosewise/file-import';
import type { texts as english } from '../../../features/tracking/weights/texts.ts';
import type { Words } from '../../words.ts';
import { texts as weightTexts } from '../data/weights.ts';
import { ended, number, plural } from '../grammar.ts';

const refused: Record<RefusedRowReason, (cell: string) => string> = {
  'unreadable-date': (cell) => `date non valide « ${cell} »`,
  future: (cell) => `date non valide « ${cell} »`,
  'unreadable-number': (cell) => `poids non valide « ${cell} »`,
  implausible: (cell) => `poids non valide « ${cell} »`,
  'not-readable': () =>
    'un guillemet s’ouvre ici et ne se ferme jamais, les lignes qui suivent sont donc perdues',
};

const skipped: Record<SkippedRowReason, (row: SkippedRow) => string> = {
  duplicate: ({ by }) => `mêmes date et heure que la ligne ${by}`,
  replaced: ({ by }) => `mêmes date et heure que la ligne ${by}`,
  'no-date': () => 'pas de date',
  'no-weight': () => 'pas de poids',
  'other-kind': ({ detail }) => `pas un poids corporel, mais « ${detail} »`,
  'left-out': () => 'écartée par vous',
};

const countEntries = (count: number) => plural(count, { one: '# entrée', other: '# entrées' });
const result = (inserted: number, updated: number) =>
  `${plural(inserted, { one: '# ligne ajoutée', other: '# lignes ajoutées' })}, ${plural(updated, { one: '# modifiée', other: '# modifiées' })}`;

export const texts: Words<typeof english> = {
  pageTitle: 'Poids · Dosewise',
  title: 'Poids',
  loading: 'Chargement…',
  loginPrompt: 'Connectez-vous pour suivre votre poids.',

  addTitle: 'Ajouter une entrée',
  form: 'Ajouter un poids',
  weight: 'Poids',
  date: 'Date',
  note: 'Note',
  add: 'Ajouter le poids',
  added: (weight) => `Ajouté : ${weight}.`,
  notAdded: (why) => `${weightTexts.addFailed}. ${why}`,
  tryAgain: 'Veuillez réessayer.',
  dateMissing: 'Saisissez la date.',
  dateAhead: 'La date est dans le futur.',
  dateOutOfYears: `La date doit être comprise entre les années ${KEPT_YEARS.first} et ${KEPT_YEARS.last}.`,

  noTrend: 'Aucun poids pour l’instant.',
  newest: (entries) => `Les ${entries} plus récentes`,
  entries: countEntries,
  newestEntries: (count) =>
    plural(count, {
      one: 'L’entrée la plus récente',
      other: 'Les # entrées les plus récentes',
    }),
  latest: (entries, weight, day) => `${entries}, la dernière : ${weight} le ${ended(day)}`,
  trendNeedsDays: (days) =>
    `Une tendance demande deux entrées à au moins ${days} jours d’intervalle.`,
  lastWeeks: (weeks) =>
    plural(weeks, { one: 'la dernière semaine', other: 'les # dernières semaines' }),
  theseEntries: 'ces entrées',
  allEntries: 'toutes les entrées',
  trendLevel: (window) => `La tendance sur ${window} est stable.`,
  trendGoes: (window, isDown, amount) =>
    `La tendance sur ${window} ${isDown ? 'baisse' : 'monte'} de ${amount} par semaine.`,

  recent: 'Entrées récentes',
  someOf: (shown, all) => `${number(shown)} sur ${all}`,
  none: 'Aucun poids pour l’instant',
  noneHint:
    'Ajoutez votre premier poids, ou importez un fichier de votre balance ou d’une autre application.',
  deleteThis: 'Supprimer cette pesée',
  editTitle: 'Modifier le poids',
  save: 'Enregistrer le poids',
  saveFailed: 'Le poids n’a pas pu être enregistré',
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
  measurementGone: 'Cette mesure a été supprimée ailleurs.',
  measurementsFailed: 'Impossible de charger les mesures',
  noMeasurements: 'Aucune mesure pour l’instant',
  noMeasurementsHint:
    'Tour de taille, tour de hanches, masse grasse et masse maigre, si vous les suivez.',
  recentMeasurements: 'Mesures récentes',
  changedSince: (change, day) => `${change} depuis le ${day}`,
  measurementSummary: (count, first, last) =>
    `${countEntries(count)}, de ${first} à ${ended(last)}`,

  import: 'Importer un fichier CSV',
  importHint:
    'D’une balance ou d’une application : un fichier avec une ligne d’en-tête, une colonne de dates et une colonne de poids. Vous voyez un aperçu avant tout enregistrement.',
  otherFiles: 'Des doses et des symptômes aussi, ou un fichier d’une autre application ?',
  otherImport: 'Tout importer',
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
    'too-large': `Ce fichier est trop grand pour être lu ici : il a plus de ${number(MAX_TABLE_ROWS)} lignes, ou des millions de cellules.`,
  },
  storedBefore: (inserted, updated) => `Avant cela : ${result(inserted, updated)}.`,
  cancelled: (inserted, updated) =>
    `Import interrompu. Avant cela : ${result(inserted, updated)}. Certaines lignes en cours d’envoi peuvent encore être enregistrées. Importer de nouveau le fichier ne crée pas de doublons.`,
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
  noUnit: 'Le fichier ne le dit pas.',
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
      one: '# dose est laissée de côté : seuls les poids sont importés ici.',
      other: '# doses sont laissées de côté : seuls les poids sont importés ici.',
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
