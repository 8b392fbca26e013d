import type { ServerWords } from '../words.ts';
import { plural } from './grammar.ts';

export const report = {
  statement:
    'Données auto-déclarées, ou notées par des personnes et applications autorisées. Non vérifiées par un professionnel de santé.',
  sources: {
    doses:
      'Doses : telles qu’elles ont été notées. La quantité est calculée à partir des clics, des unités, du volume, des stylos ou des comprimés, ou a été notée en mg.',
    planned:
      'Doses prévues : celles du plan suivi à ce moment-là. Une dose notée compte pour la dose prévue qui a été choisie. Si aucune n’a été choisie, elle compte pour la dose prévue qui la précède, si elle n’est pas plus tardive que ne le permet la notice. Si la moitié du temps entre deux doses est plus longue, ou si la notice ne donne pas de délai, c’est cette moitié qui s’applique. Sinon, elle compte pour la dose prévue suivante, si celle-ci est au plus à la moitié du temps entre deux doses. Une dose prévue compte comme non prise dès que le délai pour la prendre en retard est passé ou que la dose suivante arrive, selon ce qui vient en premier. Les jours de pause ne comptent pas.',
    doseSteps:
      'Paliers de dose : un palier commence par une dose d’un autre médicament, ou par une dose supérieure ou inférieure de plus de 5 % au palier précédent, si la dose suivante est comme celle-ci. Une seule dose différente ne commence pas de palier.',
    weightChange:
      'Variation de poids : la dernière pesée de la période moins la première, aussi en pourcentage de la première.',
    smoothedWeight:
      'Poids lissé : pour chaque jour, une droite est ajustée aux pesées de 14 jours avant à 14 jours après. Les pesées les plus proches de ce jour comptent davantage (régression locale ; Cleveland 1979). Au début et à la fin de la période, la droite utilise jusqu’à 28 jours d’un seul côté.',
    measurements: 'Mesures : pour chaque type, la dernière de la période moins la première.',
    bmi: 'IMC : le dernier poids de la période en kg, divisé par le carré de la taille en m.',
    symptoms:
      'Symptômes : le nombre d’entrées, leur intensité maximale et moyenne, de 0 à 10. Les entrées qui indiquent qu’il n’y avait aucun symptôme sont comptées à part.',
  },
} satisfies ServerWords['analysis/report'];

export const reportPdf = {
  title: 'Rapport des doses, du poids et des symptômes',
  period: (from, to, { count, shown }, timeZone) =>
    `Du ${from} au ${to} (${shown} ${plural(count, { one: 'jour', other: 'jours' })}, fuseau horaire ${timeZone})`,
  made: (day) => `Créé le ${day}.`,
  footer: (statement, day, page) => `${statement} ${day} · Page ${page}`,
  end: 'Fin du rapport.',
  unknown: '–',
  newest: (shown, all) =>
    `Seules les ${shown} lignes les plus récentes sur ${all} figurent ici. La page Rapport de Dosewise les affiche toutes ; chaque dose figure aussi dans le fichier doses.csv.`,

  summary: 'Résumé',
  latestDose: 'Dernière dose',
  nothing: 'Rien n’a été noté pendant cette période.',
  first: 'Première pesée',
  last: 'Dernière pesée',
  onDay: (weight, day) => `${weight} le ${day}`,
  change: 'Évolution',
  percent: (change, percent) => `${change} (${percent})`,
  weighIns: 'Pesées',
  bmi: 'Indice de masse corporelle',
  bmiOf: (bmi, height) => `${bmi} kg/m² pour une taille de ${height}`,
  chart: 'Poids lissé (ligne) et dernière pesée de chaque jour (cercles)',
  chartAlt: (first, last, least, most) =>
    `Ligne du poids lissé, de ${first} à ${last}. Les pesées vont de ${least} à ${most}.`,

  measurements: 'Mesures',
  measurementHeader: ['Mesure', 'Première', 'Dernière', 'Évolution', 'Entrées'],

  doses: 'Doses',
  doseHeader: ['Jour', 'Heure', 'Médicament', 'Dose', 'Site', 'Douleur, 0 à 10', 'Forme'],
  mg: (amount) => `${amount} mg`,
  devices: {
    click_pen: 'Stylo',
    vial: 'Flacon',
    single_pen: 'Stylo unidose',
    tablet: 'Comprimé',
  },
  steps: 'Paliers de dose',
  stepHeader: ['À partir du', 'Médicament', 'Dose'],
  beforePeriod: 'Avant cette période',

  planned: 'Doses prévues non prises en entier',
  allTaken: 'Aucune dose prévue n’est comptée comme non prise ou sautée.',
  plannedHeader: ['Prévue pour le', 'Heure', 'Dose', 'Statut'],
  missed: 'Non prise',
  skipped: 'Sautée',
  partly: (taken, planned) => `${taken} sur ${planned} mg pris`,
  takenOf: (taken, planned) =>
    `${taken} ${plural(taken, { one: 'dose prise', other: 'doses prises' })} sur ${planned} ${plural(planned, { one: 'prévue', other: 'prévues' })}`,
  inPause: (doses) => `${doses} pendant une pause`,

  symptoms: 'Symptômes',
  symptomHeader: ['Symptôme', 'Entrées', 'Max., 0 à 10', 'Moyenne', 'Dernier'],
  withoutSymptoms: ({ count, shown }) =>
    plural(count, {
      one: `${shown} entrée indique qu’il n’y avait aucun symptôme.`,
      other: `${shown} entrées indiquent qu’il n’y avait aucun symptôme.`,
    }),

  sources: 'Comment ces valeurs sont calculées',
} satisfies ServerWords['analysis/report/pdf'];
