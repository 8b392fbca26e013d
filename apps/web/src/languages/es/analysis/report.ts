import type { texts as english } from '../../../features/analysis/report/texts.ts';
import type { Words } from '../../words.ts';
import { counted } from '../grammar.ts';

export const texts: Words<typeof english> = {
  pageTitle: 'Informe · Dosewise',
  title: 'Informe',
  lead: 'Lo que has registrado en un periodo, para quien te lo receta: para imprimir, en PDF o mediante un enlace. No contiene tu dirección de correo ni tus notas.',
  loginPrompt: 'Inicia sesión para ver tu informe.',
  loading: 'Cargando…',
  loadFailed: 'No se pudo cargar tu informe.',

  period: 'Periodo',
  from: 'Desde',
  to: 'Hasta',
  spans: { quarter: '3 meses', half: '6 meses', year: '1 año', longest: '5 años' },
  wrongPeriod: 'Elige un primer y un último día, con cinco años de diferencia como máximo.',

  print: 'Imprimir',
  pdf: 'Descargar PDF',
  paper: 'Papel del PDF',
  usualPaper: 'Papel: automático',
  papers: { a4: 'A4', letter: 'Carta' },
  pdfName: (from, to) => `dosewise-informe-${from}-a-${to}.pdf`,
  pdfFailed: 'No se pudo crear el PDF. Inténtalo de nuevo.',

  share: 'Compartir un enlace',
  shareTitle: 'Compartir este informe',
  shareLead: 'Quien tenga el enlace puede leer el informe de este periodo, sin cuenta.',
  days: 'Duración del enlace (días)',
  daysError: 'Indica un número entero de días de 1 a 90.',
  passcode: 'Código de acceso',
  passcodeHint: 'De 4 a 64 caracteres. Envíalo por separado del enlace.',
  passcodeError: 'Un código de acceso tiene de 4 a 64 caracteres.',
  makeLink: 'Crear el enlace',
  shareFailed: 'No se pudo crear el enlace.',
  done: 'Listo',
  address: 'Enlace a tu informe',
  addressHint: 'Solo se muestra una vez.',
  mail: 'Enviar por correo',
  mailSubject: 'Mi informe',
  mailBody: (url, until) => `Aquí está mi informe: ${url}\n\nEl enlace funciona hasta el ${until}.`,

  shares: 'Enlaces compartidos',
  noShares: 'No hay enlaces activos.',
  sharesFailed: 'No se pudieron cargar tus enlaces compartidos.',
  shared: (from, to) => `Del ${from} al ${to}`,
  made: (day) => `Creado el ${day}.`,
  until: (day) => `Funciona hasta el ${day}.`,
  withPasscode: 'Con código de acceso.',
  views: (views, last) =>
    last === null
      ? 'Aún no se ha abierto.'
      : `Se abrió ${counted(views, 'vez', 'veces')}; la última: ${last}.`,
  revoke: 'Revocar',
  revokeOf: (period) => `Revocar el enlace: ${period}`,
  revokeTitle: '¿Revocar este enlace?',
  revokeQuestion: 'Ya nadie podrá abrirlo.',
  revokeFailed: 'No se pudo revocar el enlace.',
};
