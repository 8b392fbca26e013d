import type { texts as english } from '../../../features/account/confirm-email/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Nueva dirección de correo · Dosewise',
  title: '¿Usar esta dirección?',
  lead: 'Tu cuenta pasa a tener la dirección a la que se envió este enlace. A partir de entonces inicias sesión con ella, y se avisa a la anterior.',
  submit: 'Usar esta dirección',
  failed: 'No se pudo cambiar la dirección. Inténtalo de nuevo.',
  done: 'Se cambió tu dirección',
  doneHint: (email) => `A partir de ahora, inicia sesión con ${email}.`,
  toDashboard: 'Ir a tu panel',
  logIn: 'Iniciar sesión',
  dead: 'Este enlace ya no sirve',
  deadHint: 'Sirve una vez, durante una hora. Pide otro en la página Seguridad.',
  toSecurity: 'Ir a Seguridad',
};
