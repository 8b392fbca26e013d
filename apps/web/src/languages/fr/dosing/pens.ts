import type { texts as english } from '../../../features/dosing/pens/texts.ts';
import type { Words } from '../../words.ts';
import { countDays, countDoses } from '../data/pens.ts';
import { ended, number, plural } from '../grammar.ts';

const countPlanned = (count: number) =>
  plural(count, { one: '# dose prévue', other: '# doses prévues' });

export const texts: Words<typeof english> = {
  pageTitle: 'Stylos · Dosewise',
  title: 'Stylos',
  loginPrompt: 'Connectez-vous pour voir vos stylos.',
  loading: 'Chargement…',
  loadFailed: 'Vos stylos n’ont pas pu être chargés. Rien n’a été supprimé.',
  aheadFailed: 'La durée de votre réserve n’a pas pu être calculée.',

  addSealed: () => 'Ajouter à la réserve',
  addInUse: (thing) =>
    thing === 'pen' ? 'Ajouter le stylo que j’utilise' : 'Ajouter la boîte que j’utilise',
  none: 'Aucun stylo pour l’instant',
  nextStep: (thing) => (thing === 'pen' ? 'Votre stylo est ajouté.' : 'Votre boîte est ajoutée.'),
  logFirstDose: 'Noter votre première dose',
  noneHint:
    'Ajoutez celui que vous utilisez, et ceux, non ouverts, qui sont dans votre réfrigérateur.',

  inUse: 'En cours d’utilisation',
  noneInUse: (thing) =>
    thing === 'pen'
      ? 'Aucun stylo n’est en cours d’utilisation.'
      : 'Aucune boîte n’est en cours d’utilisation.',
  inStock: 'En réserve',
  noneInStock: (thing) =>
    thing === 'pen'
      ? 'Aucun stylo non ouvert. Ajoutez ceux de votre réfrigérateur pour voir combien de temps ils dureront.'
      : 'Aucune boîte non ouverte. Ajoutez celles que vous avez pour voir combien de temps elles dureront.',
  past: (count) => `Anciens (${number(count)})`,

  outlook: 'Durée de la réserve',
  ofMedicine: (sentence, medicine) => `${medicine} : ${sentence}`,
  runsOut: (day) => `Réserve épuisée le ${ended(day)}`,
  runsOutAndOrder: (day, order) =>
    `Réserve épuisée le ${ended(day)} À commander au plus tard le ${ended(order)}`,
  outNow: (day, thing) =>
    thing === 'pen'
      ? `Aucun de vos stylos ne peut donner la prochaine dose, le ${ended(day)}`
      : `Aucune de vos boîtes ne peut donner la prochaine dose, le ${ended(day)}`,
  enough: (doses) =>
    doses === 1
      ? 'Assez pour la prochaine dose prévue.'
      : `Assez pour toutes les doses prévues d’ici un an (${number(doses)}).`,
  dosesBefore: (doses, thing) =>
    thing === 'pen'
      ? `Vos stylos couvrent ${countPlanned(doses)} d’ici là.`
      : `Vos boîtes couvrent ${countPlanned(doses)} d’ici là.`,
  orderDays: (days) =>
    `La date de commande est avancée de ${countDays(days)}, comme réglé dans votre rappel de réserve.`,
  orderDaysFixed: (days) =>
    `La date de commande est avancée de ${countDays(days)}. Avec un compte, vous pouvez changer ce délai.`,
  changeDays: 'Modifier dans Paramètres',
  noPlan: (thing) =>
    thing === 'pen'
      ? 'Créez un plan pour voir quand vos stylos seront épuisés.'
      : 'Créez un plan pour voir quand vos boîtes seront épuisées.',
  makePlan: 'Créer un plan',
  nothingPlanned: (thing) =>
    thing === 'pen'
      ? 'Aucune dose n’est prévue, vos stylos ne s’épuiseront donc pas.'
      : 'Aucune dose n’est prévue, vos boîtes ne s’épuiseront donc pas.',

  lastsTo: (day, doses) => `Dure jusqu’au ${day} · ${countPlanned(doses)}`,
  usableTo: (day, days) =>
    `À utiliser au plus tard le ${day}${days === null ? '' : ` (en cours d’utilisation depuis ${countDays(days)})`}`,
  leftOver: (day, lost) =>
    `À utiliser au plus tard le ${ended(day)} Avec votre plan, il restera ${lost}.`,
  discardPassed: (day) => `D’après la notice, à jeter le ${ended(day)}`,
  usedFromTo: (from, to, doses) => `Prévu du ${from} au ${to} · ${countDoses(doses)}`,
  usedOn: (day) => `Prévu le ${day} · 1 dose`,
  notPlanned: 'Aucune dose prévue',
  expires: (day) => `Expire le ${day}`,
  batch: (batch) => `Lot ${batch}`,
  discarded: (day, reason) => `Élimination le ${day} · ${reason}`,
  expiredOn: (day) => `Date de péremption passée : ${day}`,
  boughtAfterStart: (bought, start) =>
    `La date d’achat (${bought}) est postérieure à la date de début (${start}). Vérifiez les deux dates.`,
  expiredBeforeStart: (expiry, start) =>
    `La date de péremption (${expiry}) est antérieure à la date de début (${start}). Vérifiez les deux dates.`,
  startAhead: (start) => `La date de début (${start}) est dans le futur. Vérifiez cette date.`,
  wasted: (amount) => `Perte : ${amount}`,

  open: 'Ouvrir',
  openPen: (name) => `Ouvrir ${name}`,
  discard: 'Jeter',
  discardPen: (name) => `Jeter ${name}`,
  takeBack: 'Restaurer',
  takeBackPen: (name) => `Restaurer ${name}`,
  takenBack: (name) => `De retour : ${name}.`,
  takeBackFailed: 'La restauration a échoué.',
  edit: (name) => `Modifier ${name}`,
  delete: (name) => `Supprimer ${name}`,
};
