import type { texts as english } from '../../../../parts/pens/add-pen/texts.ts';
import type { Words } from '../../../words.ts';
import { number, sentence } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  questions: {
    brand: 'O que está escrito na sua caixa?',
    strength: 'Qual dosagem?',
    numbers: 'O que diz o rótulo?',
    use: 'Em uso ou com lacre?',
    cost: 'Quanto custou?',
  },
  countClicks: 'Quantos cliques há em uma dose completa?',
  countPens: 'Quantas canetas há na caixa?',
  countTablets: 'Quantos comprimidos há na caixa?',
  costOfEach: 'Qual foi o custo por unidade?',
  back: 'Voltar',
  next: 'Continuar',
  strength: 'Dosagem',
  strengthHint: (kind) =>
    kind === 'tablet'
      ? 'Um comprimido, como impresso no rótulo'
      : 'Uma dose completa, como impresso no rótulo',
  inUse: 'Em uso',
  inUseNote: 'Você já usou, ou vai usar hoje',
  sealed: 'Com lacre',
  sealedNote: (kind) => (kind === 'tablet' ? 'Para depois' : 'Na geladeira, para depois'),
  nameOf: (name, strength) => `${name}, ${number(strength)} mg`,
  change: 'Alterar',
  moreDetails: 'Mais detalhes',

  kind: 'Tipo',
  kinds: {
    click_pen: 'Caneta com botão de dose',
    vial: 'Frasco',
    single_pen: 'Canetas de dose única',
    tablet: 'Comprimidos',
  },
  doseMl: 'Líquido em uma dose completa',
  doses: 'Doses completas no total',
  pensInBox: 'Canetas nesta caixa',
  tabletsInPack: 'Comprimidos nesta caixa',
  clicks: 'Cliques em uma dose completa',
  clicksHint: `Conte-os na sua caneta. Costuma-se relatar ${number(0.01)} mL por clique, mas nenhuma bula diz isso.`,
  wholeDoses: 'O botão de dose só libera doses inteiras',

  arithmetic: (mg, ml, doses, steps) =>
    `${number(mg)} mg em ${number(ml)} mL, ${doses}${steps === null ? '' : ` de ${steps}`}. Compare com o rótulo.`,
  tablets: (mg, tablets) =>
    `${number(mg)} mg em cada comprimido, ${tablets} nesta caixa. Compare com o rótulo.`,
  sources: 'De onde vêm estes números',
  checkedOn: (day) => sentence(`Conferido em ${day}`),

  missing: {
    strength: 'Escolha uma dosagem.',
    ownStrength: 'Digite uma dosagem.',
    doseMl: 'Digite quanto líquido há em uma dose completa.',
    doses: 'Digite quantas doses completas há no total.',
    pieces: {
      click_pen: '',
      vial: '',
      single_pen: 'Digite quantas canetas há na caixa.',
      tablet: 'Digite quantos comprimidos há na caixa.',
    },
    clicks: 'Digite quantos cliques há em uma dose completa.',
  },
  strengthWrong: ({ least, most }) =>
    `A dosagem deve ser um número de ${number(least)} a ${number(most)} mg.`,
  doseMlWrong: ({ least, most }) => `Deve ser um número de ${number(least)} a ${number(most)} mL.`,
  noWholeUnits: `Uma dose de um frasco deve ter unidades inteiras de ${number(0.01)} mL.`,
  dosesWrong: ({ least, most }) =>
    `Doses: deve ser um número inteiro de ${number(least)} a ${number(most)}.`,
  piecesWrong: (kind, { least, most }) =>
    `${kind === 'tablet' ? 'Comprimidos' : 'Canetas'}: deve ser um número inteiro de ${number(least)} a ${number(most)}.`,
  clicksWrong: ({ least, most }) =>
    `Cliques: deve ser um número inteiro de ${number(least)} a ${number(most)}.`,

  proposedName: (name, strength) => `${name} ${number(strength)} mg`,
  tabletsOf: (brand) => `Comprimidos de ${brand}`,
  copyOf: (name, copy) => `${name} (${copy})`,
};
