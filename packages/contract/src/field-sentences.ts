/** The sentences about a wrong field, as the server says them and the web before it asks. */
export const FIELD_SENTENCES = {
  noPen: 'Please select a pen first',
  penFieldsMissing: 'Please fill in all required fields.',
  doseBeforePen: 'The date is before the start date of this pen.',
  tooFarAhead: 'Nothing can be planned more than 2 years ahead.',
  weighInAhead: 'The date is in the future.',
} as const;
