const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** The words of reminders. They name no medicine, and recommend nothing. */
export const texts = {
  discreet: 'Dosewise: something is due',
  doseDue: (mg: string) => `Dose due: ${mg} mg`,
  doseDueAs: (mg: string, steps: string) => `Dose due: ${mg} mg, ${steps}`,
  doseDueFrom: (mg: string, pen: string) => `Dose due: ${mg} mg, ${pen}`,
  doseDueAsFrom: (mg: string, steps: string, pen: string) =>
    `Dose due: ${mg} mg, ${steps} of ${pen}`,
  clicks: (n: number) => count(n, 'click'),
  units: (n: number) => count(n, 'unit'),
  pens: (n: number) => count(n, 'pen'),
  tablets: (n: number) => count(n, 'tablet'),
  planned: (when: string) => `Planned for ${when}.`,
  runsOut: (day: string) => `Stock: nothing left for the dose on ${day}`,
  dosesLeft: (n: number) => `${count(n, 'dose')} left before it.`,
  lastDay: (pens: string) => `Last day of ${pens}`,
  thenDiscard: 'The label says to discard it after today.',
  thenDiscardAll: 'The label says to discard them after today.',
  weighIn: 'Time for a weigh-in',
  week: 'Your week',
  entries: (doses: string, weighIns: number, symptoms: number) =>
    `${doses}, ${count(weighIns, 'weigh-in')}, ${count(symptoms, 'symptom')}`,
  doses: (n: number, mg: string) => (n === 0 ? 'No dose' : `${count(n, 'dose')} (${mg} mg)`),
  weight: (change: string) => `Weight: ${change}`,
  nextDose: (when: string) => `Next dose: ${when}`,
  aPen: 'a pen',
};
