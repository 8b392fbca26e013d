import type { DeviceKind } from '@dosewise/domain';

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The words of the calendar. They name a medicine only where there are several, and recommend nothing. */
export const texts = {
  name: 'Dosewise',
  discreet: 'Dosewise: something is due',
  doseDue: (amount: string) => `Dose due: ${amount}`,
  doseFrom: (amount: string, pen: string) => `Dose due: ${amount}, ${pen}`,
  doseAsFrom: (amount: string, steps: string, pen: string) =>
    `Dose due: ${amount}, ${steps} from ${pen}`,
  steps: {
    click_pen: (n: number) => count(n, 'click'),
    vial: (n: number) => count(n, 'unit'),
    single_pen: (n: number) => count(n, 'pen'),
    tablet: (n: number) => count(n, 'tablet'),
  } satisfies Record<DeviceKind, unknown>,
  lastDay: (pen: string) => `Last day to use ${pen}`,
  thenDiscard: 'The leaflet says to discard it after this day.',
  mg: (figure: string) => `${figure} mg`,
  ofMedicine: (medicine: string, amount: string) => `${medicine} ${amount}`,
  noneLeftOf: (medicine: string) => `No ${medicine} left for this day’s dose`,
  runsOut: 'No medicine left for this day’s dose',
  dosesLeft: (n: number) => `${count(n, 'dose')} left before this day.`,
};
