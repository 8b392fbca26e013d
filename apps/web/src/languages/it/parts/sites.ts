import type { InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import type { texts as english } from '../../../parts/sites/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';

const left: Record<InjectionLocation, string> = {
  abdomen: 'Addome sinistro',
  thigh: 'Coscia sinistra',
  arm: 'Braccio sinistro',
  buttock: 'Gluteo sinistro',
  other: 'Altra sede a sinistra',
};
const right: Record<InjectionLocation, string> = {
  abdomen: 'Addome destro',
  thigh: 'Coscia destra',
  arm: 'Braccio destro',
  buttock: 'Gluteo destro',
  other: 'Altra sede a destra',
};
const places: Record<InjectionLocation, string> = {
  abdomen: 'Addome',
  thigh: 'Coscia',
  arm: 'Braccio',
  buttock: 'Gluteo',
  other: 'Altra sede',
};
const within: Record<Exclude<InjectionSubLocation, 'left' | 'right'>, string> = {
  left_lower: 'in basso a sinistra',
  left_upper: 'in alto a sinistra',
  right_lower: 'in basso a destra',
  right_upper: 'in alto a destra',
};
const zone = (location: InjectionLocation, subLocation: InjectionSubLocation) => {
  if (subLocation === 'left') return left[location];
  if (subLocation === 'right') return right[location];
  return `${places[location]} ${within[subLocation]}`;
};

export const texts: Words<typeof english> = {
  zone,
  zoneInside: (location, subLocation) => {
    const name = zone(location, subLocation);
    return name.charAt(0).toLowerCase() + name.slice(1);
  },
  neverUsed: 'mai usata',
  usedToday: 'usata oggi',
  rested: (days) => `a riposo da ${countDays(days)}`,
  days: (days) => `${days} g`,
  none: '–',

  map: 'Mappa del corpo',
  frontMap: 'Mappa del corpo, davanti',
  backMap: 'Mappa del corpo, dietro',
  front: 'Davanti',
  back: 'Dietro',
  right: 'Destra',
  left: 'Sinistra',
  rightInitial: 'D',
  leftInitial: 'S',
  button: (name, rest) => `${name}, ${rest}`,
  suggestedButton: (name, rest) => `${name}, ${rest}, sede proposta`,
  legend: {
    recent: 'Meno di 7 giorni',
    resting: 'Da 7 a 13 giorni',
    rested: '14 giorni o più',
    unused: 'Mai usata',
    off: 'Non è una delle tue sedi',
  },
  suggested: 'Proposta',
};
