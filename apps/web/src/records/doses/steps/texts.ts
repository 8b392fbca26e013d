/** The words of dose steps, on every chart and table alike. */
export const texts = {
  doseStep: 'Dose step',
  change: (before: string, after: string) => `${before} → ${after}`,
  mg: (amount: number) => `${Number(amount.toFixed(2))} mg`,
  ofMedicine: (medicine: string, amount: string) => `${medicine} ${amount}`,
};
