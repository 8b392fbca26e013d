import type { texts as english } from '../../../parts/analytics/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  question: '¿Podemos medir cómo se usa la app?',
  yes: 'Sí',
  no: 'No',
  answerFailed: 'No se pudo guardar tu respuesta. No se envía nada.',
  meaning:
    'Si dices que sí, tu correo, tu país y tu tipo de cuenta van a nuestro proveedor de análisis (PostHog), y también los mg por dosis y el coste de las plumas y el volumen de las dosis cuando añades plumas y registras dosis.',
  facts: 'Qué se envía y qué no',
  sent: 'Se envía',
  whatIsSent: [
    'tu cuenta: su id, correo, país, tipo y el día en que se creó',
    'cuándo te registras o inicias sesión, y entonces cuántas plumas tienes y si la Golden Dose está activada',
    'una pluma que añades: sus mg por dosis y su coste',
    'una dosis que registras: su volumen en mL, los mg de su pluma y si es una Golden Dose',
    'que has cambiado o eliminado una pluma o una dosis, pero no cuál ni cómo',
  ],
  neverSent: 'Nunca se envía',
  whatIsNeverSent: [
    'pesos, altura, síntomas, notas, lugares de inyección ni dolor',
    'qué páginas abres, qué pulsas o escribes, ni grabaciones de tu pantalla',
    'nada de antes de decir que sí, salvo el inicio de sesión justo antes de esta pregunta',
  ],
  nothingKept:
    'No se usan cookies y no se guarda nada en este navegador. Como cualquier servidor, el del proveedor ve la dirección que tiene tu dispositivo en internet.',
};
