import type { texts as english } from '../../../kit/forms/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
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
