import type { PluralForms } from '@dosewise/contract';
import type { DeviceKind, InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import type { texts as callsEnglish } from '../../data/calls/texts.ts';
import type { texts as dosesEnglish } from '../../data/doses/texts.ts';
import type { texts as measurementsEnglish } from '../../data/measurements/texts.ts';
import type { texts as outboxEnglish } from '../../data/outbox/texts.ts';
import type { texts as pensEnglish, StepName } from '../../data/pens/texts.ts';
import type { texts as planEnglish } from '../../data/plan/texts.ts';
import type { texts as remindersEnglish } from '../../data/reminders/texts.ts';
import type { texts as sitesEnglish } from '../../data/sites/texts.ts';
import type { texts as symptomsEnglish } from '../../data/symptoms/texts.ts';
import type { texts as weightsEnglish } from '../../data/weights/texts.ts';
import type { Words } from '../words.ts';
import { atTime, number, plural, sentence } from './grammar.ts';

export const callsTexts: Words<typeof callsEnglish> = {
  offline: 'Não foi possível acessar o servidor. Nada do que você digitou se perdeu.',
  loginAhead:
    'Primeiro você precisa fazer login em outra página, como a de um Wi-Fi. Nada do que você digitou se perdeu.',
  proxyTooLarge:
    'Este arquivo é grande demais para o servidor (413). Peça a quem o administra que permita arquivos maiores no proxy.',
  notOpened:
    'Não foi possível abrir os registros deste navegador. Nada foi excluído. Recarregue a página.',
  noToken: 'Nenhum token de autenticação encontrado',
  unreadable: 'Esta página não conseguiu ler a resposta do servidor. Recarregue a página.',
  unreadableStatus: (status) =>
    `Não foi possível ler a resposta do servidor (status ${status}). Tente de novo.`,
  notConfirmed: 'Você não confirmou; por isso, nada foi alterado.',
  deleted: (name) => `Excluído: ${name}`,
  deleteFailed: (name) =>
    `${sentence(`Não foi possível excluir: ${name}`)} O item voltou à sua lista.`,
  undo: 'Desfazer',
};

/** A word beside a pen or a box (caneta, caixa), and beside a vial. */
const inGender = (feminine: string, masculine: string) => (kind: DeviceKind) =>
  kind === 'vial' ? masculine : feminine;

/** The words of steps, without their number. */
const steps: Record<StepName, PluralForms> = {
  click: { one: 'clique', other: 'cliques' },
  unit: { one: 'unidade', other: 'unidades' },
  pen: { one: 'caneta', other: 'canetas' },
  tablet: { one: 'comprimido', other: 'comprimidos' },
  dose: { one: 'dose', other: 'doses' },
};

/** '1 dose', '4 doses'. */
export const countDoses = (count: number): string =>
  plural(count, { one: '# dose', other: '# doses' });
/** '1 dia', '4 dias'. */
export const countDays = (count: number): string =>
  plural(count, { one: '# dia', other: '# dias' });

export const pensTexts: Words<typeof pensEnglish> = {
  countSteps: (count, step) => `${number(count)} ${plural(count, steps[step])}`,
  writtenSteps: (amount, step) => `${number(amount)} ${plural(Number(amount), steps[step])}`,
  steps: {
    click: 'clique',
    unit: 'unidade',
    pen: 'caneta',
    tablet: 'comprimido',
    dose: 'dose',
  },
  stepLabels: {
    click: 'Cliques',
    unit: 'Unidades',
    pen: 'Canetas',
    tablet: 'Comprimidos',
    dose: 'Doses',
  },
  devices: {
    click_pen: 'caneta',
    vial: 'frasco',
    single_pen: 'caixa',
    tablet: 'caixa',
  },

  statuses: {
    active: () => 'Em uso',
    empty: inGender('Vazia', 'Vazio'),
    expired: inGender('Vencida', 'Vencido'),
    sealed: inGender('Lacrada', 'Lacrado'),
    discarded: inGender('Descartada', 'Descartado'),
  },
  piecesOf: (pieces, mg) => `${pieces} de ${number(mg)} mg`,
  stepsLeft: (left, of) => `${plural(left, { one: 'Resta #', other: 'Restam #' })} de ${of}`,
  nothingLeft: (left) => `Restante: ${left}`,
  dosesLeft: (left, doses, stepsOfDose) =>
    doses === 0
      ? `Restante: ${left}, menos que uma dose de ${number(stepsOfDose)}`
      : `Restante: ${left} (${countDoses(doses)} de ${number(stepsOfDose)})`,
  notUsed: (day, kind) => `Ainda não ${kind === 'vial' ? 'usado' : 'usada'} · início em ${day}`,
  sealed: 'Com lacre · conta como em uso a partir da primeira dose',
  neverUsed: inGender('Não usada', 'Não usado'),
  usedFrom: (day) => `Uso a partir de ${day}`,
  used: (days) => `Uso: ${days}`,
  startedOn: (day) => `Início em ${day}`,
  inUse: (day, days) => `Início em ${day} · ${countDays(days)} em uso`,
  addPenTitle: 'Nova caneta',
  addPackTitle: 'Nova caixa',
  pen: (name, strength) => `${name}, ${strength}`,
  mgOf: (mg) => `${number(mg)} mg`,
  sealedPen: (pen, kind) => `${pen}, ${kind === 'vial' ? 'lacrado' : 'lacrada'}`,
  strengthOf: (mg, medicine) => `${number(mg)} mg ${medicine}`,
  restoreFailed: 'Não foi possível restaurar o registro.',
};

const places: Record<InjectionLocation, readonly [capital: string, small: string]> = {
  abdomen: ['Abdome', 'abdome'],
  thigh: ['Coxa', 'coxa'],
  arm: ['Braço', 'braço'],
  buttock: ['Nádega', 'nádega'],
  other: ['Outro local', 'outro local'],
};
const masculine: Record<InjectionSubLocation, string> = {
  left_lower: 'inferior esquerdo',
  left_upper: 'superior esquerdo',
  right_lower: 'inferior direito',
  right_upper: 'superior direito',
  left: 'esquerdo',
  right: 'direito',
};
const feminine: Record<InjectionSubLocation, string> = {
  left_lower: 'inferior esquerda',
  left_upper: 'superior esquerda',
  right_lower: 'inferior direita',
  right_upper: 'superior direita',
  left: 'esquerda',
  right: 'direita',
};
const within = (location: InjectionLocation, subLocation: InjectionSubLocation) =>
  (location === 'thigh' || location === 'buttock' ? feminine : masculine)[subLocation];

export const sitesTexts: Words<typeof sitesEnglish> = {
  zone: (location, subLocation) => `${places[location][0]} ${within(location, subLocation)}`,
  zoneInside: (location, subLocation) => `${places[location][1]} ${within(location, subLocation)}`,
  neverUsed: 'ainda sem uso',
  usedToday: 'uso hoje',
  rested: (days) => `${countDays(days)} de pausa`,
  days: (days) => `${days} d`,
  none: '–',

  map: 'Mapa do corpo',
  frontMap: 'Mapa do corpo, frente',
  backMap: 'Mapa do corpo, costas',
  front: 'Frente',
  back: 'Costas',
  right: 'Direita',
  left: 'Esquerda',
  rightInitial: 'D',
  leftInitial: 'E',
  button: (name, rest) => `${name}, ${rest}`,
  suggestedButton: (name, rest) => `${name}, ${rest}, sugestão`,
  legend: {
    recent: 'Menos de 7 dias',
    resting: '7 a 13 dias',
    rested: '14 dias ou mais',
    unused: 'Ainda sem uso',
    off: 'Local não escolhido',
  },
  suggested: 'Sugestão',
  site: (zone, isProposed) => `Local: ${zone}${isProposed ? ' (maior pausa)' : ''}`,
  chooseSite: 'Escolher um local',
};

const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'Esta caneta',
  vial: 'Este frasco',
  single_pen: 'Esta caixa',
  tablet: 'Esta caixa',
};
const locations: Record<InjectionLocation, string> = {
  abdomen: 'Abdome',
  thigh: 'Coxa',
  arm: 'Braço',
  buttock: 'Nádega',
  other: 'Outro',
};
const inside: Record<InjectionLocation, string> = {
  abdomen: 'abdome',
  thigh: 'coxa',
  arm: 'braço',
  buttock: 'nádega',
  other: 'outro',
};

