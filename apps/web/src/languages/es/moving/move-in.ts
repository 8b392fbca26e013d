import type { texts as english } from '../../../features/moving/move-in/texts.ts';
import type { Words } from '../../words.ts';
import { counted, plural } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Trae tus registros · Dosewise',
  title: 'Trae tus registros',
  loginPrompt: 'Inicia sesión para llevar tus registros a tu cuenta.',
  loading: 'Cargando…',
  readFailed: 'No se pudieron leer los registros de este navegador.',
  nothing: 'En este navegador no hay registros que llevar.',
  sending: 'Tus registros están en camino…',
  sendFailed: 'No llegaron. Siguen en este navegador: inténtalo de nuevo.',
  tryAgain: 'Intentar de nuevo',
  arrived: (counts) => `Todo está en tu cuenta: ${counts}.`,
  arrivedHint:
    'También está en este navegador, donde lo encuentra quien lo abra sin iniciar sesión.',
  deleteCopy: 'Sí, eliminar la copia de aquí',
  keepCopy: 'Conservarla por ahora',
  deleteFailed: 'No se pudo eliminar la copia. Inténtalo de nuevo.',
  deleted: 'Se eliminó la copia de este navegador.',
  toToday: 'Ir al panel',
  inBrowser: (counts) => `En este navegador: ${counts}.`,
  hasRecords:
    'Tu cuenta ya tiene registros. Estos se añaden por sus ids: lo que hay allí se queda como está, y puedes deshacerlo.',
  there: (counts) => `Ya están: ${counts}.`,
  add: (count) => `Añadir ${counted(count, 'registro', 'registros')}`,
  added: (counts) => `Se añadió: ${counts}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# registro queda fuera: hay otro en su lugar.',
      many: '# de registros quedan fuera: hay otro en su lugar.',
      other: '# registros quedan fuera: hay otro en su lugar.',
    }),
  notNow: 'Ahora no',
  undo: 'Deshacer',
  undoFailed: 'No se pudo deshacer. Inténtalo de nuevo.',
  undone: 'Los registros ya no están en tu cuenta. Siguen en este navegador.',
};
