import type { DeviceKind } from '@dosewise/domain';
import type { texts as english } from '../../../features/dosing/plan/texts.ts';
import type { Words } from '../../words.ts';
import { countDays, countDoses } from '../data/pens.ts';
import { list, number, of, plural } from '../grammar.ts';

const ofDevice: Record<DeviceKind, string> = {
  click_pen: 'd’un stylo',
  vial: 'd’un flacon',
  single_pen: 'd’une boîte',
  tablet: 'd’une boîte',
};

export const texts: Words<typeof english> = {
  pageTitle: 'Plan · Dosewise',
  title: 'Plan',
  medicines: 'Médicaments',
  another: 'Planifier un autre médicament',
  loginPrompt: 'Connectez-vous pour voir votre plan.',
  loading: 'Chargement…',
  loadFailed: 'Votre plan n’a pas pu être chargé.',
  recordsFailed:
    'Vos doses et vos stylos n’ont pas pu être chargés ; les clics et les stylos ne sont donc pas affichés.',

  none: 'Aucun plan pour l’instant',
  noneLead:
    'Un plan montre quand vos prochaines doses sont à prendre et de quel stylo elles viennent. Vous pouvez sauter une dose ou modifier le plan à tout moment.',
  noneAdvice: 'Saisissez ce qui vous a été prescrit. Dosewise ne propose jamais de dose.',
  begin: 'Créer un plan',
  fromForecast: 'Voir d’abord la courbe',
  noRecords: 'Une fois un stylo ajouté, les doses s’affichent aussi en clics.',
  addPen: 'Ajouter un stylo',

  plan: 'Votre plan',
  newPlan: 'Nouveau plan',
  change: 'Modifier le plan',
  changeDay: 'Changer de jour',
  pause: 'Mettre en pause',
  editPause: 'Modifier la pause',
  resume: 'Reprendre aujourd’hui',
  removePause: 'Retirer la pause',
  paused: (from, until) =>
    until === null
      ? `En pause depuis le ${from}, jusqu’à ce que vous repreniez.`
      : `En pause du ${from} au ${until}.`,
  pauseAhead: (from, until) =>
    until === null
      ? `Une pause commence le ${from} et dure jusqu’à ce que vous repreniez.`
      : `Une pause est prévue du ${from} au ${until}.`,
  ended: 'Ce plan est terminé.',
  former: 'Anciens plans',
  calendarFile: 'Fichier de calendrier',
  calendarName: 'dosewise-calendrier.ics',
  calendarFailed: 'Le calendrier n’a pas pu être créé. Veuillez réessayer.',
  delete: 'Supprimer le plan',
  zone: (zone, device) =>
    `Les heures sont celles du fuseau ${zone}. Cet appareil est réglé sur ${device}.`,
  settings: 'Modifier dans Paramètres',

  pace: (everyDays, time) =>
    everyDays === 1 ? `Tous les jours à ${time}` : `Tous les ${number(everyDays)} jours à ${time}`,
  weekly: (weekday, time) => `Chaque ${weekday} à ${time}`,
  from: (day) => `À partir du ${day}`,
  until: (doses) => (doses === null ? 'Sans date de fin' : countDoses(doses)),
  mg: (dose) => `${number(Number(dose.toFixed(2)))} mg`,
  partOf: (takenMg, ofMg) =>
    `${number(Number(takenMg.toFixed(2)))} sur ${number(Number(ofMg.toFixed(2)))} mg`,

  medicine: 'Médicament',
  switches: (before, after) =>
    `L’enregistrement met fin à votre plan ${of(before)} et commence un plan ${of(after)}. Pour garder les deux, annulez et planifiez ${after} comme un autre médicament.`,
  anchor: 'Doses à prendre',
  anchors: { weekday: 'À jours fixes', last_dose: 'À intervalle fixe après ma dernière dose' },
  fixed: (pace) => `${pace}. Une dose en retard ne décale pas la suivante.`,
  counting: (days) => `${countDays(days)} après la dernière dose, à la même heure`,
  firstDay: 'Premier jour',
  time: 'Heure',
  openHint: 'Laissez vide pour continuer jusqu’à ce que vous modifiiez le plan.',
  untilNextHint: 'Laissez vide pour continuer jusqu’au palier suivant.',
  givenBy: (amount, strengthMg, device) =>
    `${amount} ${ofDevice[device]} de ${number(strengthMg)} mg`,
  ways: (ways) => `${list(ways)}.`,
  givenByNone: (thing) =>
    thing === 'pen'
      ? 'Aucun de vos stylos ne peut donner cette dose.'
      : 'Aucune de vos boîtes ne peut donner cette dose.',
  startNeeded: 'Saisissez le jour de la première dose.',
  sameStart: 'Un autre palier commence ce jour-là.',
  timeNeeded: 'Saisissez une heure.',
  dosesLimit: (least, most) =>
    `Doses : il faut un nombre entier de ${number(least)} à ${number(most)}, ou un champ vide.`,
  save: 'Enregistrer le plan',
  saveFailed: 'Le plan n’a pas pu être enregistré.',
  saved: 'Plan enregistré.',
  changedElsewhere:
    'Ce plan a été modifié ailleurs. Il n’a pas été écrasé, et vos modifications sont toujours ici.',
  showOther: 'Abandonner le mien, afficher l’autre',
  saveMine: 'Enregistrer plutôt le mien',
  leave: 'Quitter sans enregistrer ?',
  leaveQuestion: 'Vos modifications du plan ne sont pas enregistrées.',
  confirmLeave: 'Quitter sans enregistrer',
  stay: 'Rester ici',

  ahead: 'La suite',
  preview: 'Aperçu',
  incomplete: 'Complétez les paliers pour voir vos doses.',
  views: 'Affichage',
  list: 'Liste',
  calendar: 'Calendrier',
  nothing: 'Aucune autre dose n’est prévue.',
  nothingDue: 'Aucune dose n’est à prendre jusqu’à ce que vous repreniez.',
  more: 'Afficher plus',
  states: {
    upcoming: 'À venir',
    due: 'Prévue maintenant',
    overdue: 'En retard',
    taken: 'Prise',
    partly_taken: 'Prise en partie',
    paused: 'En pause',
    skipped: 'Sautée',
    missed: 'Oubliée',
  },
  notInStock: (thing) =>
    thing === 'pen'
      ? 'Aucun stylo en réserve pour cette dose'
      : 'Aucune boîte en réserve pour cette dose',
  fromPen: (amount, pen) => `${amount}, ${pen}`,
  skip: 'Sauter',
  skipDose: (when) => `Sauter la dose : ${when}`,
  unskip: 'Rétablir',
  unskipDose: (when) => `Rétablir la dose : ${when}`,
  took: 'Je l’ai prise',
  tookDose: (when) => `J’ai pris la dose : ${when}`,

  earlierMonth: 'Mois précédent',
  laterMonth: 'Mois suivant',
  month: (name) => `Doses en ${name}`,
  marks: {
    taken: 'Prise',
    partly_taken: 'Prise en partie',
    planned: 'Prévue',
    skipped: 'Sautée',
    paused: 'En pause',
    missed: 'Oubliée',
  },
  dayDose: (state, amount, time) => `${state}, ${amount}, ${time}`,
  monthSummary: (counts) =>
    counts.length === 0 ? 'Aucune dose ce mois-ci.' : `${counts.join(', ')}.`,
  markCount: {
    taken: (count) => plural(count, { one: '# prise', other: '# prises' }),
    partly_taken: (count) =>
      plural(count, { one: '# prise en partie', other: '# prises en partie' }),
    planned: (count) => plural(count, { one: '# prévue', other: '# prévues' }),
    skipped: (count) => plural(count, { one: '# sautée', other: '# sautées' }),
    paused: (count) => `${number(count)} en pause`,
    missed: (count) => plural(count, { one: '# oubliée', other: '# oubliées' }),
  },
};
