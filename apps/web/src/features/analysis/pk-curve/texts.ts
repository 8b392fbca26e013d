import { LABELLED_CLICKS, type PeakShare, WEEKLY_PEN } from '@dosewise/domain';
import { withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';

const pens = (count: number): string => withCount(count, 'pen');

/** The words of the concentration page. */
export const texts = spoken('analysis/pk-curve', {
  pageTitle: 'Blood Concentration · Dosewise',
  title: 'Blood Concentration',
  loading: 'Loading…',
  loginPrompt: 'Please log in to view your PK curve.',
  medicine: 'Medicine',
  noModel: (medicine: string) => `No curve for ${medicine}`,
  noModelBuiltIn:
    'We know of no reliable published model for this medicine, so no curve is drawn. Its doses are in your history and exports.',
  noModelOral:
    'We know of no reliable published model for tablets, and the one for injections does not apply to them, so no curve is drawn. Doses are in your history and exports.',
  estimate: 'Model estimate from the averages of study participants. Not a measurement.',
  startsLater:
    'The curve starts with the first dose logged here. It does not include what remained of earlier doses.',
  dosesFailed: 'Failed to load doses',
  weightFailed: 'Failed to load weights',

  levelNow: 'Estimated level now',
  nextPeak: 'Next peak',
  peakAfterDose: 'After the next dose',
  nextDose: 'Next dose',
  noNextDose: 'None planned',
  late: (amount: string, days: number) => `${amount}, ${withCount(days, 'day')} late`,

  modelChoices: {
    'tirzepatide-simple': 'Calculation',
    'tirzepatide-published': 'Calculation',
    semaglutide: 'Drawn for',
    'semaglutide-diabetes': 'Drawn for',
    liraglutide: 'Calculation',
  },
  models: {
    'tirzepatide-simple': 'Basic (about 20% too low)',
    'tirzepatide-published': 'From a study',
    semaglutide: 'No diabetes',
    'semaglutide-diabetes': 'Type 2 diabetes',
    liraglutide: 'From a study',
  },
  shares: {
    'less-than-a-tenth': 'The estimate is less than a tenth of its usual peak.',
    near: 'The estimate is close to its usual peak.',
    above: 'The estimate is above its usual peak.',
  } satisfies Record<Exclude<PeakShare, number>, string>,
  /** From 10 to 90. */
  shareOf: (percent: number) => `The estimate is about ${percent}% of its usual peak.`,
  firstWeeks: 'In the first weeks the estimate is still building up.',
  risesUntilToday: 'The level is still rising and should peak today.',
  risesUntil: (weekday: string) => `The level is still rising and should peak around ${weekday}.`,
  risesAfterToday: 'The level should rise after today’s dose.',
  risesAfterWeekday: (weekday: string) => `The level should rise after ${weekday}’s dose.`,
  risesAfterDay: (day: string) => `The level should rise after the dose on ${day}.`,
  risesAfterNext: 'The level should rise after the next dose.',
  falls: 'The level is falling.',

  everyDose: 'Show every dose',
  includeLogged: 'Include logged doses',
  includeLoggedHint: 'Includes what remains from doses already logged.',

  chart: 'Blood concentration',
  time: 'Time',
  now: 'Now',
  actual: 'Actual doses (estimate)',
  estimated: 'Estimate',
  forecast: 'Forecast',
  high: 'High',
  low: 'Low',
  dose: 'Dose',
  withPlan: 'With the plan',
  withoutDoses: 'Without further doses',
  people: '9 in 10 people',
  mean: 'Average',
  weeklyMean: 'Average of each week',
  weeklyRange: 'Lowest to highest',
  week: 'Week',
  between: (low: string, high: string) => `${low} to ${high}`,
  noCurve: 'No curve yet.',
  noCurveAdvice: 'Log a dose, or enter a start in the forecast plan to see a forecast.',
  logDose: 'Log a dose',
  actualSummary: (now: string, today: string, peak: string, peakDay: string) =>
    `The logged doses give ${now} today, ${today}; the highest level is ${peak} on ${peakDay}.`,
  forecastSummary: (end: string, peak: string, peakDay: string) =>
    `The forecast runs to ${end}; its highest is ${peak} on ${peakDay}.`,
  shapeSummary: (peakDay: string) => `The level from the logged doses is highest on ${peakDay}.`,
  shapeForecastSummary: (end: string, peakDay: string) =>
    `The forecast runs to ${end}; it is highest on ${peakDay}.`,
  shapeOnly: 'Only the shape is drawn: this model cannot tell how high levels are.',
  noScale: 'Shape only, no numbers',
  bandSummary: 'By the study’s figures, 9 in 10 people have levels between the low and high lines.',

  plan: 'Forecast plan',
  planLead:
    'See the levels that a plan would give. This is not a suggestion. What you enter stays in this browser.',
  start: 'Start',
  startHint: 'Needed for a forecast.',
  strength: 'Pen strength',
  clicks: 'Clicks',
  limits: { clicks: 'Clicks', everyDays: 'Days', doses: 'Doses' },
  outOfLimit: (name: string, most: number) => `${name} must be a whole number from 1 to ${most}.`,
  tooLong:
    'This plan runs for more than 20 years and is not drawn. Shorten it to see its forecast.',

  pens: 'Pens',
  needsPens: (count: number) => `This plan needs ${pens(count)}`,
  penRule: `A pen gives ${LABELLED_CLICKS} clicks. The leaflet says to discard it ${WEEKLY_PEN.inUseDays} days after its first use.`,
  pensNeeded: (strengthMg: number, clicks: number, count: number) =>
    `${strengthMg} mg: ${clicks} clicks, ${pens(count)}.`,
  stretched: (count: number, days: number, countWithinLabel: number) =>
    `${count === 1 ? 'It' : 'One of them'} would be in use for ${days} days. To stay within the leaflet’s limit, you would need ${pens(countWithinLabel)}.`,

  constants: 'Constants of the calculation',
  constant: 'Constant',
  value: 'Value',
  source: 'Source',
  notTold: 'Limits of this estimate',
  sources: 'Sources',
  constantNames: {
    uptake: 'Absorption rate',
    halfLife: 'Half-life',
    share: 'Share that reaches the blood',
    apparentVolume: 'Apparent volume',
    clearance: 'Clearance',
    exchange: 'Blood to tissue',
    central: 'Central volume',
    tissue: 'Tissue volume',
    halfLifeFromThese: 'Half-life from these',
  },
  perHour: (rate: number) => `${rate} /h`,
  halfLifeDays: (days: number | string) => `${days} days`,
  halfLifeHours: (hours: string) => `${hours} hours`,
  paper:
    '[1] Schneck K, Urva S. Population pharmacokinetics of the GIP/GLP receptor agonist tirzepatide. CPT Pharmacometrics Syst Pharmacol 2024;13(3):494–503, doi 10.1002/psp4.13099, table 3.',
  productInformation: '[2] EMA product information of Mounjaro, section 5.2.',
  noDecision:
    'The estimate takes no account of food, illness, other medicines or how an injection went. Do not use it to decide on a dose.',
  simple: {
    title: 'How the basic calculation works',
    lead: 'Each hour, a fixed share of what is still under the skin is absorbed, and a smaller share of what is in the blood leaves it. The calculation uses the same numbers for everyone.',
    readsLow:
      'It gives levels about 20% below published averages: 10.3 L is an apparent volume, which already allows for the share of a dose that does not reach the blood. Also multiplying the dose by 0.8 counts that share twice.',
    peaksLate: 'It peaks 61 hours after a dose; measured peaks came after 24 to 48 hours.',
    knowsNoWeight:
      'It ignores your weight. A heavier person has a lower level, by about 1% for each kg.',
    knowsNoWeightInPounds:
      'It ignores your weight. A heavier person has a lower level, by about ½% for each lb.',
  },
  published: {
    title: 'How the calculation from a study works',
    lead: (person: string) =>
      `A dose is absorbed from under the skin, moves between blood and tissue, and is broken down. ${person}`,
    typicalPerson: (weight: string) =>
      `Your weight is not known here, so this is drawn for a person of ${weight}.`,
    scaled: (weight: string) => `Scaled to the latest weight, ${weight}.`,
    band: (uptake: string, clearance: string, central: string) =>
      `The low and high lines show where 9 in 10 people’s levels would be. They are based on how much people in the study differed: absorption ${uptake}, clearance ${clearance}, central volume ${central}. They do not include the error of the model itself.`,
    fat: (weight: string) =>
      `The volumes depend on how much of the body is fat, which is not known here: 38% is assumed, as in a typical person of ${weight}.`,
    otherWeights: 'A lighter person has a higher level, a heavier one a lower level.',
    latestWeight:
      'The latest weight is used for the whole curve, even for doses from before it changed.',
    scaling: (weight: string) =>
      `The published numbers are for ${weight}. Clearances grow with weight to the power of 0.8, volumes with fat-free mass and 48.2% of the fat.`,
  },
  semaglutide: {
    title: 'How the calculation for semaglutide works',
    paper:
      '[1] Overgaard RV, Delff PH, Petri KCC, et al. Population pharmacokinetics of semaglutide for type 2 diabetes. Diabetes Ther 2019;10(2):649–662, doi 10.1007/s13300-019-0581-y, table 4.',
    band: (uptake: string, flows: string, volumes: string) =>
      `The low and high lines show where 9 in 10 people’s levels would be. They are based on how much people in the study differed: absorption ${uptake}, clearance ${flows}, volumes ${volumes}. They do not include the error of the model itself.`,
    published:
      'With type 2 diabetes and 0.5 or 1 mg a week it is within 6% of the published average. At 2 and 2.4 mg it was between 9% below and 17% above, depending on weight.',
    solution:
      'How fast a dose is absorbed depends on the solution. The numbers are for 1.34 mg/mL; after other solutions the peak may come earlier.',
    diabetes:
      'Diabetes changes the clearance and, in one of two readings of the paper, the absorption rate.',
    scaling: (weight: string) =>
      `The published numbers are for ${weight}. Clearances grow with weight to the power of 1.01, volumes to the power of 0.923.`,
  },
  liraglutide: {
    title: 'How the calculation for liraglutide works',
    lead: 'Each hour, a fixed share of what is still under the skin is absorbed, and a smaller share of what is in the blood leaves it. Only the shape is drawn: when the level rises and falls, not how high it is.',
    paper:
      '[1] Overgaard RV, Petri KC, Jacobsen LV, Jensen CB. Liraglutide 3.0 mg for weight management: a population pharmacokinetic analysis. Clin Pharmacokinet 2016;55(11):1413–1422, doi 10.1007/s40262-016-0410-7, table S1.',
    noHeights:
      'The heights are not reliable, so the axis has no numbers: after one dose of 0.6 mg the model peaks at 13 ng/mL, while the product information gives 35.',
    slow: 'Its half-life is 20 hours; the product information gives 13. The real level may fall faster.',
    oneForAll: (weight: string) => `It is drawn for a woman of ${weight} and ignores your weight.`,
  },

  yourPlan: 'Your plan',
  use: 'Use as my plan',
  begin: 'Copy my plan into the forecast',
  lead: 'Your plan shows your next dose on the dashboard.',
  replaces: '‘Use as my plan’ replaces your current plan.',
  open: 'Open plan',
  saved: 'This is your plan now.',
  undo: 'Undo',
  undoFailed: 'We couldn’t restore the previous plan.',
  planFailed: 'We couldn’t save the plan.',
  missing:
    'Enter a start for the first step and a dose for every step. A plan can have up to 20 steps.',
});
