import { MAX_MONEY } from '@dosewise/domain';
import type { texts as english } from '../../../../parts/pens/dialogs/texts.ts';
import type { Words } from '../../../words.ts';
import { texts as penTexts } from '../../data/pens.ts';
import { number, sentence } from '../../grammar.ts';

const { devices } = penTexts;

export const texts: Words<typeof english> = {
  editPenTitle: (thing) => (thing === 'pen' ? 'Editar caneta' : 'Editar caixa'),
  savePen: (thing) => (thing === 'pen' ? 'Salvar caneta' : 'Salvar caixa'),
  editPenFailed: 'Não foi possível alterar a caneta',
  sealedWithoutStart: (thing) =>
    thing === 'pen'
      ? 'Deixe vazio enquanto a caneta estiver lacrada.'
      : 'Deixe vazio enquanto a caixa estiver lacrada.',
  startsTooLate: (day) => sentence(`Não pode ser depois da primeira dose, em ${day}`),
  costTitle: (thing) => (thing === 'pen' ? 'Custo da caneta' : 'Custo da caixa'),
  askCost: (name) =>
    `Sua dose está registrada. Quanto custou “${name}”? Você também pode preencher depois.`,
  saveCost: 'Salvar custo',
  saveCostFailed: 'Não foi possível alterar a caneta.',
  remindLater: 'Agora não – lembrar depois',
  deletePen: (thing) => (thing === 'pen' ? 'Excluir caneta' : 'Excluir caixa'),
  confirmPenDelete: (name) => `Quer mesmo excluir “${name}”? Esta ação não pode ser desfeita.`,
  deletePenFailed: (reason) => `Não foi possível excluir a caneta: ${reason}`,
  tryAgain: 'tente de novo.',

  addSealedTitle: (thing) =>
    thing === 'pen' ? 'Adicionar canetas lacradas' : 'Adicionar caixas lacradas',
  add: (kind) => `Adicionar ${devices[kind]}`,
  addSealed: (kind) =>
    ({
      click_pen: 'Adicionar canetas lacradas',
      vial: 'Adicionar frascos lacrados',
      single_pen: 'Adicionar caixas lacradas',
      tablet: 'Adicionar caixas lacradas',
    })[kind],
  count: 'Quantidade',
  countHint: 'Tudo com lacre, com os mesmos detalhes',
  countWrong: (most) => `Deve ser um número inteiro de 1 a ${number(most)}.`,

  openTitle: (thing) => (thing === 'pen' ? 'Abrir caneta' : 'Abrir caixa'),
  openQuestion: (name) =>
    `“${name}” conta como em uso a partir deste dia. Registrar a primeira dose tem o mesmo efeito.`,
  openedOn: 'Dia da abertura',
  openFailed: 'Não foi possível abrir a caneta.',

  discardTitle: (thing) => (thing === 'pen' ? 'Descartar caneta' : 'Descartar caixa'),
  discardNote: (name, thing) =>
    thing === 'pen'
      ? `“${name}” vai para as canetas anteriores e fica fora do seu plano. Você pode desfazer.`
      : `“${name}” vai para as caixas anteriores e fica fora do seu plano. Você pode desfazer.`,
  discardedOn: 'Dia do descarte',
  reason: 'Motivo',
  reasons: {
    in_use_days: 'Tempo demais em uso',
    empty: 'Acabou',
    broken: 'Quebrou',
    warm: 'Calor demais ou congelamento',
    lost: 'Sumiu',
    other: 'Outro motivo',
  },
  discardFailed: 'Não foi possível descartar a caneta.',
  dayNeeded: 'Informe um dia.',
  dayAhead: 'Este dia está no futuro.',
  beforeStart: (day) => sentence(`Não pode ser antes do início, em ${day}`),

  allowGolden: 'Permitir uma Golden Dose desta caneta',
  addPenFailed: 'Não foi possível criar a caneta.',
  penGone: 'Esta caneta foi excluída em outro lugar.',
  penName: (kind) =>
    ({
      click_pen: 'Nome da caneta',
      vial: 'Nome do frasco',
      single_pen: 'Nome da caixa',
      tablet: 'Nome da caixa',
    })[kind],
  penNameExample: (thing) =>
    thing === 'pen' ? 'ex.: Caneta de novembro' : 'ex.: Caixa de novembro',
  startDate: 'Data de início',
  expiryDate: 'Validade',
  expiryHint: (kind) =>
    ({
      click_pen: 'Como impresso na caneta',
      vial: 'Como impresso no frasco',
      single_pen: 'Como impresso na caixa',
      tablet: 'Como impresso na caixa',
    })[kind],
  batch: 'Lote',
  batchHint: 'Ao lado de “Lote” ou “Lot” no rótulo',
  cost: (kind, currency) => `Custo por ${devices[kind]} (${currency})`,
  purchaseDate: 'Data da compra',
  currency: 'Moeda',
  pharmacy: 'Farmácia',
  wasted: (step) => `Perda (${penTexts.stepLabels[step]})`,
  wastedHint: 'O que não entrou em nenhuma dose, como no preparo da caneta ou em um vazamento',
  wastedWrong: (most) => `Deve ser um número inteiro de 0 a ${number(most)}.`,
  requiredFields: 'Preencha todos os campos obrigatórios.',
  missing: {
    name: 'Digite um nome.',
    startDate: 'Informe a data de início.',
    costPerPen: 'Digite o custo da caneta.',
    purchaseDate: 'Informe a data da compra.',
  },
  costWrong: `O custo deve ser um número de 0 a ${number(MAX_MONEY)}, como ${number('245.50')}.`,
};
