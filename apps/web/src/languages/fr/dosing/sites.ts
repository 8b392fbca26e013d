import type { texts as english } from '../../../features/dosing/sites/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Sites d’injection · Dosewise',
  title: 'Sites d’injection',
  lead: 'Depuis combien de temps chaque site est au repos. Appuyez sur un site pour voir ses doses et la douleur.',
  loading: 'Chargement…',
  loginPrompt: 'Connectez-vous pour voir vos sites d’injection.',
  failed: 'Impossible de charger vos sites d’injection.',

  map: 'Schéma du corps',
  longest: 'Le plus reposé',
  suggested: (zone, rest) => `${zone}, ${rest}`,
  suggestedWhy: 'Le repos le plus long parmi les sites que vous utilisez.',
  noneChosen: 'Vous n’avez choisi aucun site. Choisissez-en ci-dessous.',
  noDoses: 'Aucune injection pour l’instant',
  noDosesHint:
    'Notez des doses avec leur site d’injection pour voir depuis combien de temps chaque site est au repos. Les comprimés n’en ont pas.',
  logDose: 'Noter une dose',
  withoutPlace: 'Une dose notée sans site précis compte pour toutes les parties de sa zone.',

  lastUsed: 'Dernière fois',
  uses: 'Nombre de fois',
  meanPain: 'Douleur moyenne',
  never: 'Jamais',
  painOf: (pain) => `${number(pain)} sur 10`,
  noPain: '–',
  painOver: (zone) => `Douleur au fil du temps : ${zone}`,
  pain: 'Douleur',
  date: 'Date',
  otherSites: 'Autres sites',
  noneHere: 'Aucune dose notée exactement ici.',
  painSummary: (uses, pain) =>
    `${countDoses(uses)} ici, douleur moyenne de ${number(pain)} sur 10.`,
  dosesFailed: 'Impossible de charger vos doses.',

  own: 'Les sites que vous utilisez',
  ownHint: 'Seuls ceux-ci sont proposés.',
  saveFailed: 'L’enregistrement a échoué. Veuillez réessayer.',
  notes: {
    arm: 'La notice du tirzépatide indique que l’injection dans le haut du bras doit être faite par une autre personne.',
    buttock: 'Les notices ne citent que le ventre, la cuisse et le haut du bras.',
  },

  list: 'Tous les sites',
  usesHere: (uses) => countDoses(uses),
  painHere: (pain) => `douleur ${number(pain)}/10`,
};
