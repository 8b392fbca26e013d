import type { texts as english } from '../../../features/dosing/calculator/texts.ts';
import type { Words } from '../../words.ts';
import { counted, number } from '../grammar.ts';

const inClicks = (count: number) => counted(count, 'clic', 'clics');

export const texts: Words<typeof english> = {
  pageTitle: 'Calculadora de dosis de Mounjaro · Dosewise',
  title: 'Calculadora de dosis de Mounjaro',
  lead: 'De clics a miligramos, y de miligramos a clics.',
  leadOfAny: 'Clics, unidades, mg y mL de otras plumas, de viales y comprimidos.',
  anotherDevice: 'Otra pluma o un vial',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Calculadora de dosis',
  mg: 'mg',
  inMg: (amount) => `${number(amount)} mg`,

  clicks: 'Clics',
  inClicks,
  clicksSpoken: (clicks, dose) => `${inClicks(clicks)}, ${dose}`,
  strength: 'Dosis de la pluma (mg)',
  dose: 'Dosis',
  outdated: (dose) => `Ya no vale: los clics dan ${dose}.`,
  result: 'Dosis calculada',
  calculation: (clicks, clicksPerDose, strength) =>
    `${number(clicks)} / ${number(clicksPerDose)} × ${number(strength)} mg`,
  volume: (mL, units) =>
    `${number(mL)} mL = ${counted(units, 'unidad', 'unidades')} de una jeringa U-100`,
  pen: 'Cuatro dosis del prospecto. Línea discontinua: lo que puede quedar después en la pluma.',

  logIn: 'Inicia sesión para guardar tus dosis y gestionar plumas',
  log: 'Registrar esta dosis',
  latest: (dose, day) => `Última dosis registrada: ${dose} el ${day}`,

  about: 'Sobre la dosificación de Mounjaro',
  facts: (clicksPerDose, dosesPerPen) => [
    `Cada dosis completa requiere ${inClicks(clicksPerDose)}`,
    `Cada pluma contiene ${counted(dosesPerPen, 'dosis completa', 'dosis completas')}`,
    `El aumento habitual de la dosis es en pasos de ${number(2.5)} mg`,
    'Espera al menos 4 semanas entre un aumento de dosis y el siguiente',
  ],
  partOfDose: 'Las fracciones de una dosis no figuran en el prospecto. Compara con tu etiqueta.',
};
