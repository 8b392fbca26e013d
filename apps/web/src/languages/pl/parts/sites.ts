import type { InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import type { texts as english } from '../../../parts/sites/texts.ts';
import type { Words } from '../../words.ts';
import { countDays } from '../data/pens.ts';

const places: Record<InjectionLocation, string> = {
  abdomen: 'brzuch',
  thigh: 'udo',
  arm: 'ramię',
  buttock: 'pośladek',
  other: 'inne',
};
const left: Record<InjectionLocation, string> = {
  abdomen: 'brzuch po lewej',
  thigh: 'lewe udo',
  arm: 'lewe ramię',
  buttock: 'lewy pośladek',
  other: 'inne, po lewej',
};
const right: Record<InjectionLocation, string> = {
  abdomen: 'brzuch po prawej',
  thigh: 'prawe udo',
  arm: 'prawe ramię',
  buttock: 'prawy pośladek',
  other: 'inne, po prawej',
};
const within: Record<Exclude<InjectionSubLocation, 'left' | 'right'>, string> = {
  left_lower: 'u dołu po lewej',
  left_upper: 'u góry po lewej',
  right_lower: 'u dołu po prawej',
  right_upper: 'u góry po prawej',
};

/** A zone within a sentence: 'lewe udo', 'brzuch u dołu po lewej'. */
export function zoneInside(location: InjectionLocation, subLocation: InjectionSubLocation): string {
  if (subLocation === 'left') return left[location];
  if (subLocation === 'right') return right[location];
  return `${places[location]} ${within[subLocation]}`;
}

/** The same at the beginning of a line. */
export function zone(location: InjectionLocation, subLocation: InjectionSubLocation): string {
  const words = zoneInside(location, subLocation);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const texts: Words<typeof english> = {
  zone,
  zoneInside,
  neverUsed: 'jeszcze nie użyto',
  usedToday: 'użyto dziś',
  rested: (days) => `${countDays(days)} przerwy`,
  days: (days) => `${days} d`,
  none: '–',

  map: 'Mapa ciała',
  frontMap: 'Mapa ciała, przód',
  backMap: 'Mapa ciała, tył',
  front: 'Przód',
  back: 'Tył',
  right: 'Prawa',
  left: 'Lewa',
  rightInitial: 'P',
  leftInitial: 'L',
  button: (name, rest) => `${name}, ${rest}`,
  suggestedButton: (name, rest) => `${name}, ${rest}, propozycja`,
  legend: {
    recent: 'Poniżej 7 dni',
    resting: '7–13 dni',
    rested: '14 dni lub więcej',
    unused: 'Nieużywane',
    off: 'Nie należy do twoich miejsc',
  },
  suggested: 'Propozycja',
};
