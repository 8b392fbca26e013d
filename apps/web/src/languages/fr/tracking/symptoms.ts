import { KEPT_YEARS } from '@dosewise/domain';
import type { texts as english } from '../../../features/tracking/symptoms/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
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
    'Ce que vous notez apparaît ici, le plus récent en premier, et en moyenne sur votre tableau de bord.',
  ofTime: (name, when) => `${name}, ${when}`,
  deleteThis: 'Supprimer ce symptôme',
  editTitle: 'Modifier le symptôme',
  save: 'Enregistrer le symptôme',
  gone: 'Ce symptôme a été supprimé ailleurs.',

  patterns: 'Répartition',
  lead: 'Décompte de ce que vous avez noté ; il ne montre pas de cause.',
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
      one: '# entrée « Aucun symptôme aujourd’hui » n’est pas comptée dans les moyennes.',
      other: '# entrées « Aucun symptôme aujourd’hui » ne sont pas comptées dans les moyennes.',
    }),
};
