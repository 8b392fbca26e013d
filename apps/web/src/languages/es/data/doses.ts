import type { DeviceKind, InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import type { texts as english } from '../../../data/doses/texts.ts';
import type { Words } from '../../words.ts';
import { counted, number, plural } from '../grammar.ts';
import { texts as siteTexts } from '../parts/sites.ts';
import { countDays, texts as penTexts } from './pens.ts';

const locations: Record<InjectionLocation, string> = {
  abdomen: 'Abdomen',
  thigh: 'Muslo',
  arm: 'Brazo',
  buttock: 'Glúteo',
  other: 'Otro',
};
const subLocations: Record<InjectionSubLocation, string> = {
  left_lower: 'Abajo a la izquierda',
  left_upper: 'Arriba a la izquierda',
  right_lower: 'Abajo a la derecha',
  right_upper: 'Arriba a la derecha',
  left: 'Izquierda',
  right: 'Derecha',
};
const thisDevice: Record<DeviceKind, string> = {
  click_pen: 'Esta pluma',
  vial: 'Este vial',
  single_pen: 'Esta caja',
  tablet: 'Esta caja',
};
const countHours = (count: number) => counted(count, 'hora', 'horas');

export const texts: Words<typeof english> = {
  doseOf: (mg, amount, day) => `Dosis de ${[mg, amount, day].filter(Boolean).join(', ')}`,
  locations,
  locationInside: (location) => locations[location].toLowerCase(),
  subLocations,
  place: siteTexts.zone,
  mgOf: penTexts.mgOf,
  mlOf: (ml) => `${number(ml)} mL`,
  withoutPen: 'Sin pluma',
  withoutPack: 'Sin caja',
  originOf: (origin, medicine) => `${origin} · ${medicine}`,
  goldenDose: (mg, amount) => `Golden Dose de ${mg} (${amount})`,
  unknownPen: 'Pluma desconocida',
  unknownPack: 'Caja desconocida',
  notNoted: 'Sin anotar',
  painFact: (pain) => `dolor ${pain} de 10`,

  logged: (dose) => `Registrado: ${dose}.`,
  takeBackFailed: 'Esto no se pudo deshacer. La dosis sigue en tu historial.',
  restoreFailed: 'No se pudo restaurar la dosis.',

  confirmDose: 'Confirmar la dosis',
  confirm: 'Confirmar',
  sourceFact: (kind) => (kind === 'tablet' ? 'Caja' : 'Pluma'),
  dateAndTime: 'Fecha y hora',
  placeFact: 'Lugar',
  pain: 'Dolor',
  painOfTen: (pain) => `${number(pain)} de 10`,

  tooSoon: (hours, least) =>
    `${
      hours < 1
        ? 'Tienes otra dosis registrada menos de 1 hora antes o después de esta.'
        : `Tienes otra dosis registrada solo ${countHours(hours)} antes o después de esta.`
    } Según el prospecto, deben pasar al menos ${countHours(least)} entre dos dosis. En caso de duda, consulta en tu farmacia o a quien te lo receta.`,
  otherHours: (medicine, hours) =>
    `${medicine} se registró hace ${plural(hours, { one: '# hora', other: '# horas' })}. Los prospectos indican no usar dos de estos medicamentos a la vez: consulta a quien te los receta.`,
  otherDays: (medicine, days) =>
    `${medicine} se registró hace ${plural(days, { one: '# día', other: '# días' })}. Los prospectos indican no usar dos de estos medicamentos a la vez: consulta a quien te los receta.`,
  lastDose: (days) =>
    plural(days, { one: 'Última dosis hace # día.', other: 'Última dosis hace # días.' }),
  sinceDoseBefore: (days) =>
    plural(days, {
      one: '# día desde la dosis anterior.',
      other: '# días desde la dosis anterior.',
    }),
  missed: (count) =>
    plural(count, {
      one: '# dosis prevista sin tomar.',
      other: '# dosis previstas sin tomar.',
    }),
  ask: 'Consulta a quien te lo receta antes de seguir.',
  labelAsks: 'El prospecto indica consultar a quien te lo receta antes de seguir.',
  oneTablet:
    'El prospecto indica un comprimido al día. Varios comprimidos de menos mg no equivalen a uno de más mg.',
  inUseTooLong: (kind, days) =>
    `${thisDevice[kind]} lleva más de ${countDays(days)} en uso. El prospecto dice que entonces hay que ${kind === 'vial' ? 'desecharlo' : 'desecharla'}.`,
  expired: (kind, day) => `${thisDevice[kind]} caducó el ${day}.`,

  doseStep: 'Escalón de dosis',
  change: (before, after) => `${before} → ${after}`,
  mg: (amount) => `${number(Number(amount.toFixed(2)))} mg`,
  ofMedicine: (medicine, amount) => `${medicine} ${amount}`,
};