export const dosesTexts: Words<typeof dosesEnglish> = {
  doseOf: (mg, amount, day) => `Dose: ${[mg, amount, day].filter(Boolean).join(', ')}`,
  locations,
  locationInside: (location) => inside[location],
  subLocations: {
    left_lower: 'Esquerda, embaixo',
    left_upper: 'Esquerda, em cima',
    right_lower: 'Direita, embaixo',
    right_upper: 'Direita, em cima',
    left: 'Esquerda',
    right: 'Direita',
  },
  place: sitesTexts.zone,
  mgOf: pensTexts.mgOf,
  mlOf: (ml) => `${number(ml)} mL`,
  withoutPen: 'Sem caneta',
  withoutPack: 'Sem caixa',
  originOf: (origin, medicine) => `${origin} · ${medicine}`,
  goldenDose: (mg, amount) => `Golden Dose de ${mg} (${amount})`,
  unknownPen: 'Caneta desconhecida',
  unknownPack: 'Caixa desconhecida',
  notNoted: 'Sem registro',
  painFact: (pain) => `dor ${pain} de 10`,

  logged: (dose) => `Registrado: ${dose}.`,
  takeBackFailed: 'Não foi possível desfazer. A dose ainda está no seu histórico.',
  doubleTitle: 'Você registrou uma dose duas vezes?',
  doubleQuestion: 'Há duas doses registradas com menos de dez minutos de diferença.',
  removeDose: 'Excluir esta',
  doubleFailed: 'Não deu certo. Tente de novo.',
  restoreFailed: 'Não foi possível restaurar a dose.',

  confirmDose: 'Confirmar dose',
  forPerson: 'Para',
  confirm: 'Confirmar',
  sourceFact: (kind) =>
    ({ click_pen: 'Caneta', vial: 'Frasco', single_pen: 'Caixa', tablet: 'Caixa' })[kind],
  dateAndTime: 'Data e hora',
  placeFact: 'Local',
  pain: 'Dor',
  painOfTen: (pain) => `${number(pain)} de 10`,

  tooSoon: (hours, least) =>
    `${
      hours < 1
        ? 'O intervalo entre esta dose e outra já registrada é de menos de 1 hora.'
        : plural(hours, {
            one: 'O intervalo entre esta dose e outra já registrada é de apenas # hora.',
            other: 'O intervalo entre esta dose e outra já registrada é de apenas # horas.',
          })
    } Segundo a bula, deve haver pelo menos ${plural(least, { one: '# hora', other: '# horas' })} entre duas doses. Em caso de dúvida, pergunte na farmácia ou a quem prescreve seu medicamento.`,
  otherHours: (medicine, hours) =>
    `${medicine}: dose registrada ${plural(hours, { one: '# hora', other: '# horas' })} antes desta. As bulas dizem para não usar juntos dois medicamentos desse tipo. Pergunte a quem prescreve o medicamento antes que esta dose seja tomada. Se ela já foi tomada, pergunte agora.`,
  otherDays: (medicine, days) =>
    `${medicine}: dose registrada ${plural(days, { one: '# dia', other: '# dias' })} antes desta. As bulas dizem para não usar juntos dois medicamentos desse tipo. Pergunte a quem prescreve o medicamento antes que esta dose seja tomada. Se ela já foi tomada, pergunte agora.`,
  lastDose: (days) =>
    plural(days, { one: 'Última dose há # dia.', other: 'Última dose há # dias.' }),
  sinceDoseBefore: (days) =>
    plural(days, {
      one: '# dia desde a dose anterior.',
      other: '# dias desde a dose anterior.',
    }),
  missed: (count) =>
    plural(count, {
      one: '# dose planejada não tomada.',
      other: '# doses planejadas não tomadas.',
    }),
  ask: 'Depois de uma pausa assim, pergunte a quem prescreve seu medicamento qual dose tomar.',
  labelAsks:
    'A bula do Saxenda diz para perguntar a quem prescreve seu medicamento antes de tomar outra dose.',
  oneTablet:
    'A bula diz um comprimido por dia. Vários comprimidos de dosagem menor não equivalem a um de dosagem maior. Em caso de dúvida, pergunte na farmácia.',
  inUseTooLong: (kind, days) =>
    `${thisDevice[kind]} está em uso há mais de ${plural(days, { one: '# dia', other: '# dias' })}. A bula diz que, nesse caso, é preciso ${kind === 'vial' ? 'descartá-lo' : 'descartá-la'}. Em caso de dúvida, pergunte na farmácia.`,
  expired: (kind, day) =>
    `${sentence(`${thisDevice[kind]} venceu em ${day}`)} As bulas dizem para não usar um medicamento depois da validade. Em caso de dúvida, pergunte na farmácia.`,

  doseStep: 'Etapa de dose',
  change: (before, after) => `${before} → ${after}`,
  mg: (amount) => `${number(Number(amount.toFixed(2)))} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
};

export const measurementsTexts: Words<typeof measurementsEnglish> = {
  saveFailed: 'Não foi possível salvar a medida',
  kinds: {
    waist: 'Cintura',
    hips: 'Quadril',
    body_fat: 'Gordura corporal',
    lean_mass: 'Massa magra',
    resting_pulse: 'Pulso em repouso',
    blood_pressure: 'Pressão arterial',
    hba1c: 'HbA1c',
    fasting_glucose: 'Glicemia em jejum',
  },
  systolic: 'Sistólica',
  diastolic: 'Diastólica',
  measured: (kind, value, day) => `${kind} ${value}, ${day}`,
};

export const outboxTexts: Words<typeof outboxEnglish> = {
  kept: (what) =>
    `Salvo neste aparelho${what && `: ${what}`}. Será enviado quando houver internet.`,
  keptForLater: (what) => `Salvo neste aparelho${what && `: ${what}`}. Será enviado em breve.`,
  keptForLogin: () => 'Salvo neste aparelho. Será enviado quando você entrar de novo.',
  notStored:
    'Este navegador não conseguiu salvar o registro, e sem internet não é possível enviá-lo. Nada do que você digitou se perdeu: deixe esta página aberta e tente de novo.',
  waiting: 'Ainda não enviado',
  waitingCount: (count) =>
    plural(count, {
      one: '# registro está salvo neste aparelho e será enviado quando houver internet.',
      other: '# registros estão salvos neste aparelho e serão enviados quando houver internet.',
    }),
  forOthers: (count) =>
    plural(count, {
      one: '# registro para outras pessoas ainda não foi enviado.',
      other: '# registros para outras pessoas ainda não foram enviados.',
    }),
  sendNow: 'Enviar agora',
  refused: {
    dose: 'Não foi possível salvar uma dose.',
    weight: 'Não foi possível salvar uma pesagem.',
    symptom: 'Não foi possível salvar um sintoma.',
    measurement: 'Não foi possível salvar uma medida.',
  },
  refusedHint: 'Nada se perdeu: altere o registro e tente de novo, ou exclua-o.',
  covered: {
    dose: 'Já há outra dose registrada para esta dose planejada.',
    weight: 'Já há uma pesagem diferente registrada nesse horário.',
    symptom: 'Já há um sintoma diferente registrado nesse horário.',
    measurement: 'Já há uma medida diferente registrada nesse horário.',
  },
  coveredOther: 'No seu histórico',
  coveredOwn: 'Seu registro, ainda não enviado',
  keepBoth: 'Manter os dois',
  dropThisOne: 'Excluir este',
  look: 'Revisar',
  change: 'Alterar',
  tryAgain: 'Tentar de novo',
  discard: 'Descartar',

  askTitle: 'Sair e perder o que não foi enviado?',
  ask: (count) =>
    plural(count, {
      one: '# registro neste aparelho ainda não foi enviado. Se você sair da conta, ele será excluído.',
      other:
        '# registros neste aparelho ainda não foram enviados. Se você sair da conta, eles serão excluídos.',
    }),
  stay: 'Continuar na conta',
  leave: 'Sair e excluir',
};

export const planTexts: Words<typeof planEnglish> = {
  deleted: 'Plano excluído.',
  undo: 'Desfazer',
  deleteFailed: 'Não foi possível excluir o plano.',
  restoreFailed: 'Não foi possível restaurar o plano.',
  skipFailed: 'Não foi possível pular a dose.',
  unskipFailed: 'Não foi possível planejar a dose de novo.',
  resumed: (days) => {
    if (days === null) return 'Plano retomado.';
    return days === 0
      ? 'Plano retomado. Sua última dose registrada foi hoje.'
      : `Plano retomado. Sua última dose registrada foi há ${countDays(days)}. Depois de uma pausa, pergunte a quem prescreve seu medicamento com qual dose começar.`;
  },
  pauseRemoved: 'Pausa removida.',
  resumeFailed: 'Não foi possível retomar o plano.',

  step: (step) => `Etapa ${step}`,
  removeStep: (step) => `Remover etapa ${step}`,
  addStep: 'Adicionar etapa',
  dose: 'Dose',
  every: 'A cada',
  days: 'dias',
  doses: 'Número de doses',
  daysLimit: (least, most) =>
    `Dias: deve ser um número inteiro de ${number(least)} a ${number(most)}.`,
  doseLimit: (least, most) => `A dose deve ser um número de ${number(least)} a ${number(most)} mg.`,

  pace: (everyDays, time) =>
    everyDays === 1
      ? `Todo dia ${atTime(time)}`
      : plural(everyDays, {
          one: `A cada # dia ${atTime(time)}`,
          other: `A cada # dias ${atTime(time)}`,
        }),
  weekly: (weekday, time) =>
    `${/^(sáb|dom)/i.test(weekday) ? 'Todo' : 'Toda'} ${weekday} ${atTime(time)}`,
};

