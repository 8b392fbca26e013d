import type { texts as english } from '../../../parts/golden-dose/texts.ts';
import type { Words } from '../../words.ts';
import { number } from '../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'Sobre la Golden Dose',
  whatItIs: `Algunas personas extraen el líquido que queda en una pluma después de las cuatro dosis del prospecto y lo llaman Golden Dose: normalmente ${number(0.1)}–${number(0.6)} mL. Algunas fuentes dicen que así los costes bajan un 15–25\u00a0%.`,
  arithmetic: `Según nuestros cálculos, una quinta dosis completa (${number(0.6)} mL) reduciría el coste por dosis un 20\u00a0%; ${number(0.3)} mL, un 11\u00a0%.`,
  beforeYouDecide: 'Antes de decidir',
  cautions: [
    'No está autorizada, y el fabricante la desaconseja. El líquido adicional está pensado para purgar.',
    'No se sabe cuánto queda, así que la dosis puede ser menor o mayor de lo que parece. Las versiones más recientes de la pluma no dejan nada que extraer.',
    'Extraer líquido con una jeringa rompe la esterilidad y puede causar una infección. No compartas nunca plumas ni agujas.',
    'El límite de 30 días desde el primer uso se mantiene, quede lo que quede en la pluma.',
    'Si tienes un dolor de abdomen intenso que no desaparece, deja de usar el medicamento y busca atención médica de inmediato.',
  ],
  askFirst:
    'Pregunta primero a quien te lo receta o en tu farmacia. Esta app registra lo que haces; no lo recomienda.',
  agreement: 'He leído esto y entiendo los riesgos.',
  tickTheBox: 'Marca la casilla para indicar que has leído esto.',
  turnOn: 'Activar la Golden Dose',
  saveFailed: 'Esto no se pudo guardar.',
};
