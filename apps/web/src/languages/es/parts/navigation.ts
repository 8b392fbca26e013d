import type { texts as english } from '../../../parts/navigation/texts.ts';
import type { Words } from '../../words.ts';

export const texts: Words<typeof english> = {
  newTab: ' (se abre en una pestaña nueva)',
  questions: {
    click: '¿Qué es un clic?',
    priming: '¿Cuánto gasta el purgado?',
    units: '¿Qué es una unidad de una jeringa?',
    'golden-dose': '¿Qué es una Golden Dose?',
    'missed-dose': 'He olvidado una dosis. ¿Qué dicen los prospectos?',
    travelling: '¿Qué pasa cuando viajo?',
    curve: '¿Cómo se calcula la curva?',
    figures: '¿Cómo se calculan las dosis y los costes?',
    where: '¿Qué se guarda, dónde, y quién lo ve?',
    storing: '¿Cómo se guarda y se desecha una pluma?',
  },
};
