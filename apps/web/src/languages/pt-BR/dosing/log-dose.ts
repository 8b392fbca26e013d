import { type DeviceKind, KEPT_YEARS } from '@dosewise/domain';
import type { StepName } from '../../../data/pens/texts.ts';
import type { texts as english } from '../../../features/dosing/log-dose/texts.ts';
import type { Words } from '../../words.ts';
import { texts as penTexts } from '../data/pens.ts';
import { number, plural, sentence } from '../grammar.ts';

const { countSteps, stepLabels } = penTexts;

const inSelected: Record<DeviceKind, string> = {
  click_pen: 'na caneta escolhida',
  vial: 'no frasco escolhido',
  single_pen: 'na caixa escolhida',
  tablet: 'na caixa escolhida',
};
const fromThis: Record<DeviceKind, string> = {
  click_pen: 'desta caneta',
  vial: 'deste frasco',
  single_pen: 'desta caixa',
  tablet: 'desta caixa',
};
const manySteps: Record<StepName, string> = {
  click: 'cliques',
  unit: 'unidades',
  pen: 'canetas',
  tablet: 'comprimidos',
  dose: 'doses',
};
const notEnough: Record<StepName, string> = {
  click: 'Não restam cliques suficientes',
  unit: 'Não restam unidades suficientes',
  pen: 'Não restam canetas suficientes',
  tablet: 'Não restam comprimidos suficientes',
  dose: 'Não restam doses suficientes',
};
const misfitMg = (doseMg: number) => `${number(Number(doseMg.toFixed(4)))} mg`;

