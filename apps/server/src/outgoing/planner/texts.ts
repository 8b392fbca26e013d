const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** Of someone whose reminders another person gets too. */
const due = (person?: string) => (person === undefined ? 'Dose due' : `Dose due for ${person}`);

/** The words of reminders. They name a medicine only where there are several, and recommend nothing. */
export const texts = {
  discreet: 'Dosewise: something is due',
  doseDue: (amount: string, person?: string) => `${due(person)}: ${amount}`,
  doseDueAs: (amount: string, steps: string, person?: string) =>
    `${due(person)}: ${amount}, ${steps}`,
  doseDueFrom: (amount: string, pen: string, person?: string) =>
    `${due(person)}: ${amount}, ${pen}`,
  doseDueAsFrom: (amount: string, steps: string, pen: string, person?: string) =>
    `${due(person)}: ${amount}, ${steps} from ${pen}`,
  /** Any other reminder of someone, for a person who gets it too. */
  forPerson: (person: string, title: string) => `For ${person}: ${title}`,
  mg: (figure: string) => `${figure} mg`,
  ofMedicine: (medicine: string, amount: string) => `${medicine} ${amount}`,
  otherHours: (medicine: string, n: number) =>
    `${medicine}: last logged dose ${count(n, 'hour')} ago. Leaflets say not to use two medicines of this kind together. Ask the prescriber before this dose is taken.`,
  otherDays: (medicine: string, n: number) =>
    `${medicine}: last logged dose ${count(n, 'day')} ago. Leaflets say not to use two medicines of this kind together. Ask the prescriber before this dose is taken.`,
  nextOf: (medicine: string, when: string) => `Next dose of ${medicine}: ${when}`,
  runsOutOf: (medicine: string, day: string) =>
    `Supply of ${medicine} runs out before the dose on ${day}`,
  clicks: (n: number) => count(n, 'click'),
  units: (n: number) => count(n, 'unit'),
  pens: (n: number) => count(n, 'pen'),
  tablets: (n: number) => count(n, 'tablet'),
  planned: (when: string) => `Planned for ${when}.`,
  runsOut: (day: string) => `Medicine runs out before the dose on ${day}`,
  dosesLeft: (n: number) => `${count(n, 'dose')} left before then.`,
  lastDay: (pens: string) => `Last day to use ${pens}`,
  thenDiscard: 'The leaflet says to discard it after today.',
  thenDiscardAll: 'The leaflet says to discard them after today.',
  weighIn: 'Time to log a weight',
  week: 'Weekly summary',
  /** The logged entries: without one there may still have been a dose or a symptom. */
  entries: (doses: string, weighIns: number, symptoms: number) =>
    `Logged: ${doses}, ${count(weighIns, 'weight')}, ${count(symptoms, 'symptom entry', 'symptom entries')}`,
  doses: (n: number, amount: string) =>
    n === 0 ? count(n, 'dose') : `${count(n, 'dose')} (${amount})`,
  weight: (change: string) => `Weight: ${change}`,
  nextDose: (when: string) => `Next dose: ${when}`,
  aPen: 'a pen',
};
