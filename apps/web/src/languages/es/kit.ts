import type { texts as english } from '../../kit/texts.ts';
import type { Words } from '../words.ts';
import { number } from './grammar.ts';

export const texts: Words<typeof english> = {
  loading: 'Cargando…',
  loadMore: 'Cargar más',
  pleaseWait: 'Espera, por favor',
  tryAgain: 'Intentar de nuevo',
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  back: 'Atrás',
  closeMessage: 'Cerrar el mensaje',
  loadFailed: 'Esto no se pudo cargar. Inténtalo de nuevo.',
  optional: ' (opcional)',
  reference: (id) => `Referencia: ${id}`,
  dateAndTime: 'Fecha y hora',
  stepLess: (what) => `${what}: un paso menos`,
  stepMore: (what) => `${what}: un paso más`,
  exact: (what) => `${what}, valor exacto`,
  exactIn: (what, unit) => `${what}, valor exacto en ${unit}`,
  twoReadings: (decimal, whole) => `¿${decimal} o ${whole}? Escribe uno de los dos.`,
  show: (what) => `Mostrar: ${what.toLowerCase()}`,
  hide: (what) => `Ocultar: ${what.toLowerCase()}`,
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page, pages, total) => `Página ${number(page)} de ${number(pages)} (${total})`,
};
