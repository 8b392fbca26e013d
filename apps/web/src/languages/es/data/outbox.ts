import type { texts as english } from '../../../data/outbox/texts.ts';
import type { Words } from '../../words.ts';
import { plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  kept: (what) =>
    `Guardado en este dispositivo${what && `: ${what}`}. Se enviará cuando tengas conexión.`,
  keptForLater: (what) => `Guardado en este dispositivo${what && `: ${what}`}. Se enviará pronto.`,
  keptForLogin: () => 'Guardado en este dispositivo. Se enviará cuando vuelvas a iniciar sesión.',
  notStored:
    'Este navegador no pudo guardar el registro, y sin conexión no se puede enviar. No se ha perdido nada de lo que has escrito: deja esta página abierta e inténtalo de nuevo.',
  waiting: 'Aún sin enviar',
  waitingCount: (count) =>
    plural(count, {
      one: '# registro está guardado en este dispositivo y se enviará cuando tengas conexión.',
      many: '# de registros están guardados en este dispositivo y se enviarán cuando tengas conexión.',
      other:
        '# registros están guardados en este dispositivo y se enviarán cuando tengas conexión.',
    }),
  forOthers: (count) =>
    plural(count, {
      one: '# registro para otras personas aún no está guardado.',
      many: '# de registros para otras personas aún no están guardados.',
      other: '# registros para otras personas aún no están guardados.',
    }),
  sendNow: 'Enviar ahora',
  refused: {
    dose: 'No se pudo guardar una dosis.',
    weight: 'No se pudo guardar un pesaje.',
    symptom: 'No se pudo guardar un síntoma.',
    measurement: 'No se pudo guardar una medida.',
  },
  refusedHint: 'No se ha perdido nada: cambia el registro e inténtalo de nuevo, o descártalo.',
  covered: {
    dose: 'Ya se registró otra dosis para la misma dosis prevista.',
    weight: 'Otro pesaje ocupa el lugar del tuyo.',
    symptom: 'Otro síntoma ocupa el lugar del tuyo.',
    measurement: 'Otra medida ocupa el lugar de la tuya.',
  },
  coveredOther: 'En tu historial',
  coveredOwn: 'Tu registro, aún sin enviar',
  keepBoth: 'Conservar ambos',
  dropThisOne: 'Quitar este',
  look: 'Revisar',
  change: 'Cambiar',
  tryAgain: 'Intentar de nuevo',
  discard: 'Descartar',

  askTitle: '¿Cerrar sesión y perder lo que no se ha enviado?',
  ask: (count) =>
    plural(count, {
      one: '# registro de este dispositivo aún no se ha enviado. Al cerrar sesión se elimina.',
      many: '# de registros de este dispositivo aún no se han enviado. Al cerrar sesión se eliminan.',
      other: '# registros de este dispositivo aún no se han enviado. Al cerrar sesión se eliminan.',
    }),
  stay: 'No cerrar sesión',
  leave: 'Cerrar sesión y eliminar',
};
