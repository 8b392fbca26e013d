import type { texts as english } from '../../../../features/tracking/dashboard/today/texts.ts';
import type { Words } from '../../../words.ts';
import { countDoses } from '../../data/pens.ts';
import { number, plural } from '../../grammar.ts';

const open = (days: number) => plural(days, { one: 'em uso há # dia', other: 'em uso há # dias' });

export const texts: Words<typeof english> = {
  lastDays: 'Os últimos sete dias',
  dose: 'dose',
  weighIn: 'pesagem',
  nothing: 'nada registrado',
  aDay: (day, logged) => `${day}: ${logged}`,
  legendDose: 'Dose',
  legendWeighIn: 'Pesagem',

  weight: 'Peso',
  noWeight: 'Nenhum peso ainda',
  inAMonth: (change) => `${change} em um mês`,
  weighedOn: (day) => `em ${day}`,
  weightToday: 'Peso de hoje',
  addWeight: 'Adicionar peso',
  weightAdded: (weight) => `Adicionado: ${weight}.`,
  weightLine: 'O último mês, suavizado',

  symptoms: 'Sintomas hoje',
  otherSymptoms: 'Outros sintomas',
  noneToday: 'Nenhum hoje',
  loggedToday: 'registrado hoje',
  howSevere: (symptom) => `${symptom}: com que intensidade?`,
  ofTen: (severity, most) => `${severity} de ${most}`,
  symptomLogged: (symptom, word) => `Registrado: ${symptom} (intensidade ${word}).`,
  noneLogged: 'Registrado: sem sintomas hoje.',

  steps: { 1: 'Falta um passo', 2: 'Faltam dois passos', 3: 'Três passos para começar' },
  stepsNote: 'Depois, esta página mostra o que há para cada dia.',
  penNote: 'Com a sua caneta aqui, basta um toque para registrar a dose da vez.',
  stepDone: 'feito',
  stepPen: 'Adicionar sua caneta',
  stepDose: 'Registrar sua primeira dose',
  stepWeight: 'Registrar seu peso',
  hasPens: (count) => plural(count, { one: '# caneta', other: '# canetas' }),
  hasDoses: countDoses,
  hasWeights: (count) => plural(count, { one: '# pesagem', other: '# pesagens' }),
  knowWhen: 'Quer saber quando são suas próximas doses?',
  makePlan: 'Criar um plano',
  otherApp: 'Vem de outro app?',
  bringHistory: 'Trazer seu histórico',

  lastDose: (pen) => `${pen}: resta uma dose`,
  openUntil: (pen, day, days) => `Use ${pen} até ${day} (${open(days)})`,
  openTooLong: (pen, days, label) => `${pen}: ${open(days)} (bula: ${number(label)})`,
  costMissing: (pen) => `Adicionar o custo: ${pen}`,

  installTitle: 'O Dosewise pode ser um app deste aparelho',
  install: {
    button: 'Ele abre a partir da tela inicial ou da área de trabalho, também sem internet.',
    shareMenu:
      'Abra o menu Compartilhar e escolha “Adicionar à Tela de Início”. Ele abre sem internet, pode enviar notificações e guarda o que ainda não foi enviado; o Safari esquece isso após sete dias sem uma visita. Nele, você entra na conta mais uma vez.',
    oldShareMenu:
      'No Safari, abra o menu Compartilhar e escolha “Adicionar à Tela de Início”. Ele abre sem internet e guarda o que ainda não foi enviado; o Safari esquece isso após sete dias sem uma visita. Nele, você entra na conta mais uma vez. As notificações exigem o iOS 16.4.',
  },
  installNow: 'Instalar',
  noInstall: 'Agora não',
};
