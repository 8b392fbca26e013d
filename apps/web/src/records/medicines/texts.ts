/** The words of choosing a medicine. */
export const texts = {
  medicine: 'Medicine',
  chooseMedicine: 'Choose a medicine',
  anotherMedicine: 'Another medicine',
  medicineName: 'Name of the medicine',
  medicineMissing: 'Say which medicine it was.',
  medicineWrong: (least: number, most: number) => `Use ${least} to ${most} characters.`,
};
