/** The sentences of the report beside its figures. */
export const texts = {
  statement: 'Self-reported, or logged by people and apps with access. Not checked by a clinician.',
  sources: {
    doses:
      'Doses are shown as logged. The amount is calculated from the clicks, units, volume, pens or tablets, or was logged in mg.',
    planned:
      'Planned doses come from the plan in use at the time. A logged dose counts for the planned dose that was chosen. If none was chosen, it counts for the planned dose before it, if it is not too late: within the leaflet’s limit or half the time between doses, whichever is longer. Otherwise it counts for the next planned dose, if that is due within half the time between doses. A planned dose is missed when the time for a late dose is over or the next dose is due, whichever comes first. Paused days do not count.',
    doseSteps:
      'Dose steps: a new step begins when two doses in a row are the same and differ from the previous step, in medicine or by more than 5%. A single different dose does not begin a step.',
    weightChange:
      'Weight change: the last weight in the period minus the first, also as a percentage of the first.',
    smoothedWeight:
      'Smoothed weight: for each day, a straight line is fitted to the weights from 14 days before to 14 days after it. Weights closer to that day count more (local regression; Cleveland 1979). At either end of the period, the line uses up to 28 days on one side.',
    measurements: 'Measurements: for each kind, the last in the period minus the first.',
    bmi: 'BMI: the last weight in the period in kg, divided by the square of the height in m.',
    symptoms:
      'Symptoms: the number of entries, and their worst and average severity, from 0 to 10. Entries that say there were no symptoms are counted separately.',
  },
} as const;
