import type { InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import type { texts as english } from '../../../parts/sites/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';

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

export const texts: Words<typeof english> = {
  zone: (location, subLocation) => `${places[location][0]} ${within(location, subLocation)}`,
  zoneInside: (location, subLocation) => `${places[location][1]} ${within(location, subLocation)}`,
  neverUsed: 'nunca usado',
  usedToday: 'usado hoje',
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
    unused: 'Nunca usado',
    off: 'Não é um dos seus locais',
  },
  suggested: 'Sugestão',
};
