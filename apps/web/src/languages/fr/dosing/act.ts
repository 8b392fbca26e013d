import type { texts as english } from '../../../features/dosing/act/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Rappel · Dosewise',
  acts: {
    taken: {
      title: 'Noter cette dose',
      explanation:
        'La dose de votre rappel sera notée, avec le stylo qui y est indiqué. Si la dose est déjà notée, rien ne se passe.',
      button: 'Noter comme prise',
    },
    later: {
      title: 'Me le rappeler plus tard',
      explanation:
        'Vous recevrez un nouveau rappel dans une heure, sauf si la dose est notée d’ici là.',
      button: 'Me le rappeler dans une heure',
    },
  },
  done: {
    logged: {
      title: 'Dose notée',
      explanation: 'Vous pouvez la modifier dans l’historique de vos doses.',
    },
    already: {
      title: 'Rien à noter',
      explanation: 'Cette dose est déjà notée ou n’est plus prévue.',
    },
    later: {
      title: 'Vous recevrez un rappel dans une heure',
      explanation: 'Sauf si la dose est notée d’ici là.',
    },
  },
  toLogDose: 'Aller à « Noter une dose »',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  dead: 'Ce lien ne fonctionne plus',
  deadAdvice:
    'Les boutons d’un rappel fonctionnent pendant un jour. Vous pouvez toujours noter la dose vous-même.',
};
