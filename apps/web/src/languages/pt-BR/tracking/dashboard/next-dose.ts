import type { texts as english } from '../../../../features/tracking/dashboard/next-dose/texts.ts';
import type { Words } from '../../../words.ts';
import { number, plural, sentence } from '../../grammar.ts';

export const texts: Words<typeof english> = {
  title: 'Sua próxima dose',
  titleOf: (medicine) => `Sua próxima dose de ${medicine}`,
  later: (medicine, day) => `${medicine}: ${day}`,
  stillByLabel: (due, day, time) =>
    `Prevista para ${due}. Você ainda pode usá-la até ${day} às ${time} (bula).`,
  still: (due, day, time) => `Prevista para ${due}. Você ainda pode usá-la até ${day} às ${time}.`,
  loading: 'Carregando…',
  loadFailed: 'Não foi possível carregar sua próxima dose.',
  dueToday: 'Dose para hoje',
  dueTomorrow: 'Próxima dose amanhã',
  inDays: (days) => plural(days, { one: 'Próxima dose em # dia', other: 'Próxima dose em # dias' }),
  late: (days) => plural(days, { one: '# dia de atraso', other: '# dias de atraso' }),
  at: (weekday, day, time) => `${weekday}, ${day}, ${time}`,
  mg: (amount) => `${number(amount)} mg`,
  given: (amount, pen, left) =>
    `${amount} · ${pen}, ${plural(left, { one: 'resta #', other: 'restam #' })}`,
  givenInWords: (amount, pen, left) =>
    `${amount}, ${pen}, ${plural(left, { one: 'resta # dose', other: 'restam # doses' })}`,
  site: (zone, isProposed) => `Local: ${zone}${isProposed ? ' (maior pausa)' : ''}`,
  chooseSite: 'Escolher um local',
  noPen: (thing) =>
    thing === 'pen' ? 'Você não tem caneta para esta dose.' : 'Você não tem caixa para esta dose.',
  log: (amount) => `Registrar ${amount}`,
  change: 'Alterar',
  logIt: 'Registrar uma dose',
  plan: 'Seu plano',
  dose: (mg, amount, pen, place) => [mg, amount, pen, place].filter(Boolean).join(', '),
  loggedAlready: (when) => sentence(`Esta dose já está registrada: ${when}`),
  logFailed: 'Não foi possível registrar a dose. Nada foi alterado. Tente de novo.',
  changedElsewhere: 'Algo foi alterado em outro lugar. Confira e depois registre a dose.',

  noLatest: 'Nenhuma dose deste medicamento está registrada ainda.',
  anotherPen: 'Sua última dose não foi desta caneta.',
  moreThanUsual: (mg, usual) => `${mg} é mais do que sua última dose, de ${usual}.`,

  nothing: 'Nenhuma dose planejada',
  nothingAdvice: 'Crie um plano ou registre uma dose para ver aqui a próxima.',
  makePlan: 'Criar um plano',
};