export const remindersTexts: Words<typeof remindersEnglish> = {
  saved: 'Lembretes salvos.',
  saveFailed: 'Não foi possível salvar os lembretes. Tente de novo.',

  ask: 'Quer um lembrete quando for hora da dose?',
  askOn: (weekday) =>
    /^(sáb|dom)/i.test(weekday)
      ? `Quer um lembrete todo ${weekday}?`
      : `Quer um lembrete toda ${weekday}?`,
  byMail:
    'Por e-mail, quando for hora da dose. Você pode alterar isso em Configurações, em Lembretes.',
  chooseNext: 'Quando for hora da dose. Em seguida, escolha como receber.',
  remind: 'Quero um lembrete',
  notAllowed: 'As notificações não foram permitidas.',
  subscribeFailed: 'Não foi possível adicionar este navegador. Tente de novo.',
  anyBrowser: 'Navegador',
  willBeReminded: 'Você receberá um lembrete quando for hora da dose.',
};

export const symptomsTexts: Words<typeof symptomsEnglish> = {
  saveFailed: 'Não foi possível salvar',
  categories: {
    nausea: 'Náusea',
    vomiting: 'Vômito',
    diarrhea: 'Diarreia',
    constipation: 'Prisão de ventre',
    headache: 'Dor de cabeça',
    fatigue: 'Cansaço',
    acid_reflux: 'Refluxo',
    appetite_suppression: 'Redução do apetite',
    injection_site_pain: 'Dor no local da injeção',
    other: 'Outro',
  },
  words: { none: 'nenhuma', mild: 'leve', moderate: 'moderada', severe: 'intensa' },
  severity: (severity, most, word) => `${severity} de ${most}, ${word}`,
};

export const weightsTexts: Words<typeof weightsEnglish> = {
  loadFailed: 'Não foi possível carregar as pesagens',
  addFailed: 'Não foi possível registrar a pesagem',
  date: 'Data',
  weight: 'Peso',
  smoothed: 'Suavizado',
  trend: 'Tendência',
  raw: 'Só pesagens',
  weighIn: (weight, day) => `${weight}, ${day}`,

  stonesOf: (label) => `${label}, stones`,
  poundsOf: (label) => `${label}, libras`,
  inKilograms: (least, most) => `um número de ${number(least)} a ${number(most)} kg`,
  inPounds: (least, most) => `um número de ${least} a ${most} lb`,
  inStones: (least, most) => `stones inteiros e menos de 14 libras, de ${least} a ${most}`,
  weightWrong: (rule) => `O peso deve ser ${rule}.`,

  isWeightRight: (weight) => `${weight} está certo?`,
  farFrom: (weight, day) => `A diferença em relação a ${weight}, em ${day}, passa de 15%.`,
  changeIt: 'Alterar',
  addIt: 'Sim, registrar',
};
