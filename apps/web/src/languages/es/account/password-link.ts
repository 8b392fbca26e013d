import type { texts as english } from '../../../features/account/password-link/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Contraseña olvidada · Dosewise',
  title: '¿Has olvidado tu contraseña?',
  lead: 'Escribe tu correo y te enviaremos un enlace para elegir una nueva.',
  noMailLead:
    'Este servidor no envía correos. Escribe aquí tu correo y luego pide a quien lo administra el enlace para elegir una nueva.',
  email: 'Correo electrónico',
  send: 'Enviar el enlace',
  sendAgain: 'Enviar el enlace de nuevo',
  sent: 'Si esta dirección tiene una cuenta, hay un enlace en camino.',
  sentHint: 'Sirve durante una hora. Mira también en la carpeta de spam.',
  noMailSent: 'Si esta dirección tiene una cuenta, el servidor ya tiene un enlace para ella.',
  noMailHint:
    'Sirve durante una hora. Este servidor no envía correos: pide el enlace a quien lo administra.',
  sendFailed: 'No se pudo enviar el enlace.',
  backToLogin: 'Volver al inicio de sesión',

  newPageTitle: 'Contraseña nueva · Dosewise',
  choose: 'Elige una contraseña nueva',
  chooseHint: 'Se cerrará la sesión en todos los dispositivos donde ahora está abierta.',
  save: 'Guardar e iniciar sesión',
  saveFailed: 'No se pudo cambiar la contraseña.',
  changed: 'Se cambió tu contraseña y se inició tu sesión.',
  changedOnly: 'Se cambió tu contraseña. Inicia sesión con ella.',
  dead: 'Este enlace ya no sirve',
  deadHint: 'Caducó, ya se usó o está incompleto. Tu contraseña no cambió.',
  askAgain: 'Pedir un enlace nuevo',
};
