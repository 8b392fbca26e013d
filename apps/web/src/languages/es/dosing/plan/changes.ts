import type { texts as english } from '../../../../features/dosing/plan/changes/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays } from '../../data/pens.ts';

export const texts: Words<typeof english> = {
  pauseTitle: 'Pausar el plan',
  editPauseTitle: 'Cambiar la pausa',
  firstDay: 'Primer día',
  pastHint: 'Puede ser un día pasado.',
  untilResumed: 'Hasta que yo siga',
  lastDay: 'Último día',
  firstNeeded: 'Indica el primer día.',
  lastNeeded: 'Indica el último día.',
  endsEarly: 'La pausa termina antes de empezar.',
  pauseFact:
    'Las dosis de estos días no están pendientes ni cuentan como olvidadas, y no hay recordatorios.',
  nextAfter: (day, time) => `Tu próxima dosis después: ${day}, ${time}.`,
  noneAfter: 'No hay ninguna dosis prevista después.',
  noneUntilResumed: 'No toca ninguna dosis hasta que sigas.',
  savePause: 'Guardar la pausa',
  pauseSaved: 'Pausa guardada.',
  pauseFailed: 'No se pudo guardar la pausa.',

  dayTitle: 'Cambiar el día',
  dayLead: 'Tu próxima dosis y las siguientes se mueven. Las cantidades no cambian.',
  before: (day, time) => `Prevista ahora: ${day}, ${time}.`,
  day: 'Día de la próxima dosis',
  dayNeeded: 'Indica el día de la próxima dosis.',
  dayPassed: 'Elige hoy o un día posterior.',
  next: (day, time, days) =>
    days === null
      ? `Tu próxima dosis: ${day}, ${time}.`
      : `Tu próxima dosis: ${day}, ${time} (${countDays(days)} después de la última).`,
  counted: 'Tu última dosis cuenta como la del día que has elegido.',
  nothing: 'No habría ninguna dosis prevista desde este día.',
  changedElsewhere: 'Este plan se cambió en otro lugar. Cierra esta ventana y revisa el plan.',
};
