import type { texts as english } from '../../../../parts/pens/add-pen/texts.ts';
import type { Words } from '../../../words.ts';
import { ended, number } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  questions: {
    brand: 'Qu’est-il écrit sur votre boîte ?',
    strength: 'Quel dosage ?',
    numbers: 'Que dit son étiquette ?',
    use: 'En cours ou non ouvert ?',
    cost: 'Combien cela a-t-il coûté ?',
  },
  countClicks: 'Combien de clics dans une dose complète ?',
  countPens: 'Combien de stylos dans la boîte ?',
  countTablets: 'Combien de comprimés dans la boîte ?',
  costOfEach: 'Combien chacun a-t-il coûté ?',
  back: 'Retour',
  next: 'Suivant',
  strength: 'Dosage',
  strengthHint: (kind) =>
    kind === 'tablet'
      ? 'Un comprimé, comme imprimé sur l’étiquette'
      : 'Une dose complète, comme imprimé sur l’étiquette',
  inUse: 'En cours',
  inUseNote: 'Déjà utilisé, ou dès aujourd’hui',
  sealed: 'Non ouvert',
  sealedNote: (kind) => (kind === 'tablet' ? 'Pour plus tard' : 'Au réfrigérateur pour plus tard'),
  nameOf: (name, strength) => `${name}, ${number(strength)} mg`,
  change: 'Modifier',
  moreDetails: 'Plus de détails',

  kind: 'Type',
  kinds: {
    click_pen: 'Stylo à bouton de dose',
    vial: 'Flacon',
    single_pen: 'Stylos unidoses',
    tablet: 'Comprimés',
  },
  doseMl: 'Liquide dans une dose complète',
  doses: 'Nombre de doses complètes',
  pensInBox: 'Stylos dans cette boîte',
  tabletsInPack: 'Comprimés dans cette boîte',
  clicks: 'Clics dans une dose complète',
  clicksHint: `Comptez-les sur votre stylo. On rapporte souvent ${number(0.01)} mL par clic, mais aucune notice ne le dit.`,
  wholeDoses: 'Le bouton de dose ne donne que des doses entières',

  arithmetic: (mg, ml, doses, steps) =>
    `${number(mg)} mg dans ${number(ml)} mL, ${doses}${steps === null ? '' : ` de ${steps}`}. Comparez avec votre étiquette.`,
  tablets: (mg, tablets) =>
    `${number(mg)} mg dans chaque comprimé, ${tablets} dans cette boîte. Comparez avec votre étiquette.`,
  sources: 'D’où viennent ces chiffres',
  checkedOn: (day) => `Vérifié le ${ended(day)}`,

  missing: {
    strength: 'Choisissez un dosage.',
    ownStrength: 'Saisissez un dosage.',
    doseMl: 'Saisissez la quantité de liquide dans une dose complète.',
    doses: 'Saisissez le nombre de doses complètes.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Saisissez le nombre de stylos dans la boîte.',
      tablet: 'Saisissez le nombre de comprimés dans la boîte.',
    },
    clicks: 'Saisissez le nombre de clics dans une dose complète.',
  },
  strengthWrong: ({ least, most }) =>
    `Le dosage doit être un nombre de ${number(least)} à ${number(most)} mg.`,
  doseMlWrong: ({ least, most }) => `Il faut un nombre de ${number(least)} à ${number(most)} mL.`,
  noWholeUnits: `Une dose d’un flacon doit être un nombre entier d’unités de ${number(0.01)} mL.`,
  dosesWrong: ({ least, most }) =>
    `Doses : il faut un nombre entier de ${number(least)} à ${number(most)}.`,
  piecesWrong: (kind, { least, most }) =>
    `${kind === 'tablet' ? 'Comprimés' : 'Stylos'} : il faut un nombre entier de ${number(least)} à ${number(most)}.`,
  clicksWrong: ({ least, most }) =>
    `Clics : il faut un nombre entier de ${number(least)} à ${number(most)}.`,

  proposedName: (name, strength) => `${name} ${number(strength)} mg`,
  tabletsOf: (brand) => `Comprimés ${brand}`,
  copyOf: (name, copy) => `${name} (${copy})`,
};
