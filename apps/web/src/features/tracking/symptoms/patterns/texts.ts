import { countOf } from '../../../../format/numbers.ts';

const entries = (count: number) => countOf(count, 'entry', 'entries');
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** The words of symptoms by day and by dose; they come with their code. */
export const texts = {
  title: 'Patterns',
  lead: 'Counts of what you logged; they do not show a cause.',
  category: 'Symptom',
  all: 'All symptoms',
  byDay: 'By day since the dose',
  dayRule: 'Day 0 is the 24 hours after a dose.',
  bySteps: 'By dose step',
  day: 'Day',
  dayOf: (day: number) => `Day ${day}`,
  later: (day: number) => `Day ${day}+`,
  step: 'Dose',
  mean: 'Mean severity',
  entries: 'Entries',
  noMean: '–',
  beforeDoses: (count: number) =>
    `${entries(count)} from before your first dose ${are(count)} left out.`,
  noSymptoms: (count: number) =>
    `${entries(count)} of ‘No symptoms today’ ${are(count)} left out of the means.`,
};
