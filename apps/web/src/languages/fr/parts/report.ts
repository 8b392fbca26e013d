import type { texts as english } from '../../../parts/report/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';
import { ended, number, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  period: (from, to, days) => `Du ${from} au ${to}, ${countDays(days)}`,
  statement: 'Déclaré par la personne titulaire de ce compte.',

  doses: 'Doses',
  noDoses: 'Aucune dose n’a été notée pendant cette période.',
  date: 'Date',
  amount: 'Dose',
  mg: (mg) => `${number(mg)} mg`,
  site: 'Site',
  otherSite: 'Autre site',
  places: { abdomen: 'Ventre', thigh: 'Cuisse', arm: 'Haut du bras', buttock: 'Fesse' },
  pain: 'Douleur',
  painOf: (pain) => `${pain}/10`,

  steps: 'Paliers de dose',
  before: 'Avant la période',

  planned: 'Prévu, non pris',
  nonePlanned: 'Rien de ce qui était prévu n’a été oublié ni sauté.',
  outcome: 'Statut',
  missed: 'Oubliée',
  skipped: 'Sautée',
  partly: (taken, planned) => `${taken} sur ${planned} mg pris`,
  takenOf: (taken, planned) => `${taken} doses prises sur ${planned} prévues`,
  inPause: (doses) => `${doses} pendant une pause`,

  weight: 'Poids',
  noWeight: 'Aucune pesée pendant cette période.',
  first: 'Première',
  last: 'Dernière',
  change: 'Évolution',
  percent: (percent) => `${percent} %`,
  bmi: 'IMC',
  bmiNote: (height) => `pour une taille de ${height}`,
  weighIns: (count) => plural(count, { one: '# pesée', other: '# pesées' }),
  weightChart: 'Poids pendant cette période',
  smoothed: 'Lissé',
  chartSummary: (weighIns, first, last) => `${weighIns}, de ${first} à ${ended(last)}`,

  measurements: 'Mesures',
  measurement: 'Type',
  onDay: (value, day) => `${value} le ${day}`,

  symptoms: 'Symptômes',
  noneLogged: 'Aucun symptôme n’a été noté pendant cette période.',
  symptom: 'Symptôme',
  entries: 'Fois',
  mean: 'Moy. /10',
  worst: 'Max. /10',
  lastDay: 'Dernier',
  noSymptoms: (count) =>
    plural(count, {
      one: '# autre entrée disait : aucun symptôme.',
      other: '# autres entrées disaient : aucun symptôme.',
    }),

  sources: 'Comment ces valeurs sont calculées',
};
