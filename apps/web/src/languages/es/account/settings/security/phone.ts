import type { texts as english } from '../../../../../features/account/settings/security/phone/texts.ts';
import type { Words } from '../../../../words.ts';

export const texts: Words<typeof english> = {
  title: 'Enviar desde un teléfono',
  lead: 'Una app de tu teléfono puede enviar por sí sola pesajes, medidas, síntomas y dosis. Dale una de estas direcciones y un encabezado Authorization con la palabra Bearer, un espacio y un token que pueda leer y registrar. Enviar lo mismo otra vez no añade nada.',
  apple: 'Health Auto Export',
  appleHint: 'En un iPhone: una automatización del tipo REST API, como JSON.',
  android: 'Health Connect',
  androidHint: 'En Android, por ejemplo HC Webhook. No tiene dosis ni síntomas.',
  docs: 'Cómo se describe esto para programas',
  close: 'Cerrar',
};
