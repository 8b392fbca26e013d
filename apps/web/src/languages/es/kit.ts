import type { texts as chartEnglish } from '../../kit/chart/texts.ts';
import type { texts as formsEnglish } from '../../kit/forms/texts.ts';
import type { texts as kitEnglish } from '../../kit/texts.ts';
import type { Words } from '../words.ts';
import { counted, number } from './grammar.ts';

export const kitTexts: Words<typeof kitEnglish> = {
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
  stepLess: (what) => `${what}: reducir`,
  stepMore: (what) => `${what}: aumentar`,
  exact: (what) => `${what}, valor exacto`,
  exactIn: (what, unit) => `${what}, valor exacto en ${unit}`,
  twoReadings: (decimal, whole) => `¿${decimal} o ${whole}? Escribe uno de los dos.`,
  show: (what) => `Mostrar: ${what.toLowerCase()}`,
  hide: (what) => `Ocultar: ${what.toLowerCase()}`,
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page, pages, total) => `Página ${number(page)} de ${number(pages)} (${total})`,
};

export const chartTexts: Words<typeof chartEnglish> = {
  keys: (label) => `${label}. Usa las teclas de flecha para leerlo punto por punto.`,
  legend: 'Leyenda',
  showTable: 'Ver como tabla',
  table: (label) => `${label}, tabla`,
  tablePages: (label) => `${label}, páginas de la tabla`,
  range: 'Periodo',
  ranges: {
    month: '1 mes',
    quarter: '3 meses',
    'half-year': '6 meses',
    all: 'Todo',
  },
  rows: (count) => counted(count, 'fila', 'filas'),
};

export const formsTexts: Words<typeof formsEnglish> = {
  closeTitle: '¿Cerrar sin guardar?',
  closeQuestion: 'Se perderá lo que has escrito aquí.',
  discard: 'Descartar',
  keepEditing: 'Seguir editando',

  undo: 'Deshacer',
  undone: 'Se deshizo el cambio.',

  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Tu navegador no pudo copiarlo. Está seleccionado: cópialo tú.',

  enterEmail: 'Escribe tu dirección de correo.',
  emailWrong: 'El correo debe ser una dirección como nombre@example.com.',
  password: 'Contraseña',
  enterPassword: 'Escribe tu contraseña.',
  code: 'Código',
  codeHint: 'De tu app de autenticación, o un código de recuperación.',
  enterCode: 'Escribe el código.',
  enterNewPassword: 'Escribe una contraseña nueva.',
  passwordLength: (least, most) =>
    `La contraseña debe tener de ${number(least)} a ${number(most)} caracteres.`,
  passwordsDiffer: 'Las contraseñas no coinciden',
  newPassword: 'Contraseña nueva',
  newPasswordHint: '8 caracteres o más. Unas cuantas palabras seguidas funcionan bien.',
  confirmNewPassword: 'Confirma la contraseña nueva',
  repeatedNewPassword: 'Contraseña nueva repetida',

  amount: (what, most) => `${what}: debe ser un número de 0 a ${most}, como ${number('245.50')}.`,
  outOfYears: (what, first, last) => `${what}: el año debe estar entre ${first} y ${last}.`,
  currencies: {
    AUD: 'Dólar australiano',
    USD: 'Dólar estadounidense',
    GBP: 'Libra esterlina',
    EUR: 'Euro',
    CAD: 'Dólar canadiense',
  },
  currency: (code, name, symbol) => `${code} – ${name} (${symbol})`,
  thisDevice: (zone) => `${zone} (este dispositivo)`,
};
