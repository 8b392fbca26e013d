import type { texts as english } from '../../../features/moving/share/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Informe compartido · Dosewise',
  title: 'Informe compartido',
  loading: 'Cargando…',
  dead: 'Este enlace no es válido',
  deadHint: 'Puede que haya caducado o que se haya revocado. Pide otro a quien te lo envió.',
  askPasscode: 'Este informe tiene un código de acceso',
  passcode: 'Código de acceso',
  passcodeHint: 'Lo sabe quien envió el enlace.',
  open: 'Abrir el informe',
  missing: 'Escribe el código de acceso.',
  wrong: 'Este código de acceso no es correcto.',
  failed: 'No se pudo abrir el informe. Inténtalo de nuevo.',
  until: (day) => `El enlace funciona hasta el ${day}.`,
  print: 'Imprimir',
};
