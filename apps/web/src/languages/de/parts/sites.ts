import type { InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import type { texts as english } from '../../../parts/sites/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';

const places: Record<InjectionLocation, string> = {
  abdomen: 'Bauch',
  thigh: 'Oberschenkel',
  arm: 'Oberarm',
  buttock: 'Gesäß',
  other: 'Andere',
};
const within: Record<InjectionSubLocation, string> = {
  left_lower: 'links unten',
  left_upper: 'links oben',
  right_lower: 'rechts unten',
  right_upper: 'rechts oben',
  left: 'links',
  right: 'rechts',
};
const zone = (location: InjectionLocation, subLocation: InjectionSubLocation) =>
  `${places[location]} ${within[subLocation]}`;

export const texts: Words<typeof english> = {
  zone,
  zoneInside: zone,
  neverUsed: 'nie benutzt',
  usedToday: 'heute benutzt',
  rested: (days) => `${countDays(days)} Pause`,
  days: (days) => `${days} T.`,
  none: '–',

  map: 'Körperkarte',
  frontMap: 'Körperkarte, vorn',
  backMap: 'Körperkarte, hinten',
  front: 'Vorn',
  back: 'Hinten',
  right: 'Rechts',
  left: 'Links',
  rightInitial: 'R',
  leftInitial: 'L',
  button: (name, rest) => `${name}, ${rest}`,
  suggestedButton: (name, rest) => `${name}, ${rest}, vorgeschlagen`,
  legend: {
    recent: 'Unter 7 Tagen',
    resting: '7 bis 13 Tage',
    rested: '14 Tage oder mehr',
    unused: 'Nie benutzt',
    off: 'Keine deiner Stellen',
  },
  suggested: 'Vorschlag',
};
