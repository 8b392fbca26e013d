/** The sentences of the report beside its figures. */
export const texts = {
  statement: 'Self-reported by the owner of this account.',
  sources: {
    doses:
      'Each dose as it was logged; its amount follows from its clicks, units, pens or tablets.',
    planned:
      'Each planned dose of the plan that was followed at its time, and the logged doses that belong to it: those logged for it, else those within the window of its label or half the time between doses. A dose is missed once that window is over or the next planned one has come. Days of a pause do not count.',
    doseSteps:
      'A step begins with a dose of another medicine, or of more than 5% more or less than the step before, if the next dose is the same.',
    weightChange: 'The last weight of the period minus the first, in percent of the first.',
    smoothedWeight:
      'A straight line through the weights of 14 days before and after each day, in which nearer ones count more (local regression; Cleveland 1979). At the first and the last weights it looks up to 28 days to one side.',
    measurements: 'The last measurement of the period minus the first, of each kind.',
    bmi: 'The last weight of the period in kg, divided by the square of the height in m.',
    symptoms:
      'Number, worst and mean of the severities entered, from 0 to 10. Entries that say that there were no symptoms are counted apart.',
  },
} as const;
