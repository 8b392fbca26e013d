import type { texts as english } from '../../../../parts/pens/add-pen/texts.ts';
import type { Words } from '../../../words.ts';
import { number } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  questions: {
    brand: '¿Qué dice tu caja?',
    strength: '¿De cuántos mg?',
    numbers: '¿Qué dice su etiqueta?',
    use: '¿En uso o sin abrir?',
    cost: '¿Cuánto costó?',
  },
  countClicks: '¿Cuántos clics tiene una dosis completa?',
  countPens: '¿Cuántas plumas hay en la caja?',
  countTablets: '¿Cuántos comprimidos hay en la caja?',
  costOfEach: '¿Cuánto costó cada envase?',
  back: 'Atrás',
  next: 'Siguiente',
  strength: 'mg por dosis',
  strengthHint: (kind) =>
    kind === 'tablet'
      ? 'Un comprimido, como figura en la etiqueta'
      : 'Una dosis completa, como figura en la etiqueta',
  inUse: 'En uso',
  inUseNote: 'Ya has empezado, o empiezas hoy',
  sealed: 'Sin abrir',
  sealedNote: (kind) => (kind === 'tablet' ? 'Para más adelante' : 'En la nevera, para después'),
  nameOf: (name, strength) => `${name}, ${number(strength)} mg`,
  change: 'Cambiar',
  moreDetails: 'Más detalles',

  kind: 'Tipo',
  kinds: {
    click_pen: 'Pluma con selector',
    vial: 'Vial',
    single_pen: 'Plumas de una sola dosis',
    tablet: 'Comprimidos',
  },
  doseMl: 'Líquido en una dosis completa',
  doses: 'Dosis completas que contiene',
  pensInBox: 'Plumas en esta caja',
  tabletsInPack: 'Comprimidos en esta caja',
  clicks: 'Clics en una dosis completa',
  clicksHint: `Cuéntalos en tu pluma. La gente suele hablar de ${number(0.01)} mL por clic, pero ningún prospecto lo dice.`,
  wholeDoses: 'El selector solo da dosis completas',

  arithmetic: (mg, ml, doses, steps) =>
    `${number(mg)} mg en ${number(ml)} mL, ${doses}${steps === null ? '' : ` de ${steps}`}. Compáralo con tu etiqueta.`,
  tablets: (mg, tablets) =>
    `${number(mg)} mg en cada comprimido, ${tablets} en esta caja. Compáralo con tu etiqueta.`,
  sources: 'De dónde salen estos datos',
  checkedOn: (day) => `Comprobado el ${day}.`,

  missing: {
    strength: 'Elige los mg.',
    ownStrength: 'Indica los mg por dosis.',
    doseMl: 'Indica el líquido de una dosis completa.',
    doses: 'Indica cuántas dosis completas contiene.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Indica cuántas plumas hay en la caja.',
      tablet: 'Indica cuántos comprimidos hay en la caja.',
    },
    clicks: 'Indica los clics de una dosis completa.',
  },
  strengthWrong: ({ least, most }) =>
    `Los mg por dosis deben ser un número de ${number(least)} a ${number(most)} mg.`,
  doseMlWrong: ({ least, most }) => `Debe ser un número de ${number(least)} a ${number(most)} mL.`,
  noWholeUnits: `Una dosis de un vial debe ser de unidades enteras de ${number(0.01)} mL.`,
  dosesWrong: ({ least, most }) =>
    `Las dosis deben ser un número entero de ${number(least)} a ${number(most)}.`,
  piecesWrong: (kind, { least, most }) =>
    `${kind === 'tablet' ? 'Los comprimidos' : 'Las plumas'} deben ser un número entero de ${number(least)} a ${number(most)}.`,
  clicksWrong: ({ least, most }) =>
    `Los clics deben ser un número entero de ${number(least)} a ${number(most)}.`,

  proposedName: (name, strength) => `${name} ${number(strength)} mg`,
  tabletsOf: (brand) => `Comprimidos de ${brand}`,
  copyOf: (name, copy) => `${name} (${copy})`,
};
