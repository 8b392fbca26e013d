import type { texts as english } from '../../../features/account/unsubscribe/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Cancelar la suscripción · Dosewise',
  title: 'Cancelar la suscripción',
  loadFailed: 'No se pudo consultar tu suscripción.',
  endsMailsTo: 'Esto detiene todos nuestros correos a ',
  endsWhat:
    ', salvo los que tratan de la propia cuenta. Tu cuenta y tus registros siguen como están.',
  unsubscribe: 'Cancelar todos los correos',
  reminders: {
    endsMailsTo: 'Esto detiene los recordatorios por correo a ',
    endsWhat: '. Los demás correos, y los recordatorios en otros lugares, siguen como están.',
    unsubscribe: 'Detener los recordatorios por correo',
    getsNoMore: ' no recibirá más recordatorios por correo.',
    onAgain: 'Si cambias de opinión, puedes activarlos de nuevo en Ajustes.',
  },
  unsubscribeFailed: 'Tu suscripción aún no está cancelada.',
  onlySome:
    '¿Quieres solo algunos? Inicia sesión y elige temas en Ajustes, en Preferencias de correo.',
  done: 'Tu suscripción está cancelada',
  doneBefore: 'Tu suscripción ya estaba cancelada',
  getsNoMore:
    ' no recibirá más correos nuestros, salvo los que tratan de la propia cuenta, como una contraseña nueva que pidas.',
  resubscribe: 'Si cambias de opinión, puedes volver a suscribirte en Ajustes.',
  deadLink: 'Este enlace no funciona',
  deadLinkAdvice:
    'Puede que esté incompleto. Prueba el enlace de un correo más reciente, o inicia sesión y cancela la suscripción en Ajustes, en Preferencias de correo.',
  toSettings: 'Ir a Ajustes',
};
