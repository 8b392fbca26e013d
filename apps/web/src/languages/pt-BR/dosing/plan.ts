import type { DeviceKind } from '@dosewise/domain';
import type { texts as english } from '../../../features/dosing/plan/texts.ts';
import type { Words } from '../../words.ts';
import { countDays, countDoses } from '../data/pens.ts';
import { list, number, plural } from '../grammar.ts';

const ofDevice: Record<DeviceKind, (strengthMg: number) => string> = {
  click_pen: (mg) => `de uma caneta de ${number(mg)} mg`,
  vial: (mg) => `de um frasco de ${number(mg)} mg`,
  single_pen: (mg) => `de uma caixa de ${number(mg)} mg`,
  tablet: (mg) => `de uma caixa de ${number(mg)} mg`,
};

export const texts: Words<typeof english> = {
  pageTitle: 'Plano · Dosewise',
  title: 'Plano',
  medicines: 'Medicamentos',
  another: 'Planejar outro medicamento',
  loginPrompt: 'Entre na sua conta para ver seu plano.',
  loading: 'Carregando…',
  loadFailed: 'Não foi possível carregar seu plano.',
  recordsFailed:
    'Não foi possível carregar suas doses e canetas; por isso, cliques e canetas não aparecem.',

  none: 'Nenhum plano ainda',
  noneLead:
    'Um plano mostra quando são as próximas doses e de qual caneta elas vêm. Você pode pular uma dose ou alterar o plano a qualquer momento.',
  noneAdvice: 'Digite o que foi prescrito. O Dosewise nunca sugere uma dose.',
  begin: 'Criar um plano',
  fromForecast: 'Ver os níveis antes',
  noRecords: 'Com uma caneta aqui, as doses aparecem também em cliques.',
  addPen: 'Adicionar uma caneta',

  plan: 'Seu plano',
  newPlan: 'Novo plano',
  change: 'Alterar plano',
  changeDay: 'Mudar o dia',
  pause: 'Pausar',
  editPause: 'Alterar a pausa',
  resume: 'Continuar hoje',
  removePause: 'Remover a pausa',
  paused: (from, until) =>
    until === null
      ? `Em pausa desde ${from}, até você continuar.`
      : `Em pausa de ${from} a ${until}.`,
  pauseAhead: (from, until) =>
    until === null
      ? `Uma pausa começa em ${from} e dura até você continuar.`
      : `Há uma pausa planejada de ${from} a ${until}.`,
  ended: 'Este plano terminou.',
  former: 'Planos anteriores',
  calendarFile: 'Arquivo de calendário',
  calendarName: 'dosewise-calendario.ics',
  calendarFailed: 'Não foi possível criar o calendário. Tente de novo.',
  delete: 'Excluir plano',
  zone: (zone, device) => `Os horários estão no fuso ${zone}. Este aparelho está em ${device}.`,
  settings: 'Alterar em Configurações',

  pace: (everyDays, time) =>
    everyDays === 1
      ? `Todo dia às ${time}`
      : plural(everyDays, { one: `A cada # dia às ${time}`, other: `A cada # dias às ${time}` }),
  weekly: (weekday, time) =>
    `${/^(sáb|dom)/i.test(weekday) ? 'Todo' : 'Toda'} ${weekday} às ${time}`,
  from: (day) => `A partir de ${day}`,
  until: (doses) => (doses === null ? 'Sem data final' : countDoses(doses)),
  mg: (dose) => `${number(Number(dose.toFixed(2)))} mg`,
  partOf: (takenMg, ofMg) =>
    `${number(Number(takenMg.toFixed(2)))} de ${number(Number(ofMg.toFixed(2)))} mg`,

  medicine: 'Medicamento',
  switches: (before, after) =>
    `Ao salvar, seu plano de ${before} termina e começa um de ${after}. Para manter os dois, cancele e planeje ${after} como outro medicamento.`,
  anchor: 'Quando a dose é prevista',
  anchors: { weekday: 'Em dias fixos', last_dose: 'Com intervalo fixo após minha última dose' },
  fixed: (pace) => `${pace}. Uma dose atrasada não muda a data da próxima.`,
  counting: (days) => `${countDays(days)} após a última dose, no mesmo horário`,
  firstDay: 'Primeiro dia',
  time: 'Horário',
  openHint: 'Deixe vazio para continuar até você alterar o plano.',
  untilNextHint: 'Deixe vazio para continuar até a próxima etapa.',
  givenBy: (amount, strengthMg, device) => `${amount} ${ofDevice[device](strengthMg)}`,
  ways: (ways) => `${list(ways)}.`,
  givenByNone: (thing) =>
    thing === 'pen'
      ? 'Nenhuma das suas canetas pode dar esta dose.'
      : 'Nenhuma das suas caixas pode dar esta dose.',
  startNeeded: 'Informe o dia da primeira dose.',
  sameStart: 'Outra etapa começa neste dia.',
  timeNeeded: 'Informe um horário.',
  dosesLimit: (least, most) =>
    `Doses: deve ser um número inteiro de ${number(least)} a ${number(most)}, ou vazio.`,
  save: 'Salvar plano',
  saveFailed: 'Não foi possível salvar o plano.',
  saved: 'Plano salvo.',
  changedElsewhere:
    'Este plano foi alterado em outro lugar. Ele não foi sobrescrito, e suas mudanças ainda estão aqui.',
  showOther: 'Descartar o meu, mostrar o outro',
  saveMine: 'Salvar o meu no lugar',
  leave: 'Sair sem salvar?',
  leaveQuestion: 'Suas mudanças no plano não estão salvas.',
  confirmLeave: 'Sair sem salvar',
  stay: 'Ficar aqui',

  ahead: 'O que vem a seguir',
  preview: 'Prévia',
  incomplete: 'Complete as etapas para ver suas doses.',
  views: 'Mostrar como',
  list: 'Lista',
  calendar: 'Calendário',
  nothing: 'Não há mais doses planejadas.',
  nothingDue: 'Nenhuma dose é prevista até você continuar.',
  more: 'Mostrar mais',
  states: {
    upcoming: 'Futura',
    due: 'Prevista para agora',
    overdue: 'Atrasada',
    taken: 'Tomada',
    partly_taken: 'Tomada em parte',
    paused: 'Em pausa',
    skipped: 'Pulada',
    missed: 'Esquecida',
  },
  notInStock: (thing) =>
    thing === 'pen' ? 'Sem caneta em estoque para ela' : 'Sem caixa em estoque para ela',
  fromPen: (amount, pen) => `${amount}, ${pen}`,
  skip: 'Pular',
  skipDose: (when) => `Pular a dose de ${when}`,
  unskip: 'Não pular',
  unskipDose: (when) => `Não pular a dose de ${when}`,
  took: 'Já tomei',
  tookDose: (when) => `Já tomei a dose de ${when}`,

  earlierMonth: 'Mês anterior',
  laterMonth: 'Próximo mês',
  month: (name) => `Doses em ${name}`,
  marks: {
    taken: 'Tomada',
    partly_taken: 'Tomada em parte',
    planned: 'Planejada',
    skipped: 'Pulada',
    paused: 'Em pausa',
    missed: 'Esquecida',
  },
  dayDose: (state, amount, time) => `${state}, ${amount}, ${time}`,
  monthSummary: (counts) =>
    counts.length === 0 ? 'Nenhuma dose neste mês.' : `${counts.join(', ')}.`,
  markCount: {
    taken: (count) => plural(count, { one: '# tomada', other: '# tomadas' }),
    partly_taken: (count) =>
      plural(count, { one: '# tomada em parte', other: '# tomadas em parte' }),
    planned: (count) => plural(count, { one: '# planejada', other: '# planejadas' }),
    skipped: (count) => plural(count, { one: '# pulada', other: '# puladas' }),
    paused: (count) => `${number(count)} em pausa`,
    missed: (count) => plural(count, { one: '# esquecida', other: '# esquecidas' }),
  },
};
