import type { texts as english } from '../../../../features/tracking/dashboard/next-dose/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays, countDoses } from '../../data/pens.ts';
import { ended, number, plural } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'Votre prochaine dose',
  titleOf: (medicine) => `Votre prochaine dose de ${medicine}`,
  later: (medicine, day) => `${medicine} : ${day}`,
  stillByLabel: (due, day, time) =>
    `Prévue ${due}. Vous pouvez encore la prendre jusqu’à ${day} ${time} (notice).`,
  still: (due, day, time) => `Prévue ${due}. Vous pouvez encore la prendre jusqu’à ${day} ${time}.`,
  loading: 'Chargement…',
  loadFailed: 'Votre prochaine dose n’a pas pu être chargée.',
  dueToday: 'À prendre aujourd’hui',
  dueTomorrow: 'Prochaine dose demain',
  inDays: (days) => `Prochaine dose dans ${countDays(days)}`,
  late: (days) => `${countDays(days)} de retard`,
  at: (weekday, day, time) => `${weekday} ${day}, ${time}`,
  mg: (amount) => `${number(amount)} mg`,
  given: (amount, pen, left) => `${amount} · ${pen}, reste ${countDoses(left)}`,
  givenInWords: (amount, pen, left) =>
    `${amount} avec ${pen}, ${plural(left, { one: '# dose restante', other: '# doses restantes' })}`,
  site: (zone, isProposed) => `Site : ${zone}${isProposed ? ' (le plus reposé)' : ''}`,
  chooseSite: 'Choisir un site',
  noPen: (thing) =>
    thing === 'pen'
      ? 'Vous n’avez pas de stylo pour cette dose.'
      : 'Vous n’avez pas de boîte pour cette dose.',
  log: (amount) => `Noter ${amount}`,
  change: 'Modifier',
  logIt: 'Noter une dose',
  plan: 'Votre plan',
  dose: (mg, amount, pen, place) =>
    `${mg}, ${amount} avec ${[pen, place].filter(Boolean).join(', ')}`,
  loggedAlready: (when) => `Cette dose est déjà notée : ${ended(when)}`,
  logFailed: 'La dose n’a pas pu être notée. Rien n’a été modifié. Veuillez réessayer.',
  changedElsewhere: 'Quelque chose a été modifié ailleurs. Vérifiez, puis notez la dose.',

  noLatest: 'Aucune dose de ce médicament n’est encore notée.',
  anotherPen: 'Votre dernière dose ne venait pas de ce stylo.',
  moreThanUsual: (mg, usual) => `${mg} : c’est plus que votre dernière dose de ${usual}.`,

  nothing: 'Aucune dose n’est prévue',
  nothingAdvice: 'Créez un plan ou notez une dose pour voir ici la prochaine.',
  makePlan: 'Créer un plan',
};
