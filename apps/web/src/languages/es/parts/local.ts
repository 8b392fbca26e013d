import type { texts as english } from '../../../parts/local/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { counted, list, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  counts: ({ pens, doses, weights, symptoms, measurements }) =>
    list(
      [
        pens > 0 && counted(pens, 'pluma', 'plumas'),
        doses > 0 && countDoses(doses),
        weights > 0 && counted(weights, 'pesaje', 'pesajes'),
        symptoms > 0 && counted(symptoms, 'síntoma', 'síntomas'),
        measurements > 0 && counted(measurements, 'medida', 'medidas'),
      ].filter((words) => words !== false),
    ) || 'ningún registro',
  only: 'Solo en este navegador',
  lastCopy: (day) => `Última copia guardada el ${day}`,
  noCopy: 'Aún no has guardado ninguna copia',
  notKept:
    'Este navegador puede vaciar su almacenamiento por sí solo. Guarda una copia de vez en cuando o instala la app.',

  saveCopy: 'Guardar una copia',
  saved: (file) => `Se descargó ${file}`,
  saveFailed: 'No se pudo guardar la copia. Inténtalo de nuevo.',
  fileName: (day) => `dosewise-${day}.json`,
  due: 'Tus datos están solo en este navegador.',
  dueHint:
    'Se perderían al borrar los datos del navegador o al perder este dispositivo. Una copia es un archivo que tú guardas.',
  later: 'Ahora no',

  openCopy: 'Abrir una copia',
  copyFile: 'Copia para abrir',
  opening: '¿Abrir una copia?',
  inCopy: (counts, day) =>
    `En este archivo: ${counts}${day && `, hasta el ${day}`}, con plan, objetivo y ajustes.`,
  openThis: 'Abrir esta copia',
  notEmpty:
    'En este navegador ya hay registros. Guarda primero una copia de ellos y elimina todo lo que hay aquí, para que no se mezcle nada.',
  noArchive:
    'Esto no es una copia de Dosewise. Elige un archivo creado con «Guardar una copia» o en la página Exportar.',
  openFailed: 'No se pudo abrir la copia. No se cambió nada.',
  opened: (counts) => `Se abrió la copia: ${counts}.`,

  deleteAll: 'Eliminar todo lo de aquí',
  deleteTitle: '¿Eliminar todo en este navegador?',
  deleteQuestion: (count) =>
    count === 0
      ? 'Esto elimina todos los ajustes definitivamente. Sin una copia, nadie puede recuperarlos.'
      : plural(count, {
          one: 'Esto elimina # registro definitivamente. Sin una copia, nadie puede recuperarlo.',
          many: 'Esto elimina # de registros definitivamente. Sin una copia, nadie puede recuperarlos.',
          other:
            'Esto elimina # registros definitivamente. Sin una copia, nadie puede recuperarlos.',
        }),
  confirmDelete: 'Sí, eliminar todo',
  deleteFailed: 'No se pudo eliminar. Inténtalo de nuevo.',

  createAccount: 'Crear una cuenta',
  needsServer: {
    reminders:
      'Los recordatorios por notificación, correo o ntfy necesitan un servidor que los envíe.',
    calendar:
      'Una dirección para tu calendario necesita un servidor. La página Plan tiene el calendario como archivo.',
    privacy: 'No se envía ningún correo ni se mide nada: ningún servidor sabe de ti.',
    security:
      'Las contraseñas, las llaves de acceso y las sesiones pertenecen a una cuenta. Aquí, quien abra este navegador ve tus registros.',
    account: 'No hay cuenta: todo está en este navegador.',
    people:
      'Otras personas ven tus registros, o registran por ti, mediante cuentas en un servidor.',
    share:
      'Un enlace a tu informe necesita un servidor. Imprímelo, o guárdalo como PDF desde el diálogo de impresión.',
  },

  left: 'En este navegador aún hay registros de antes de tu cuenta.',
  bring: 'Traerlos a la cuenta',
};
