import { type DeviceKind, KEPT_YEARS } from '@dosewise/domain';
import type { StepName } from '../../../data/pens/texts.ts';
import type { texts as english } from '../../../features/dosing/log-dose/texts.ts';
import type { Words } from '../../words.ts';
import { texts as penTexts } from '../data/pens.ts';
import { ended, number, of, plural } from '../grammar.ts';

const { countSteps, stepLabels } = penTexts;

const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'ce stylo',
  vial: 'ce flacon',
  single_pen: 'cette boîte',
  tablet: 'cette boîte',
};
const inSelected: Record<DeviceKind, string> = {
  click_pen: 'dans le stylo sélectionné',
  vial: 'dans le flacon sélectionné',
  single_pen: 'dans la boîte sélectionnée',
  tablet: 'dans la boîte sélectionnée',
};
const ofSteps: Record<StepName, string> = {
  click: 'de clics',
  unit: 'd’unités',
  pen: 'de stylos',
  tablet: 'de comprimés',
  dose: 'de doses',
};
const notWhole: Record<StepName, string> = {
  click: 'un clic entier',
  unit: 'une unité entière',
  pen: 'un stylo entier',
  tablet: 'un comprimé entier',
  dose: 'une dose entière',
};
const misfitMg = (doseMg: number) => `${number(Number(doseMg.toFixed(4)))} mg`;

