import type { InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import type { texts as english } from '../../../parts/sites/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';

const places: Record<InjectionLocation, readonly [start: string, inside: string]> = {
  abdomen: ['Ventre', 'ventre'],
  thigh: ['Cuisse', 'cuisse'],
  arm: ['Haut du bras', 'haut du bras'],
  buttock: ['Fesse', 'fesse'],
  other: ['Autre', 'autre'],
};
const within: Record<InjectionSubLocation, string> = {
  left_lower: 'en bas à gauche',
  left_upper: 'en haut à gauche',
  right_lower: 'en bas à droite',
  right_upper: 'en haut à droite',
  left: 'à gauche',
  right: 'à droite',
};

/** The side of a limb is its adjective: 'cuisse gauche', 'haut du bras droit'. */
const sides: Partial<Record<InjectionLocation, Partial<Record<InjectionSubLocation, string>>>> = {
  thigh: { left: 'gauche', right: 'droite' },
  arm: { left: 'gauche', right: 'droit' },
  buttock: { left: 'gauche', right: 'droite' },
};
const part = (location: InjectionLocation, subLocation: InjectionSubLocation) =>
  sides[location]?.[subLocation] ?? within[subLocation];

export const texts: Words<typeof english> = {
  zone: (location, subLocation) => `${places[location][0]} ${part(location, subLocation)}`,
  zoneInside: (location, subLocation) => `${places[location][1]} ${part(location, subLocation)}`,
  neverUsed: 'jamais utilisé',
  usedToday: 'utilisé aujourd’hui',
  rested: (days) => `${countDays(days)} de repos`,
  days: (days) => `${days} j`,
  none: '–',

  map: 'Schéma du corps',
  frontMap: 'Schéma du corps, devant',
  backMap: 'Schéma du corps, dos',
  front: 'Devant',
  back: 'Dos',
  right: 'Droite',
  left: 'Gauche',
  rightInitial: 'D',
  leftInitial: 'G',
  button: (zone, rest) => `${zone}, ${rest}`,
  suggestedButton: (zone, rest) => `${zone}, ${rest}, proposé`,
  legend: {
    recent: 'Moins de 7 jours',
    resting: '7 à 13 jours',
    rested: '14 jours ou plus',
    unused: 'Jamais utilisé',
    off: 'Ne fait pas partie de vos sites',
  },
  suggested: 'Proposé',
};
