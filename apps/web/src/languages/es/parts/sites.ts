import type { InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import type { texts as english } from '../../../parts/sites/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';

const places: Record<InjectionLocation, string> = {
  abdomen: 'Abdomen',
  thigh: 'Muslo',
  arm: 'Brazo',
  buttock: 'Glúteo',
  other: 'Otro',
};
/** All places are masculine: 'muslo derecho', 'abdomen superior izquierdo'. */
const within: Record<InjectionSubLocation, string> = {
  left_lower: 'inferior izquierdo',
  left_upper: 'superior izquierdo',
  right_lower: 'inferior derecho',
  right_upper: 'superior derecho',
  left: 'izquierdo',
  right: 'derecho',
};
const zone = (location: InjectionLocation, subLocation: InjectionSubLocation) =>
  `${places[location]} ${within[subLocation]}`;

export const texts: Words<typeof english> = {
  zone,
  zoneInside: (location, subLocation) => zone(location, subLocation).toLowerCase(),
  neverUsed: 'nunca usado',
  usedToday: 'usado hoy',
  rested: (days) => `${countDays(days)} de reposo`,
  days: (days) => `${days} d`,
  none: '–',

  map: 'Mapa del cuerpo',
  frontMap: 'Mapa del cuerpo, por delante',
  backMap: 'Mapa del cuerpo, por detrás',
  front: 'Delante',
  back: 'Detrás',
  right: 'Derecha',
  left: 'Izquierda',
  rightInitial: 'D',
  leftInitial: 'I',
  button: (name, rest) => `${name}, ${rest}`,
  suggestedButton: (name, rest) => `${name}, ${rest}, sugerido`,
  legend: {
    recent: 'Menos de 7 días',
    resting: 'De 7 a 13 días',
    rested: '14 días o más',
    unused: 'Nunca usado',
    off: 'No es uno de tus lugares',
  },
  suggested: 'Sugerido',
};
