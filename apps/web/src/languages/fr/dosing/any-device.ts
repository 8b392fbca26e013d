import type { DeviceKind } from '@dosewise/domain';
import type { texts as english } from '../../../features/dosing/any-device/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { ended, number, plural } from '../grammar.ts';

const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'ce stylo',
  vial: 'ce flacon',
  single_pen: 'ce dispositif',
  tablet: 'cette boîte',
};

export const texts: Words<typeof english> = {
  form: 'Calculateur pour tout dispositif',
  device: 'Votre stylo ou votre flacon',
  yourTablets: 'Vos comprimés',
  questions: {
    brand: 'Qu’est-il écrit sur votre boîte ?',
    strength: 'Quel dosage ?',
    own: 'Mes propres chiffres',
  },
  chosen: (device, strength) => `${device}, ${number(strength)} mg`,
  numbers: (doseMl, markets) =>
    `${number(doseMl)} mL par dose. Pays de vente : ${markets}. Comparez avec votre boîte.`,
  tabletsSold: (mg, markets) =>
    `${number(mg)} mg dans chaque comprimé. Pays de vente : ${markets}. Comparez avec votre boîte.`,
  change: 'Modifier',
  inMg: (amount) => `${number(amount)} mg`,

  counted: 'Clics que vous avez comptés pour une dose complète',
  countedHint: `Si vous laissez ce champ vide, Dosewise ne calcule qu’en doses entières. On rapporte souvent ${number(0.01)} mL par clic ; aucune notice ne le dit, donc rien n’est prérempli.`,

  kind: 'Type',
  kinds: { click_pen: 'Stylo', vial: 'Flacon', tablet: 'Comprimés' },
  ownMedicine: 'Médicament',
  ownStrength: 'Une dose, en mg',
  ownTablet: 'Un comprimé, en mg',
  ownTablets: 'Comprimés dans la boîte',
  ownVolume: 'Une dose, en mL',
  ownDoses: 'Nombre de doses contenues',
  outside: (least, most) => `Saisissez un nombre de ${number(least)} à ${number(most)}.`,
  wholeOutside: (least, most) =>
    `Saisissez un nombre entier de ${number(least)} à ${number(most)}.`,
  mg: 'mg',
  mL: 'mL',

  amount: 'Quantité',
  fields: { mg: 'Dose', mL: 'Volume', units: 'Unités de la seringue' },

  inUnit: {
    mg: (amount) => `${number(amount)} mg`,
    mL: (amount) => `${number(amount)} mL`,
    units: (amount) =>
      `${number(amount)} ${plural(Number(amount), { one: 'unité', other: 'unités' })} d’une seringue U-100`,
  },

  result: 'Dose calculée',
  nothingYet: 'Saisissez une quantité pour voir le calcul.',
  missing: {
    device: 'Choisissez votre stylo ou votre flacon, ou saisissez ses chiffres.',
    strength: 'Choisissez un dosage.',
    numbers: 'Saisissez les mg et les mL d’une dose.',
  },
  tooMuchOfPen: (amount, dose) =>
    `${amount} : c’est plus qu’une dose complète pour ce stylo (${dose}).`,
  tooMuchOfVial: (amount, all) => `${amount} : c’est plus que ce que contient ce flacon (${all}).`,
  tooMuchOfPieces: (amount, pieces, most) =>
    `${amount} : c’est plus que ${pieces} (${most}), le maximum ici pour une dose.`,
  partOfDose: (kind, dose) =>
    `Ne figure pas dans la notice : ${thisDevice[kind]} donne des doses de ${dose}.`,
  wholeDosesOnly: 'Indiquez les clics d’une dose pour calculer des parties de dose.',
  log: 'Noter cette dose',

  about: 'D’où viennent les chiffres',
  compare: 'Comparez avec votre étiquette',
  compareWhy:
    'Tout est calculé à partir des mg et des mL d’une dose complète. Une valeur imprimée en mg/mL est arrondie, elle n’est donc pas utilisée.',
  facts: {
    dose: 'Dose complète',
    concentration: 'Concentration',
    steps: 'Par dose',
    content: 'Contenu',
    golden: 'Golden Dose',
  },
  doseOf: (mg, mL) => `${mg} dans ${mL}`,
  compareTablets: 'Tout est calculé à partir des mg d’un comprimé.',
  tablets: (count, mg) => `${plural(count, { one: '# comprimé', other: '# comprimés' })}, ${mg}`,
  perMl: (mg, isExact) => `${isExact ? '' : 'environ '}${number(mg)} mg/mL`,
  deviceSteps: (steps, mL) => `${steps} de ${mL}`,
  content: (doses, mg, mL) => `${countDoses(doses)}, ${mg}, ${mL}`,
  golden: (mL) => `il peut rester jusqu’à ${mL} après ses doses`,
  sourcesOf: (device) => `${device} : sources`,
  checkedOn: (day) => `Vérifié le ${ended(day)}`,
  ownNumbers: 'Ces chiffres sont les vôtres. Personne ne les a vérifiés.',
};
