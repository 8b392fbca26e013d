import type { texts as english } from '../../../features/dosing/calculator/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural } from '../grammar.ts';

const inClicks = (count: number) => plural(count, { one: '# clique', other: '# cliques' });

export const texts: Words<typeof english> = {
  pageTitle: 'Calculadora de dose do Mounjaro · Dosewise',
  title: 'Calculadora de dose do Mounjaro',
  lead: 'De cliques para miligramas, e de miligramas para cliques.',
  leadOfAny: 'Cliques, unidades, mg e mL de outras canetas, de frascos e comprimidos.',
  anotherDevice: 'Outra caneta ou um frasco',
  kwikPen: 'Mounjaro KwikPen',
  calculator: 'Calculadora de dose',
  mg: 'mg',
  inMg: (amount) => `${number(amount)} mg`,

  clicks: 'Cliques',
  inClicks,
  clicksSpoken: (clicks, dose) => `${inClicks(clicks)}, ${dose}`,
  strength: 'Dosagem',
  dose: 'Dose',
  outdated: (dose) => `Não vale mais: os cliques dão ${dose}.`,
  result: 'Dose calculada',
  calculation: (clicks, clicksPerDose, strength) =>
    `${number(clicks)} / ${number(clicksPerDose)} × ${number(strength)} mg`,
  volume: (mL, units) =>
    `${number(mL)} mL = ${plural(units, { one: '# unidade', other: '# unidades' })} de uma seringa U-100`,
  pen: 'Quatro doses da bula. Tracejado: o que pode ficar na caneta depois delas.',

  logIn: 'Entre para salvar suas doses e gerenciar suas canetas',
  log: 'Registrar esta dose',
  latest: (dose, day) => `Última dose registrada: ${dose} em ${day}`,

  about: 'Sobre as doses do Mounjaro',
  facts: (clicksPerDose, dosesPerPen) => [
    `Cada dose completa exige ${inClicks(clicksPerDose)}`,
    `Cada caneta contém ${plural(dosesPerPen, { one: '# dose completa', other: '# doses completas' })}`,
    `O aumento padrão da dose é de ${number(2.5)} mg por vez`,
    'Espere pelo menos 4 semanas entre aumentos da dose',
  ],
  partOfDose: 'A bula não prevê partes de uma dose. Confira na sua bula.',
};