export const texts: Words<typeof english> = {
  pageTitle: 'Noter une dose · Dosewise',
  title: 'Noter une dose',
  loading: 'Chargement…',
  loginPrompt: 'Connectez-vous pour noter vos doses',
  step: (step) => `Étape ${step}`,
  logging: 'Noter une dose',
  history: 'Historique des doses',
  pensUnknown: 'Impossible de charger les stylos',
  dosesUnknown: 'Impossible de charger les doses',
  pensNotLoaded: 'Vos stylos n’ont pas pu être chargés. Rien n’a été supprimé.',
  dosesNotLoaded: 'Vos doses n’ont pas pu être chargées. Rien n’a été supprimé.',

  doseTypes: {
    standard: 'Dose normale',
    golden_dose: 'Golden Dose',
  },
  mg: 'mg',

  form: 'Noter une dose',
  doseType: 'Type de dose',
  volumeLabel: 'Volume',
  stepsSpoken: (count, step, dose) => `${countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml, dose) =>
    `${plural(ml, { one: `${number(ml)} millilitre`, other: `${number(ml)} millilitres` })}, ${dose}`,
  goldenLeft: (ml) => `Il reste ${number(ml)} mL de Golden Dose dans ce stylo`,
  usual: {
    last: (amount) => `Comme la dernière fois : ${amount}`,
    planned: (amount) => `Comme prévu : ${amount}`,
  },
  fullDose: (amount) => `Dose complète : ${amount}`,
  restOffer: (last, rest) => `Utiliser ce qui reste (${last}), puis ${rest}`,
  restFrom: (count, pen) => `${count} de ${pen}`,
  andThen: (rest) => `Puis ${rest}`,
  onlyThisPen: 'Seulement de ce stylo',
  penThen: (pen, rest) => `${pen}, puis ${rest}`,
  part: (place, of) => `Partie ${place} sur ${of} d’une injection`,
  sameInjection: 'Fait partie de la même injection que',
  noOtherDose: 'Aucune autre dose',
  isUsual: { last: 'comme la dernière fois', planned: 'comme prévu' },
  doseAmount: 'Dose',
  noPenForMg: 'Sélectionnez un stylo pour saisir une dose en mg.',
  noPenForSum: 'Aucun stylo n’est sélectionné',
  location: 'Zone d’injection',
  lists: 'Choisir dans une liste',
  quadrant: 'Site précis',
  side: 'Côté',
  restedLongest: 'Le plus reposé',
  pain: 'Douleur',
  painHint: '0 : aucune douleur, 10 : la pire',
  note: 'Note',
  log: 'Noter la dose',
  logged: (dose, pen, place) => `Dose notée ! ${dose}, ${[pen, place].filter(Boolean).join(', ')}.`,
  doseAt: (dose, place) => [dose, place].filter(Boolean).join(', '),
  loggedAlready: (when) => `Cette dose est déjà notée : ${ended(when)}`,
  logFailed: 'La dose n’a pas pu être notée. Veuillez réessayer.',
  penOfDoseGone:
    'Le stylo de cette dose a été supprimé ailleurs. Rien n’a été noté. Vérifiez quel stylo est sélectionné maintenant.',

  logWithoutPen: (thing) =>
    thing === 'pen' ? 'Noter une dose sans stylo' : 'Noter une dose sans boîte',

  noPen: 'Sélectionnez d’abord un stylo',
  stepsMissing: (step) => `Saisissez le nombre ${ofSteps[step]} de cette dose.`,
  refusals: {
    golden_pen_not_empty: 'Une Golden Dose ne peut être prélevée que dans un stylo vide',
    golden_not_enabled: 'La Golden Dose n’est pas activée pour ce stylo',
    golden_volume_exceeded:
      'Il ne reste pas autant de volume de Golden Dose dans le stylo sélectionné',
    not_enough_clicks: 'Il ne reste pas assez de clics dans le stylo sélectionné',
  },
  misfits: {
    other_medicine: (_doseMg, { kind }) =>
      ({
        click_pen: 'Ce stylo contient un autre médicament que cette dose.',
        vial: 'Ce flacon contient un autre médicament que cette dose.',
        single_pen: 'Cette boîte contient un autre médicament que cette dose.',
        tablet: 'Cette boîte contient un autre médicament que cette dose.',
      })[kind],
    above_one_dose: (doseMg, { kind }) =>
      `${misfitMg(doseMg)} : une dose de ${thisDevice[kind]} ne peut pas être aussi élevée.`,
    between_steps: (doseMg, { kind, stepsPerDose }) => {
      const steps = {
        click_pen: stepsPerDose === 1 ? 'de doses' : 'de clics',
        vial: 'd’unités',
        single_pen: 'de stylos',
        tablet: 'de comprimés',
      }[kind];
      return `${misfitMg(doseMg)} ne correspond pas à un nombre entier ${steps} de ${thisDevice[kind]}.`;
    },
  },
  volumeMissing: 'Saisissez le volume de cette dose.',
  notEnough: (step, kind) => `Il ne reste pas assez ${ofSteps[step]} ${inSelected[kind]}`,
  stepsWrong: (step, most) =>
    most === 1
      ? `${stepLabels[step]} : la valeur doit être 1.`
      : `${stepLabels[step]} : il faut un nombre entier de 1 à ${number(most)}.`,
  mgWrong: (most) => `La dose doit être un nombre supérieur à 0 et d’au plus ${number(most)} mg.`,
  volumeWrong: (most) =>
    `Le volume doit être un nombre supérieur à 0 et d’au plus ${number(most)} mL.`,
  dateMissing: 'Saisissez la date et l’heure de la dose.',
  dateAhead: 'La date est dans le futur. Notez une dose une fois que vous l’avez prise.',
  dateBeforePen: 'La date est antérieure à la date de début de ce stylo.',
  dateAfterDiscard: 'Ce stylo a été jeté avant ce jour.',
  dateOutOfYears: `La date doit être comprise entre les années ${KEPT_YEARS.first} et ${KEPT_YEARS.last}.`,

  pens: (thing) => (thing === 'pen' ? 'Stylo pour cette dose' : 'Boîte pour cette dose'),
  showOthers: (count, thing) =>
    thing === 'pen'
      ? plural(count, { one: 'Afficher # autre stylo', other: 'Afficher # autres stylos' })
      : plural(count, { one: 'Afficher # autre boîte', other: 'Afficher # autres boîtes' }),
  penDetails: (thing) => (thing === 'pen' ? 'Détails du stylo' : 'Détails de la boîte'),
  penActions: (name) => `Modifier ${name}`,
  edit: (name) => `Modifier ${name}`,
  delete: (name) => `Supprimer ${name}`,
  firstPen:
    'Ajoutez votre premier stylo pour commencer à noter. Son dosage figure sur l’étiquette.',

  typed: (asked, mg, amount) =>
    `Vous avez saisi ${number(asked)} mg. La dose notée sera de ${number(mg)} mg (${amount}).`,
  moreThanGolden: (asked, ml, mg) =>
    `${number(asked)} mg : c’est plus que le volume de Golden Dose qui reste dans ce stylo (${number(ml)} mL, ${number(mg)} mg).`,
  moreThanLeft: (asked, mg) =>
    `${number(asked)} mg : c’est plus que ce qui reste dans ce flacon (${number(mg)} mg).`,
  moreThanPieces: (asked, pieces, mg) =>
    `${number(asked)} mg : c’est plus que ${pieces} (${number(mg)} mg).`,
  noWholeStep: (asked, step) => `${number(asked)} mg ne correspond pas à ${notWhole[step]}.`,

  withoutPenTitle: (thing) => (thing === 'pen' ? 'Dose sans stylo' : 'Dose sans boîte'),
  withoutPenHint: (thing) =>
    thing === 'pen'
      ? 'Pour une dose d’avant cette application, ou d’un stylo qui ne figure pas ici.'
      : 'Pour une dose d’avant cette application, ou d’une boîte qui ne figure pas ici.',
  loggedWithoutPen: (dose, medicine, thing) =>
    thing === 'pen'
      ? `Dose notée ! ${dose} ${of(medicine)}, sans stylo.`
      : `Dose notée ! ${dose} ${of(medicine)}, sans boîte.`,
  editDose: 'Modifier la dose',
  saveDose: 'Enregistrer la dose',
  pen: 'Stylo',
  penHint: 'Si cette dose vient de l’un de vos stylos, choisissez-le pour qu’elle y soit comptée.',
  noPenFits: 'Aucun de vos stylos ne peut avoir donné exactement cette dose ce jour-là.',
  otherPenHint: 'Si cette dose vient d’un autre stylo, choisissez-le. Les mg ne changent pas.',
  noOtherPenFits:
    'Aucun de vos autres stylos ne peut avoir donné exactement cette dose ce jour-là.',
  penOption: (pen, steps) => `${pen} (${steps})`,
  takes: (steps, kind, left) =>
    `Prend ${steps} dans ${thisDevice[kind]} ; il en restera ${number(left)}.`,
  editDoseFailed: 'La dose n’a pas pu être modifiée.',
  doseGone: 'Cette dose a été supprimée ailleurs.',
  deleteDose: 'Supprimer la dose',
  confirmDoseDelete: 'Voulez-vous vraiment supprimer cette dose ? Cette action est irréversible.',
  deleteDoseFailed: 'La dose n’a pas pu être supprimée.',
  golden: 'Golden Dose',
  goldenFor: (pen) => ` pour ${pen}`,
  goldenToggleFailed: 'Le réglage de la Golden Dose n’a pas pu être modifié',
  historyPages: 'Pages de l’historique des doses',
  totalDoses: (count) => plural(count, { one: '# dose au total', other: '# doses au total' }),
  noDoses: 'Aucune dose pour l’instant',
  noDosesHint: 'Vos doses notées apparaissent ici, les plus récentes en premier.',
  editOwnDose: (when) => `Modifier la dose : ${when}`,
  deleteOwnDose: (when) => `Supprimer la dose : ${when}`,
};
