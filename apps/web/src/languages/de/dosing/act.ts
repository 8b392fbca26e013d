import type { texts as english } from '../../../features/dosing/act/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Erinnerung · Dosewise',
  acts: {
    taken: {
      title: 'Diese Dosis eintragen',
      explanation:
        'Das trägt die Dosis aus deiner Erinnerung ein, aus dem Pen, den sie nennt. Ist die Dosis schon eingetragen, passiert nichts.',
      button: 'Als genommen eintragen',
    },
    later: {
      title: 'Später erinnern',
      explanation:
        'Du wirst in einer Stunde noch einmal erinnert, außer die Dosis ist bis dahin eingetragen.',
      button: 'In einer Stunde erinnern',
    },
  },
  done: {
    logged: {
      title: 'Dosis eingetragen',
      explanation: 'Du kannst sie im Verlauf deiner Dosen ändern.',
    },
    already: {
      title: 'Nichts einzutragen',
      explanation: 'Diese Dosis ist schon eingetragen oder nicht mehr geplant.',
    },
    later: {
      title: 'Du wirst in einer Stunde erinnert',
      explanation: 'Außer die Dosis ist bis dahin eingetragen.',
    },
  },
  toLogDose: 'Zu „Dosis eintragen“',
  failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  dead: 'Dieser Link gilt nicht mehr',
  deadAdvice:
    'Die Knöpfe in einer Erinnerung gelten einen Tag lang. Du kannst die Dosis trotzdem selbst eintragen.',
};
