/** The words of a step, of a plan and of a forecast. */
export const texts = {
  step: (number: number) => `Step ${number}`,
  removeStep: (number: number) => `Remove step ${number}`,
  addStep: 'Add step',
  dose: 'Dose',
  every: 'Every',
  days: 'days',
  doses: 'Number of doses',
  daysLimit: (least: number, most: number) =>
    `Days must be a whole number from ${least} to ${most}.`,
  doseLimit: (least: number, most: number) => `Dose must be a number from ${least} to ${most} mg.`,
};
