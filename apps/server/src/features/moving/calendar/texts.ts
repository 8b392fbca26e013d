/** The words of the calendar. They name no medicine, and recommend nothing. */
export const texts = {
  name: 'Dosewise',
  discreet: 'Dosewise: something is due',
  doseDue: (mg: string) => `Dose due: ${mg} mg`,
  doseOf: (mg: string, amount: string) => `Dose due: ${mg} mg, ${amount}`,
  deviceSteps: (steps: string, pen: string) => `${steps} of ${pen}`,
  lastDay: (pen: string) => `Last day of ${pen}`,
  thenDiscard: 'The label says to discard it after today.',
  runsOut: 'Nothing left for the dose of this day',
  dosesLeft: (doses: string) => `${doses} left before it.`,
};
