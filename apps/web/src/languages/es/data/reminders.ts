import type { texts as english } from '../../../data/reminders/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  saved: 'Recordatorios guardados.',
  saveFailed: 'No se pudieron guardar los recordatorios. Inténtalo de nuevo.',

  ask: '¿Te avisamos cuando toque una dosis?',
  askOn: (weekday) => `¿Te avisamos cada ${weekday}?`,
  byMail: 'Por correo, cuando toque la dosis. Puedes cambiarlo en Ajustes, en Recordatorios.',
  chooseNext: 'Cuando toque la dosis. Después eliges por dónde.',
  remind: 'Avísame',
  willBeReminded: 'Te avisaremos cuando toque una dosis.',
};
