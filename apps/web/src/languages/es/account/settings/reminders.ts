import type { texts as english } from '../../../../features/account/settings/reminders/texts.ts';
import type { Words } from '../../../words.ts';
import { countDays } from '../../data/pens.ts';
import { atTime, counted, number } from '../../grammar.ts';

/** A time in the largest unit that says it whole. */
const span = (minutes: number) =>
  minutes < 60 || minutes % 60 !== 0
    ? `${number(minutes)} min`
    : counted(minutes / 60, 'hora', 'horas');
const again = (minutes: number) => (minutes === 60 ? 'cada hora' : `cada ${span(minutes)}`);

export const texts: Words<typeof english> = {
  loading: 'Cargando…',
  loadFailed: 'No se pudieron cargar los recordatorios. Inténtalo de nuevo.',

  what: 'Avísame de esto',
  dose: 'Cuando toque una dosis',
  doseHint: 'Termina cuando registras u omites la dosis.',
  optionsOf: (kind) => `Opciones: ${kind}`,
  lead: 'Avísame',
  atItsTime: 'Cuando toque',
  before: (minutes) => `${span(minutes)} antes`,
  repeat: 'Avísame otra vez',
  noRepeat: 'No',
  every: (minutes) => again(minutes).replace('cada', 'Cada'),
  andAgain: (first, minutes) => `${first}, luego ${again(minutes)}`,
  times: 'Repetir como máximo',
  timesOf: (count) => counted(count, 'vez', 'veces'),
  stock: 'Antes de que se acaben tus plumas',
  daysBeforeAt: (days) => `${countDays(days)} antes, a las 09:00`,
  discard: 'El último día de una pluma',
  discardHint: 'A las 09:00',
  daysBefore: 'Con cuánta antelación',
  days: countDays,
  weighIn: 'Pesarme',
  weeklySummary: 'Un resumen de la semana',
  day: 'Día',
  weekdays: 'Días',
  time: 'Hora',
  dayAt: (day, time) => `${day} ${atTime(time)}`,

  where: 'Enviar a',
  nowhere: 'Elige al menos uno, o no se envía nada.',
  noWay:
    'Este servidor aún no puede enviar recordatorios: quien lo administra tiene que configurar el correo o las notificaciones. Tu calendario sí puede avisarte.',
  browsers: 'Notificaciones',
  anyBrowser: 'Navegador',
  notifyHere: 'Avisar en este navegador',
  notifiedHere: 'Las notificaciones están activadas en este navegador.',
  thisBrowser: (device) => `${device} (este)`,
  added: (day) => `Añadido el ${day}, aún no se ha enviado nada`,
  lastSent: (when, answer) => `${when}: ${answer}`,
  removeDevice: (device) => `Quitar ${device}`,
  remove: 'Quitar',
  removeFailed: 'No se pudo quitar. Inténtalo de nuevo.',
  unsupported: 'Este navegador no puede mostrar notificaciones.',
  shareMenu:
    'En un iPhone o iPad: abre el menú Compartir, elige «Añadir a pantalla de inicio» o «Agregar a Inicio» y abre Dosewise desde ahí. Entonces puede avisarte.',
  oldShareMenu:
    'Un iPhone o iPad puede avisarte a partir de iOS 16.4; este es anterior. Los recordatorios pueden llegarte por correo, ntfy o tu calendario.',
  blocked:
    'Las notificaciones están bloqueadas para este sitio. Permítelas en los ajustes del sitio de tu navegador, junto a la dirección, y vuelve aquí.',
  notAllowed: 'No se permitieron las notificaciones.',
  subscribeFailed: 'No se pudo añadir este navegador. Inténtalo de nuevo.',
  email: 'Correo',
  noEmail:
    'Este servidor no envía correos: quien lo administra no ha configurado un servidor de correo.',
  ntfyShort: 'ntfy',
  ntfy: 'Tema de ntfy',
  ntfyHint: (hosts) =>
    `Una dirección en ${hosts}. Cualquiera que conozca el tema puede leer lo que se envía ahí.`,
  ntfyExample: (host) => `https://${host}/mi-tema`,
  test: 'Enviar una prueba',
  testOf: {
    push: 'Enviar una prueba a los navegadores',
    email: 'Enviar una prueba por correo',
    ntfy: 'Enviar una prueba a ntfy',
  },
  testFailed: 'No se pudo enviar la prueba. Inténtalo de nuevo.',
  testSent: (answer) => `Enviado: ${answer}`,
  testNotSent: (answer) => `No enviado: ${answer}`,
  last: (when, answer) => `Último envío: ${when}, ${answer}`,

  how: 'Opciones',
  howHint: 'Horas de silencio, textos discretos',
  quiet: 'Horas de silencio',
  quietHint: 'Los recordatorios esperan a que terminen estas horas.',
  from: 'Desde',
  to: 'Hasta',
  discreet: 'Textos discretos',
  discreetHint: 'No se nombra ningún medicamento, pluma ni cantidad.',
  lockScreen: 'En la pantalla de bloqueo',
  discreetExample: 'Dosewise: hay algo pendiente',
  openExample: 'Dosis pendiente: 10 mg, 40 clics de Pluma 15',
};
