/** The words of the file for readers who do not know its codes. */
export const texts = {
  weight: 'Body weight',
  height: 'Body height',
  bmi: 'Body mass index',
  laboratory: 'Laboratory',
  oral: 'By mouth',
  goldenDose: 'Golden Dose: drawn from what is left in an empty pen.',
} as const;
