import type { InjectionLocation } from '@dosewise/domain';
import { withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of the page of injection sites. */
export const texts = spoken('dosing/sites', {
  pageTitle: 'Injection sites · Dosewise',
  title: 'Injection sites',
  lead: 'How long each site has rested. Choose a site to see its doses and pain.',
  loading: 'Loading…',
  loginPrompt: 'Please log in to see your injection sites.',
  failed: 'We couldn’t load your injection sites.',

  map: 'Body map',
  longest: 'Rested longest',
  suggestedTitle: 'Suggested site',
  suggested: (zone: string, rest: string) => `${zone}, ${rest}`,
  suggestedWhy: 'Of the chosen sites, this one has rested longest.',
  unusedWhy: 'The first of the chosen sites with no dose yet.',
  noneChosen: 'You haven’t chosen any sites. Choose some below.',
  noDoses: 'No injections yet',
  noDosesHint:
    'Log doses with their injection site to see how long each site has rested. Tablets have no site.',
  logDose: 'Log a dose',
  withoutPlace:
    'If you log a dose without an exact site, it counts for every site on that part of the body.',

  lastUsed: 'Last used',
  uses: 'Times used',
  meanPain: 'Average pain',
  never: 'Never',
  painOf: (pain: string) => `${pain} out of 10`,
  noPain: '–',
  painOver: (zone: string) => `Pain over time: ${zone.toLowerCase()}`,
  pain: 'Pain',
  date: 'Date',
  otherSites: 'Other sites',
  noneHere: 'No dose logged exactly here yet.',
  painSummary: (uses: number, pain: string) =>
    `${withCount(uses, 'dose')} here, pain ${pain} out of 10 on average.`,
  dosesFailed: 'We couldn’t load your doses.',

  own: 'The sites you use',
  ownHint: 'Only these are suggested.',
  saveFailed: 'We couldn’t save this. Please try again.',
  notes: {
    arm: 'The tirzepatide leaflet says that injections into the upper arm should be given by another person.',
    buttock:
      'Leaflets name only the abdomen, thigh and upper arm. Ask your pharmacist or prescriber before you inject elsewhere.',
  } satisfies Partial<Record<InjectionLocation, string>>,

  list: 'All sites',
  usesHere: (uses: number) => withCount(uses, 'dose'),
  painHere: (pain: string) => `pain ${pain} out of 10`,
});
