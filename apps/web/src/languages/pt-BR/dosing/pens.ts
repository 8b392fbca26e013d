import type { texts as english } from '../../../features/dosing/pens/texts.ts';
import type { Words } from '../../words.ts';
import { countDoses } from '../data/pens.ts';
import { number, plural, sentence } from '../grammar.ts';

const countPlanned = (count: number) =>
  plural(count, { one: '# dose planejada', other: '# doses planejadas' });

export const texts: Words<typeof english> = {
  pageTitle: 'Canetas · Dosewise',
  title: 'Canetas',
  loginPrompt: 'Entre na sua conta para ver suas canetas.',
  loading: 'Carregando…',
  loadFailed: 'Não foi possível carregar suas canetas. Nada foi excluído.',
  aheadFailed: 'Não foi possível calcular seu estoque de canetas.',

  addSealed: (thing) =>
    thing === 'pen' ? 'Adicionar canetas lacradas' : 'Adicionar caixas lacradas',
  addInUse: (thing) => (thing === 'pen' ? 'Adicionar caneta em uso' : 'Adicionar caixa em uso'),
  none: 'Nenhuma caneta ainda',
  nextStep: (thing) => (thing === 'pen' ? 'Sua caneta está aqui.' : 'Sua caixa está aqui.'),
  logFirstDose: 'Registrar sua primeira dose',
  noneHint: 'Adicione a que você usa e as lacradas que estão na sua geladeira.',

  inUse: 'Em uso',
  noneInUse: (thing) => (thing === 'pen' ? 'Nenhuma caneta em uso.' : 'Nenhuma caixa em uso.'),
  inStock: 'Em estoque',
  noneInStock: (thing) =>
    thing === 'pen'
      ? 'Nenhuma caneta lacrada. Adicione as da sua geladeira para ver quanto tempo duram.'
      : 'Nenhuma caixa lacrada. Adicione as que você tem para ver quanto tempo duram.',
  past: (count) => `Anteriores (${number(count)})`,

  outlook: 'Quanto tempo duram',
  ofMedicine: (sentence, medicine) => `${medicine}: ${sentence}`,
  runsOut: (day) => sentence(`O estoque acaba em ${day}`),
  runsOutAndOrder: (day, order) =>
    `${sentence(`O estoque acaba em ${day}`)} ${sentence(`Peça até ${order}`)}`,
  outNow: (day, thing) =>
    thing === 'pen'
      ? sentence(`Nenhuma das suas canetas pode dar a próxima dose, em ${day}`)
      : sentence(`Nenhuma das suas caixas pode dar a próxima dose, em ${day}`),
  enough: (doses) =>
    doses === 1
      ? 'Suficiente para a próxima dose planejada.'
      : plural(doses, {
          one: 'Suficiente para a dose planejada em um ano.',
          other: 'Suficiente para todas as # doses planejadas em um ano.',
        }),
  dosesBefore: (doses, thing) =>
    thing === 'pen'
      ? `Suas canetas cobrem ${countPlanned(doses)} até lá.`
      : `Suas caixas cobrem ${countPlanned(doses)} até lá.`,
  orderDays: (days) =>
    plural(days, {
      one: 'A data do pedido é # dia antes, como definido no seu lembrete de estoque.',
      other: 'A data do pedido é # dias antes, como definido no seu lembrete de estoque.',
    }),
  orderDaysFixed: (days) =>
    plural(days, {
      one: 'A data do pedido é # dia antes. Com uma conta, você pode mudar isso.',
      other: 'A data do pedido é # dias antes. Com uma conta, você pode mudar isso.',
    }),
  changeDays: 'Alterar em Configurações',
  noPlan: (thing) =>
    thing === 'pen'
      ? 'Crie um plano para ver quando suas canetas acabam.'
      : 'Crie um plano para ver quando suas caixas acabam.',
  makePlan: 'Criar um plano',
  nothingPlanned: (thing) =>
    thing === 'pen'
      ? 'Nenhuma dose está planejada; por isso, suas canetas não vão acabar.'
      : 'Nenhuma dose está planejada; por isso, suas caixas não vão acabar.',

  lastsTo: (day, doses) => `Dura até ${day} · ${countPlanned(doses)}`,
  usableTo: (day, days) =>
    `Use até ${day}${days === null ? '' : ` (em uso há ${plural(days, { one: '# dia', other: '# dias' })})`}`,
  leftOver: (day, lost) => `${sentence(`Use até ${day}`)} Pelo seu plano, sobrará: ${lost}.`,
  discardPassed: (day) => sentence(`Pela bula, o dia do descarte era ${day}`),
  usedFromTo: (from, to, doses) => `Plano: ${from} a ${to} · ${countDoses(doses)}`,
  usedOn: (day) => `Plano: ${day} · 1 dose`,
  notPlanned: 'Nenhuma dose planejada',
  expires: (day) => `Vence em ${day}`,
  batch: (batch) => `Lote ${batch}`,
  discarded: (day, reason) => `Descarte em ${day} · ${reason}`,
  expiredOn: (day) => `Venceu em ${day}`,
  boughtAfterStart: (bought, start) =>
    `A data da compra (${bought}) é posterior à data de início (${start}). Confira as duas datas.`,
  expiredBeforeStart: (expiry, start) =>
    `A validade (${expiry}) é anterior à data de início (${start}). Confira as duas datas.`,
  startAhead: (start) => `A data de início (${start}) está no futuro. Confira essa data.`,
  wasted: (amount) => `Perda: ${amount}`,

  open: 'Abrir',
  openPen: (name) => `Abrir ${name}`,
  discard: 'Descartar',
  discardPen: (name) => `Descartar ${name}`,
  takeBack: 'Restaurar',
  takeBackPen: (name) => `Restaurar ${name}`,
  takenBack: (name) => `${name} está de volta.`,
  takeBackFailed: 'Não foi possível restaurar a caneta.',
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Excluir ${name}`,
};