export const texts: Words<typeof english> = {
  pageTitle: 'Registrar dose · Dosewise',
  title: 'Registrar dose',
  loading: 'Carregando…',
  loginPrompt: 'Entre na sua conta para registrar suas doses',
  step: (step) => `Passo ${step}`,
  logging: 'Registro de dose',
  history: 'Histórico de doses',
  pensUnknown: 'Não foi possível carregar as canetas',
  dosesUnknown: 'Não foi possível carregar as doses',
  pensNotLoaded: 'Não foi possível carregar suas canetas. Nada foi excluído.',
  dosesNotLoaded: 'Não foi possível carregar suas doses. Nada foi excluído.',

  doseTypes: {
    standard: 'Dose padrão',
    golden_dose: 'Golden Dose',
  },
  mg: 'mg',

  form: 'Registrar uma dose',
  doseType: 'Tipo de dose',
  volumeLabel: 'Volume',
  stepsSpoken: (count, step, dose) => `${countSteps(count, step)}, ${dose}`,
  volumeSpoken: (ml, dose) =>
    `${plural(ml, { one: '# mililitro', other: '# mililitros' })}, ${dose}`,
  goldenLeft: (ml) => `Volume de Golden Dose restante nesta caneta: ${number(ml)} mL`,
  usual: {
    last: (amount) => `Como da última vez: ${amount}`,
    planned: (amount) => `Como planejado: ${amount}`,
  },
  fullDose: (amount) => `Dose completa: ${amount}`,
  restOffer: (last, rest) => `Usar o que resta (${last}) e depois ${rest}`,
  restFrom: (count, pen) => `${count} de ${pen}`,
  andThen: (rest) => `Depois ${rest}`,
  onlyThisPen: 'Só desta caneta',
  penThen: (pen, rest) => `${pen}, depois ${rest}`,
  part: (place, of) => `Parte ${place} de ${of} de uma injeção`,
  sameInjection: 'Parte da mesma injeção que',
  noOtherDose: 'Nenhuma outra dose',
  isUsual: { last: 'igual à última', planned: 'como planejado' },
  doseAmount: 'Dose',
  noPenForMg: 'Escolha uma caneta para digitar uma dose em mg.',
  noPenForSum: 'Nenhuma caneta escolhida',
  location: 'Local da injeção',
  lists: 'Escolher de uma lista',
  quadrant: 'Local exato',
  side: 'Lado',
  restedLongest: 'Maior pausa',
  pain: 'Dor',
  painHint: '0 é sem dor, 10 é a pior dor',
  note: 'Anotação',
  log: 'Registrar dose',
  logged: (dose, pen, place) =>
    `Dose registrada! ${[dose, pen, place].filter(Boolean).join(', ')}.`,
  doseAt: (dose, place) => [dose, place].filter(Boolean).join(', '),
  loggedAlready: (when) => sentence(`Esta dose já está registrada: ${when}`),
  logFailed: 'Não foi possível registrar a dose. Tente de novo.',
  penOfDoseGone:
    'A caneta desta dose foi excluída em outro lugar. Nada foi registrado. Verifique qual caneta está escolhida agora.',

  logWithoutPen: (thing) =>
    thing === 'pen' ? 'Registrar uma dose sem caneta' : 'Registrar uma dose sem caixa',

  noPen: 'Escolha uma caneta primeiro',
  stepsMissing: (step) => `Digite o número de ${manySteps[step]} desta dose.`,
  refusals: {
    golden_pen_not_empty: 'Só é possível retirar uma Golden Dose de canetas vazias',
    golden_not_enabled: 'O registro de Golden Dose não está ativado para esta caneta',
    golden_volume_exceeded: 'Não resta tanto volume de Golden Dose na caneta escolhida',
    not_enough_clicks: 'Não restam cliques suficientes na caneta escolhida',
  },
  misfits: {
    other_medicine: (_doseMg, { kind }) =>
      kind === 'click_pen'
        ? 'Esta caneta contém um medicamento diferente do desta dose.'
        : kind === 'vial'
          ? 'Este frasco contém um medicamento diferente do desta dose.'
          : 'Esta caixa contém um medicamento diferente do desta dose.',
    above_one_dose: (doseMg, { kind }) =>
      `${misfitMg(doseMg)} é mais do que uma dose ${fromThis[kind]} pode ter.`,
    between_steps: (doseMg, { kind, stepsPerDose }) => {
      const steps = {
        click_pen: stepsPerDose === 1 ? 'doses' : 'cliques',
        vial: 'unidades',
        single_pen: 'canetas',
        tablet: 'comprimidos',
      }[kind];
      return `${misfitMg(doseMg)} não é um número inteiro de ${steps} ${fromThis[kind]}.`;
    },
  },
  volumeMissing: 'Digite o volume desta dose.',
  notEnough: (step, kind) => `${notEnough[step]} ${inSelected[kind]}`,
  stepsWrong: (step, most) =>
    most === 1
      ? `${stepLabels[step]}: só pode ser 1.`
      : `${stepLabels[step]}: deve ser um número inteiro de 1 a ${number(most)}.`,
  mgWrong: (most) => `A dose deve ser um número acima de 0 e de no máximo ${number(most)} mg.`,
  volumeWrong: (most) =>
    `O volume deve ser um número acima de 0 e de no máximo ${number(most)} mL.`,
  dateMissing: 'Informe a data e a hora da dose.',
  dateAhead: 'A data está no futuro. Registre uma dose depois de tomá-la.',
  dateBeforePen: 'A data é anterior ao início desta caneta.',
  dateAfterDiscard: 'Esta caneta foi descartada antes desse dia.',
  dateOutOfYears: `A data deve ficar entre os anos ${KEPT_YEARS.first} e ${KEPT_YEARS.last}.`,

  pens: (thing) => (thing === 'pen' ? 'Caneta para esta dose' : 'Caixa para esta dose'),
  showOthers: (count, thing) =>
    thing === 'pen'
      ? plural(count, { one: 'Mostrar # outra caneta', other: 'Mostrar # outras canetas' })
      : plural(count, { one: 'Mostrar # outra caixa', other: 'Mostrar # outras caixas' }),
  penDetails: (thing) => (thing === 'pen' ? 'Detalhes da caneta' : 'Detalhes da caixa'),
  penActions: (name) => `Alterar ${name}`,
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Excluir ${name}`,
  firstPen: 'Adicione sua primeira caneta para começar a registrar. A dosagem dela está no rótulo.',

  typed: (asked, mg, amount) =>
    `Você digitou ${number(asked)} mg. Serão registrados ${number(mg)} mg (${amount}).`,
  moreThanGolden: (asked, ml, mg) =>
    `${number(asked)} mg é mais do que o volume de Golden Dose que resta nesta caneta (${number(ml)} mL, ${number(mg)} mg).`,
  moreThanLeft: (asked, mg) =>
    `${number(asked)} mg é mais do que resta neste frasco (${number(mg)} mg).`,
  moreThanPieces: (asked, pieces, mg) =>
    `${number(asked)} mg é mais do que ${pieces} (${number(mg)} mg).`,
  noWholeStep: (asked, step) =>
    `${number(asked)} mg não é um número inteiro de ${manySteps[step]}.`,

  withoutPenTitle: (thing) => (thing === 'pen' ? 'Dose sem caneta' : 'Dose sem caixa'),
  withoutPenHint: (thing) =>
    thing === 'pen'
      ? 'Para uma dose de antes de você usar este app, ou de uma caneta que não está na lista.'
      : 'Para uma dose de antes de você usar este app, ou de uma caixa que não está na lista.',
  loggedWithoutPen: (dose, medicine, thing) =>
    thing === 'pen'
      ? `Dose registrada! ${dose} ${medicine}, sem caneta.`
      : `Dose registrada! ${dose} ${medicine}, sem caixa.`,
  editDose: 'Editar dose',
  saveDose: 'Salvar dose',
  pen: 'Caneta',
  penHint: 'Se esta dose veio de uma das suas canetas, escolha a caneta para contar a dose nela.',
  noPenFits: 'Nenhuma das suas canetas pode ter dado exatamente esta dose nesse dia.',
  otherPenHint: 'Se esta dose veio de outra caneta, escolha essa caneta. Os mg não mudam.',
  noOtherPenFits: 'Nenhuma das suas outras canetas pode ter dado exatamente esta dose nesse dia.',
  penOption: (pen, steps) => `${pen} (${steps})`,
  takes: (steps, kind, left) => `Usa ${steps} ${fromThis[kind]} e deixa ${number(left)}.`,
  editDoseFailed: 'Não foi possível alterar a dose.',
  doseGone: 'Esta dose foi excluída em outro lugar.',
  deleteDose: 'Excluir dose',
  confirmDoseDelete: 'Quer mesmo excluir esta dose? Esta ação não pode ser desfeita.',
  deleteDoseFailed: 'Não foi possível excluir a dose.',
  golden: 'Golden Dose',
  goldenFor: (pen) => ` para ${pen}`,
  goldenToggleFailed: 'Não foi possível alterar a configuração de Golden Dose',
  historyPages: 'Páginas do histórico de doses',
  totalDoses: (count) => plural(count, { one: '# dose no total', other: '# doses no total' }),
  noDoses: 'Nenhuma dose ainda',
  noDosesHint: 'Suas doses registradas aparecem aqui, as mais novas primeiro.',
  editOwnDose: (when) => `Editar dose de ${when}`,
  deleteOwnDose: (when) => `Excluir dose de ${when}`,
};
