import { withCount } from '../../../../languages/formats/numbers.ts';
import { spoken } from '../../../../languages/formats/spoken.ts';

/** The words of Today. */
export const texts = spoken('tracking/dashboard/today', {
  lastDays: 'The last seven days',
  dose: 'dose',
  weighIn: 'weight',
  nothing: 'nothing logged',
  aDay: (day: string, logged: string) => `${day}: ${logged}`,
  legendDose: 'Dose',
  legendWeighIn: 'Weight',

  firstDose: 'The first dose is logged.',
  dosesSoFar: (doses: number, weeks: number | null) =>
    weeks === null
      ? `${withCount(doses, 'dose')} logged so far.`
      : `${withCount(weeks, 'week')} since the first dose, ${withCount(doses, 'dose')} logged.`,
  monthChange: {
    less: (weight: string, weeks: number | null) =>
      weeks === null
        ? `Down ${weight} in the last month.`
        : `${withCount(weeks, 'week')} since the first dose. Down ${weight} in the last month.`,
    more: (weight: string, weeks: number | null) =>
      weeks === null
        ? `Up ${weight} in the last month.`
        : `${withCount(weeks, 'week')} since the first dose. Up ${weight} in the last month.`,
    same: (weeks: number | null) =>
      weeks === null
        ? 'About the same weight as a month ago.'
        : `${withCount(weeks, 'week')} since the first dose. About the same weight as a month ago.`,
  },

  comes: 'What this page will show',
  example: 'Example',
  comesNote: 'Sample data for someone after eight weeks:',
  comesNext: (days: number) => `in ${withCount(days, 'day')}`,

  weight: 'Weight',
  noWeight: 'No weight yet',
  weighedOn: (day: string) => `on ${day}`,
  weightToday: 'Today’s weight',
  addWeight: 'Log weight',
  weighedToday: 'Logged today',
  weightAdded: (weight: string) => `Logged: ${weight}.`,
  weightLine: 'The last month, smoothed',

  symptoms: 'Symptoms today',
  otherSymptoms: 'Other symptoms',
  noneToday: 'None today',
  loggedToday: 'logged today',
  howSevere: (symptom: string) => `${symptom}: how severe?`,
  ofTen: (severity: number, most: number) => `${severity} out of ${most}`,
  symptomLogged: (symptom: string, word: string) => `Logged: ${symptom}, ${word}.`,
  noneLogged: 'Logged: no symptoms today.',

  begin: 'Two steps to begin',
  steps: { 1: 'One step left', 2: 'Two steps left' },
  stepsNote: 'After that, this page shows what is due each day.',
  penNote: 'Add your pen and you can log a due dose with one tap.',
  stepDone: 'done',
  stepBegin: 'Set up your pen and plan',
  stepGoOn: 'Continue with your pen and plan',
  stepPen: 'Add your pen',
  stepDose: 'Log your first dose',
  stepWeight: 'Log your weight',
  hasPens: (count: number) => withCount(count, 'pen'),
  hasDoses: (count: number) => withCount(count, 'dose'),
  hasWeights: (count: number) => withCount(count, 'weight'),
  otherApp: 'Coming from another app?',
  bringHistory: 'Import your history',

  lastDose: (pen: string) => `One dose left in ${pen}`,
  openUntil: (pen: string, day: string, days: number) =>
    `Discard ${pen} by ${day} (in use ${withCount(days, 'day')} so far)`,
  openTooLong: (pen: string, days: number, label: number) =>
    `${pen} has been in use for ${withCount(days, 'day')}. The leaflet says to discard it after ${withCount(label, 'day')}.`,
  costMissing: (pen: string) => `Add the cost of ${pen}`,

  installTitle: 'Install Dosewise on this device',
  install: {
    button: 'It opens from your home screen or desktop, even offline.',
    shareMenu:
      'Open the Share menu and choose ‘Add to Home Screen’. The app opens offline, can notify you, and keeps entries that have not been sent yet. In Safari itself, such entries may be deleted if you don’t visit for seven days. You’ll need to log in again in the app.',
    oldShareMenu:
      'In Safari, open the Share menu and choose ‘Add to Home Screen’. The app opens offline and keeps entries that have not been sent yet. In Safari itself, such entries may be deleted if you don’t visit for seven days. You’ll need to log in again in the app. Notifications need iOS 16.4.',
  },
  installNow: 'Install',
  noInstall: 'Not now',
});
