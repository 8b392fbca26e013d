import type { texts as english } from '../../../features/dosing/act/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Recordatorio · Dosewise',
  acts: {
    taken: {
      title: 'Registrar esta dosis',
      explanation:
        'Esto registra la dosis de tu recordatorio, con la pluma que se indica en él. Si la dosis ya está registrada, no pasa nada.',
      button: 'Registrar como hecha',
    },
    later: {
      title: 'Avisarme más tarde',
      explanation:
        'Recibirás otro aviso dentro de una hora, a menos que para entonces la dosis esté registrada.',
      button: 'Avisarme en una hora',
    },
  },
  done: {
    logged: {
      title: 'Dosis registrada',
      explanation: 'Puedes cambiarla en tu historial de dosis.',
    },
    already: {
      title: 'Nada que registrar',
      explanation: 'Esta dosis ya está registrada o ya no está prevista.',
    },
    later: {
      title: 'Te avisaremos dentro de una hora',
      explanation: 'A menos que para entonces la dosis esté registrada.',
    },
  },
  toLogDose: 'Ir a Registrar dosis',
  failed: 'No funcionó. Inténtalo de nuevo.',
  dead: 'Este enlace ya no sirve',
  deadAdvice:
    'Los botones de un recordatorio sirven durante un día. Aún puedes registrar la dosis tú.',
};
