import type { DeviceKind, InjectionLocation } from '@dosewise/domain';
import type { texts as english } from '../../../data/doses/texts.ts';
import type { Words } from '../../words.ts';
import { number, plural, sentence } from '../grammar.ts';
import { texts as siteTexts } from '../parts/sites.ts';
import { texts as penTexts } from './pens.ts';

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

export const texts: Words<typeof english> = {
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
  place: siteTexts.zone,
  mgOf: penTexts.mgOf,
  mlOf: (ml) => `${number(ml)} mL`,
  withoutPen: 'Sem caneta',
  withoutPack: 'Sem caixa',
  originOf: (origin, medicine) => `${origin} · ${medicine}`,
  goldenDose: (mg, amount) => `${mg} Golden Dose (${amount})`,
  unknownPen: 'Caneta desconhecida',
  unknownPack: 'Caixa desconhecida',
  notNoted: 'Não anotado',
  painFact: (pain) => `dor ${pain} de 10`,

  logged: (dose) => `Registrado: ${dose}.`,
  takeBackFailed: 'Não foi possível desfazer. A dose ainda está no seu histórico.',
  restoreFailed: 'Não foi possível restaurar a dose.',

  confirmDose: 'Confirmar dose',
  confirm: 'Confirmar',
  sourceFact: (kind) => (kind === 'tablet' ? 'Caixa' : 'Caneta'),
  dateAndTime: 'Data e hora',
  placeFact: 'Local',
  pain: 'Dor',
  painOfTen: (pain) => `${number(pain)} de 10`,

  tooSoon: (hours, least) =>
    `${
      hours < 1
        ? 'Há outra dose registrada menos de 1 hora antes ou depois desta.'
        : plural(hours, {
            one: 'Há outra dose registrada só # hora antes ou depois desta.',
            other: 'Há outra dose registrada só # horas antes ou depois desta.',
          })
    } Segundo a bula, deve haver pelo menos ${plural(least, { one: '# hora', other: '# horas' })} entre duas doses. Em caso de dúvida, pergunte na farmácia ou a quem prescreve seu medicamento.`,
  otherHours: (medicine, hours) =>
    `${medicine}: registro há ${plural(hours, { one: '# hora', other: '# horas' })}. As bulas dizem para não usar dois desses medicamentos juntos: pergunte a quem prescreveu.`,
  otherDays: (medicine, days) =>
    `${medicine}: registro há ${plural(days, { one: '# dia', other: '# dias' })}. As bulas dizem para não usar dois desses medicamentos juntos: pergunte a quem prescreveu.`,
  lastDose: (days) =>
    plural(days, { one: 'Última dose há # dia.', other: 'Última dose há # dias.' }),
  sinceDoseBefore: (days) =>
    plural(days, {
      one: '# dia desde a dose anterior.',
      other: '# dias desde a dose anterior.',
    }),
  missed: (count) =>
    plural(count, { one: '# dose prevista não tomada.', other: '# doses previstas não tomadas.' }),
  ask: 'Pergunte a quem prescreveu antes de continuar.',
  labelAsks: 'A bula diz para perguntar a quem prescreveu antes de continuar.',
  oneTablet:
    'A bula diz um comprimido por dia. Vários comprimidos de dosagem menor não equivalem a um de dosagem maior.',
  inUseTooLong: (kind, days) =>
    `${thisDevice[kind]} está em uso há mais de ${plural(days, { one: '# dia', other: '# dias' })}. A bula diz que, nesse caso, é preciso ${kind === 'vial' ? 'descartá-lo' : 'descartá-la'}.`,
  expired: (kind, day) => sentence(`${thisDevice[kind]} venceu em ${day}`),

  doseStep: 'Etapa de dose',
  change: (before, after) => `${before} → ${after}`,
  mg: (amount) => `${number(Number(amount.toFixed(2)))} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
};
