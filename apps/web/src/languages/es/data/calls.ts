import type { texts as english } from '../../../data/calls/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  offline: 'No se pudo conectar con el servidor. No se ha perdido nada de lo que has escrito.',
  loginAhead:
    'Algo delante del servidor pide primero que inicies sesión, por ejemplo una página de acceso o la wifi. No se ha perdido nada de lo que has escrito.',
  proxyTooLarge:
    'El proxy que hay delante del servidor rechaza archivos de este tamaño. Pide a quien lo gestiona que admita archivos más grandes.',
  notOpened:
    'No se pudieron abrir los registros de este navegador. No se ha perdido ninguno: vuelve a cargar la página.',
  noToken: 'No se encontró ningún token de sesión',
  unreadable:
    'Esta página no pudo leer la respuesta del servidor. Vuelve a cargar la página, por favor.',
  unreadableStatus: (status) =>
    `No se pudo leer la respuesta del servidor (estado ${status}). Inténtalo de nuevo.`,
  notConfirmed: 'Nadie ha confirmado que eres tú, así que no se cambió nada.',
  deleted: (name) => `Se eliminó: ${name}`,
  deleteFailed: (name) => `No se pudo eliminar: ${name}. Vuelve a estar en tu lista.`,
  undo: 'Deshacer',
};
