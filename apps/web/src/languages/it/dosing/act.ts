import type { texts as english } from '../../../features/dosing/act/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Promemoria · Dosewise',
  acts: {
    taken: {
      title: 'Registra questa dose',
      explanation:
        'Così registri la dose del promemoria, dalla penna indicata lì. Se la dose è già registrata, non succede nulla.',
      button: 'Registra come presa',
    },
    later: {
      title: 'Ricordamelo più tardi',
      explanation:
        'Riceverai un altro promemoria tra un’ora, a meno che la dose non venga registrata prima.',
      button: 'Ricordamelo tra un’ora',
    },
  },
  done: {
    logged: {
      title: 'Dose registrata',
      explanation: 'Puoi modificarla nella cronologia delle dosi.',
    },
    already: {
      title: 'Nulla da registrare',
      explanation: 'Questa dose è già registrata, o non è più programmata.',
    },
    later: {
      title: 'Riceverai un promemoria tra un’ora',
      explanation: 'A meno che la dose non venga registrata prima.',
    },
  },
  toLogDose: 'Vai a Registra dose',
  failed: 'Non ha funzionato. Riprova.',
  dead: 'Questo link non funziona più',
  deadAdvice:
    'I pulsanti di un promemoria funzionano per un giorno. Puoi comunque registrare la dose tu.',
};
