/** The sentences of the report beside its figures. */
export const texts = {
  statement: 'Self-reported by the owner of this account.',
  sources: {
    doses:
      'Each dose as it was logged; its amount follows from its clicks, units, pens or tablets.',
    planned:
      'Doses of the plan as it is now that no logged dose covers. One covers the nearest planned dose within half the time between doses. A dose is missed once its label no longer lets it be taken, or at the next planned one.',
    doseSteps:
      'A step begins with a dose of another medicine, or of more than 5% more or less than the step before, if the next dose is the same.',
    weightChange: 'The last weigh-in of the period minus the first, in percent of the first.',
    smoothedWeight:
      'Mean of all weigh-ins up to a day; each counts half as much for every 5 days that it is older.',
    measurements: 'The last measurement of the period minus the first, of each kind.',
    bmi: 'The last weight of the period in kg, divided by the square of the height in m.',
    symptoms:
      'Number, worst and mean of the severities entered, from 0 to 10. Entries that say that there were no symptoms are counted apart.',
  },
} as const;
