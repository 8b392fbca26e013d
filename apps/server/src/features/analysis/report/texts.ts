/** The sentences of the report beside its figures. */
export const texts = {
  statement: 'Self-reported, or logged by people and apps with access. Not checked by a clinician.',
  sources: {
    doses:
      'Each dose as it was logged. Its amount is calculated from its clicks, units, volume, pens or tablets, or was entered in mg.',
    planned:
      'Each dose of the plan in use at the time, with the doses logged for it. If a dose was logged without choosing a planned one, it counts for a planned dose within the leaflet’s time limit, or within half the time between doses if that is longer. A dose is missed when that time is over or the next dose is due. Paused days do not count.',
    doseSteps:
      'A new step begins with a dose of another medicine, or one that differs by more than 5% from the previous step, if the next dose is the same again. A single different dose does not begin a step.',
    weightChange: 'The last weight of the period minus the first, as a percentage of the first.',
    smoothedWeight:
      'A straight line through the weights of 14 days before and after each day, in which nearer ones count more (local regression; Cleveland 1979). At the first and the last weights it looks up to 28 days to one side.',
    measurements: 'The last measurement of the period minus the first, of each kind.',
    bmi: 'The last weight of the period in kg, divided by the square of the height in m.',
    symptoms:
      'Number, worst and average of the severities entered, from 0 to 10. Entries that say that there were no symptoms are counted separately.',
  },
} as const;
