import type { DeviceKind } from '@dosewise/domain';

const count = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The words of the calendar. They name no medicine, and recommend nothing. */
export const texts = {
  name: 'Dosewise',
  discreet: 'Dosewise: something is due',
  doseDue: (mg: string) => `Dose due: ${mg} mg`,
  doseFrom: (mg: string, pen: string) => `Dose due: ${mg} mg, ${pen}`,
  doseAsFrom: (mg: string, steps: string, pen: string) => `Dose due: ${mg} mg, ${steps} of ${pen}`,
  steps: {
    click_pen: (n: number) => count(n, 'click'),
    vial: (n: number) => count(n, 'unit'),
    single_pen: (n: number) => count(n, 'pen'),
    tablet: (n: number) => count(n, 'tablet'),
  } satisfies Record<DeviceKind, unknown>,
  lastDay: (pen: string) => `Last day of ${pen}`,
  thenDiscard: 'The label says to discard it after today.',
  runsOut: 'Nothing left for the dose of this day',
  dosesLeft: (n: number) => `${count(n, 'dose')} left before it.`,
};
