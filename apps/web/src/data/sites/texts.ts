import type { InjectionLocation, InjectionSubLocation } from '@dosewise/domain';
import { withCount } from '../../languages/formats/numbers.ts';
import { spoken } from '../../languages/formats/spoken.ts';

const places: Record<InjectionLocation, string> = {
  abdomen: 'abdomen',
  thigh: 'thigh',
  arm: 'upper arm',
  buttock: 'buttock',
  other: 'other',
};
const within: Record<InjectionSubLocation, string> = {
  left_lower: 'Left lower',
  left_upper: 'Left upper',
  right_lower: 'Right lower',
  right_upper: 'Right upper',
  left: 'Left',
  right: 'Right',
};

/** The words of injection zones. */
export const texts = spoken('data/sites', {
  zone: (location: InjectionLocation, subLocation: InjectionSubLocation) =>
    `${within[subLocation]} ${places[location]}`,
  /** A zone within a sentence: 'left thigh'. */
  zoneInside: (location: InjectionLocation, subLocation: InjectionSubLocation) =>
    `${within[subLocation].toLowerCase()} ${places[location]}`,
  neverUsed: 'never used',
  usedToday: 'used today',
  rested: (days: number) => `rested ${withCount(days, 'day')}`,
  /** In a zone of the map, where there is room for a figure only. */
  days: (days: string) => `${days} d`,
  none: '–',

  map: 'Body map',
  frontMap: 'Body map, front',
  backMap: 'Body map, back',
  front: 'Front',
  back: 'Back',
  right: 'Right',
  left: 'Left',
  rightInitial: 'R',
  leftInitial: 'L',
  button: (zone: string, rest: string) => `${zone}, ${rest}`,
  suggestedButton: (zone: string, rest: string) => `${zone}, ${rest}, suggested`,
  legend: {
    recent: 'Under 7 days',
    resting: '7 to 13 days',
    rested: '14 days or more',
    unused: 'Never used',
    off: 'Not a chosen site',
  },
  suggested: 'Suggested',
  site: (zone: string, isProposed: boolean) =>
    `Site: ${zone}${isProposed ? ' (rested longest)' : ''}`,
  chooseSite: 'Choose a site',
});
