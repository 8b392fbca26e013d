import type { DeviceKind } from '@dosewise/domain';
import type { texts as english } from '../../../features/dosing/any-device/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number, plural, sentence } from '../grammar.ts';

const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'esta caneta',
  vial: 'este frasco',
  single_pen: 'este dispositivo',
  tablet: 'esta caixa',
};

export const texts: Words<typeof english> = {
  form: 'Calculadora para qualquer dispositivo',
  device: 'Sua caneta ou seu frasco',
  yourTablets: 'Seus comprimidos',
  questions: {
    brand: 'O que está escrito na sua caixa?',
    strength: 'Qual dosagem?',
    own: 'Meus próprios números',
  },
  chosen: (device, strength) => `${device}, ${number(strength)} mg`,
  numbers: (doseMl, markets) =>
    `${number(doseMl)} mL por dose, à venda em: ${markets}. Compare com a sua caixa.`,
  tabletsSold: (mg, markets) =>
    `${number(mg)} mg em cada comprimido, à venda em: ${markets}. Compare com a sua caixa.`,
  change: 'Alterar',
  inMg: (amount) => `${number(amount)} mg`,

  counted: 'Cliques que você contou em uma dose da bula',
  countedHint:
    'Se você deixar vazio, o Dosewise só calcula com doses inteiras. Costuma-se relatar 0,01 mL por clique; nenhuma bula diz isso, por isso nada vem preenchido.',

  kind: 'Tipo',
  kinds: { click_pen: 'Caneta', vial: 'Frasco', tablet: 'Comprimidos' },
  ownMedicine: 'Medicamento',
  ownStrength: 'Uma dose, em mg',
  ownTablet: 'Um comprimido, em mg',
  ownTablets: 'Comprimidos na caixa',
  ownVolume: 'Uma dose, em mL',
  ownDoses: 'Doses no total',
  outside: (least, most) => `Digite um número de ${number(least)} a ${number(most)}.`,
  wholeOutside: (least, most) => `Digite um número inteiro de ${number(least)} a ${number(most)}.`,
  mg: 'mg',
  mL: 'mL',

  amount: 'Quanto',
  fields: { mg: 'Dose', mL: 'Volume', units: 'Unidades da seringa' },

  inUnit: {
    mg: (amount) => `${number(amount)} mg`,
    mL: (amount) => `${number(amount)} mL`,
    units: (amount) =>
      `${number(amount)} ${plural(Number(amount), { one: 'unidade', other: 'unidades' })} de uma seringa U-100`,
  },

  result: 'Dose calculada',
  nothingYet: 'Digite uma quantidade para ver o cálculo.',
  missing: {
    device: 'Escolha sua caneta ou seu frasco, ou digite os números.',
    strength: 'Escolha uma dosagem.',
    numbers: 'Digite os mg e os mL de uma dose.',
  },
  tooMuchOfPen: (amount, dose) =>
    `${amount} é mais do que uma dose da bula desta caneta (${dose}).`,
  tooMuchOfVial: (amount, all) => `${amount} é mais do que este frasco contém (${all}).`,
  tooMuchOfPieces: (amount, pieces, most) =>
    `${amount} é mais do que ${pieces} (${most}), o máximo em uma dose aqui.`,
  partOfDose: (kind, dose) => `Não está na bula: ${thisDevice[kind]} dá doses de ${dose}.`,
  wholeDosesOnly: 'Digite os cliques de uma dose para calcular partes de uma dose.',
  log: 'Registrar esta dose',

  about: 'De onde vêm os números',
  compare: 'Compare com o rótulo',
  compareWhy:
    'Tudo é calculado a partir dos mg e mL de uma dose da bula. Um valor impresso em mg/mL é arredondado; por isso, não é usado.',
  facts: {
    dose: 'Dose da bula',
    concentration: 'Concentração',
    steps: 'Passos',
    content: 'Conteúdo',
    golden: 'Golden Dose',
  },
  doseOf: (mg, mL) => `${mg} em ${mL}`,
  compareTablets: 'Tudo é calculado a partir dos mg de um comprimido.',
  tablets: (count, mg) =>
    `${plural(count, { one: '# comprimido', other: '# comprimidos' })}, ${mg}`,
  perMl: (mg, isExact) => `${isExact ? '' : 'cerca de '}${number(mg)} mg/mL`,
  deviceSteps: (steps, mL) => `${steps} de ${mL} em uma dose`,
  content: (doses, mg, mL) => `${countDoses(doses)}, ${mg}, ${mL}`,
  golden: (mL) => `sobra de até ${mL} depois das doses`,
  sourcesOf: (device) => `${device}: fontes`,
  checkedOn: (day) => sentence(`Conferido em ${day}`),
  ownNumbers: 'Estes números são seus. Ninguém os conferiu.',
};
