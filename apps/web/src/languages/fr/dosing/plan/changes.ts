import type { texts as english } from '../../../../features/dosing/plan/changes/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays } from '../../data/pens.ts';

export const texts: Words<typeof english> = {
  pauseTitle: 'Mettre le plan en pause',
  editPauseTitle: 'Modifier la pause',
  firstDay: 'Premier jour',
  pastHint: 'Ce jour peut être passé.',
  untilResumed: 'Jusqu’à ce que je reprenne',
  lastDay: 'Dernier jour',
  firstNeeded: 'Saisissez le premier jour.',
  lastNeeded: 'Saisissez le dernier jour.',
  endsEarly: 'La pause se termine avant de commencer.',
  pauseFact: 'Les doses de ces jours ne sont ni à prendre ni oubliées, et il n’y a pas de rappels.',
  nextAfter: (day, time) => `Votre prochaine dose après cela : ${day}, ${time}.`,
  noneAfter: 'Aucune dose n’est prévue après cela.',
  noneUntilResumed: 'Aucune dose n’est à prendre jusqu’à ce que vous repreniez.',
  savePause: 'Enregistrer la pause',
  pauseSaved: 'Pause enregistrée.',
  pauseFailed: 'La pause n’a pas pu être enregistrée.',

  dayTitle: 'Changer de jour',
  dayLead: 'Votre prochaine dose et les suivantes sont décalées. Les quantités ne changent pas.',
  before: (day, time) => `Prévue actuellement : ${day}, ${time}.`,
  day: 'Jour de la prochaine dose',
  dayNeeded: 'Saisissez le jour de la prochaine dose.',
  dayPassed: 'Choisissez aujourd’hui ou un jour suivant.',
  next: (day, time, days) =>
    days === null
      ? `Votre prochaine dose : ${day}, ${time}.`
      : `Votre prochaine dose : ${day}, ${time} (${countDays(days)} après la dernière).`,
  counted: 'Votre dernière dose compte pour le jour choisi.',
  nothing: 'Aucune dose ne serait prévue à partir de ce jour.',
  changedElsewhere: 'Ce plan a été modifié ailleurs. Fermez cette fenêtre et vérifiez le plan.',
};
