import type { texts as english } from '../../../../features/account/settings/reminders/texts.ts';
import type { Words } from '../../../words.ts';
import { number, plural } from '../../grammar.ts';

/** A time in the largest unit that says it whole. */
const span = (minutes: number) =>
  minutes < 60 || minutes % 60 !== 0
    ? `${number(minutes)} min`
    : plural(minutes / 60, { one: '# hora', other: '# horas' });

const days = (count: number) => plural(count, { one: '# dia', other: '# dias' });

const again = (minutes: number) => (minutes === 60 ? 'a cada hora' : `a cada ${span(minutes)}`);

export const texts: Words<typeof english> = {
  loading: 'Carregando…',
  loadFailed: 'Erro ao carregar os lembretes. Tente de novo.',

  what: 'Receber lembretes',
  dose: 'Na hora da dose',
  doseHint: 'Os lembretes param quando você registra ou pula a dose.',
  optionsOf: (kind) => `Opções: ${kind}`,
  lead: 'Lembrar',
  atItsTime: 'Na hora',
  before: (minutes) => `${span(minutes)} antes`,
  repeat: 'Lembrar de novo',
  noRepeat: 'Não',
  every: (minutes) => (minutes === 60 ? 'A cada hora' : `A cada ${span(minutes)}`),
  andAgain: (first, minutes) => `${first}, depois ${again(minutes)}`,
  times: 'Repetir até',
  timesOf: (count) => plural(count, { one: '# vez', other: '# vezes' }),
  stock: 'Antes que suas canetas acabem',
  daysBeforeAt: (count) => `${days(count)} antes, às 09:00`,
  discard: 'No último dia de uma caneta',
  discardHint: 'Às 09:00',
  daysBefore: 'Quanto tempo antes',
  days,
  weighIn: 'Para se pesar',
  weeklySummary: 'Resumo da semana',
  day: 'Dia',
  weekdays: 'Dias',
  time: 'Horário',
  dayAt: (day, time) => `${day} às ${time}`,

  where: 'Enviar para',
  nowhere: 'Escolha pelo menos um, senão nada é enviado.',
  noWay:
    'Este servidor ainda não pode enviar lembretes: quem o mantém precisa configurar e-mail ou notificações. Seu calendário ainda pode lembrar você.',
  browsers: 'Notificações',
  anyBrowser: 'Navegador',
  notifyHere: 'Notificar neste navegador',
  notifiedHere: 'As notificações estão ativadas neste navegador.',
  thisBrowser: (device) => `${device} (este)`,
  added: (day) => `Adicionado em ${day}, nada enviado ainda`,
  lastSent: (when, answer) => `${when}: ${answer}`,
  removeDevice: (device) => `Remover ${device}`,
  remove: 'Remover',
  removeFailed: 'Não foi possível remover. Tente de novo.',
  unsupported: 'Este navegador não pode mostrar notificações.',
  shareMenu:
    'Em um iPhone ou iPad: abra o menu Compartilhar, escolha “Adicionar à Tela de Início” e abra o Dosewise a partir dali. Assim, ele pode notificar você.',
  oldShareMenu:
    'Um iPhone ou iPad pode notificar você a partir do iOS 16.4; este é mais antigo. Os lembretes podem chegar por e-mail, ntfy ou pelo seu calendário.',
  blocked:
    'As notificações estão bloqueadas para este site. Permita-as nas configurações do site no seu navegador, ao lado do endereço, e depois volte aqui.',
  notAllowed: 'As notificações não foram permitidas.',
  subscribeFailed: 'Não foi possível adicionar este navegador. Tente de novo.',
  email: 'E-mail',
  noEmail: 'Este servidor não envia e-mails: quem o mantém não configurou um servidor de e-mail.',
  ntfyShort: 'ntfy',
  ntfy: 'Tópico do ntfy',
  ntfyHint: (hosts) =>
    `Um endereço em ${hosts}. Qualquer pessoa que saiba o tópico pode ler o que é enviado para lá.`,
  ntfyExample: (host) => `https://${host}/meu-topico`,
  test: 'Enviar um teste',
  testOf: {
    push: 'Enviar um teste aos navegadores',
    email: 'Enviar um teste por e-mail',
    ntfy: 'Enviar um teste ao ntfy',
  },
  testFailed: 'Não foi possível enviar o teste. Tente de novo.',
  testSent: (answer) => `Enviado: ${answer}`,
  testNotSent: (answer) => `Não enviado: ${answer}`,
  last: (when, answer) => `Último: ${when}, ${answer}`,

  how: 'Opções',
  howHint: 'Horário de silêncio, texto discreto',
  quiet: 'Horário de silêncio',
  quietHint: 'Os lembretes esperam até este horário terminar.',
  from: 'De',
  to: 'Até',
  discreet: 'Texto discreto',
  discreetHint: 'Nenhum medicamento, caneta ou quantidade é citado.',
  lockScreen: 'Na tela bloqueada',
  discreetExample: 'Dosewise: há algo pendente',
  openExample: 'Dose prevista: 10 mg, 40 cliques (Caneta 15)',
};
