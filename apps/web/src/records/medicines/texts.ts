/** The words of choosing a medicine. */
export const texts = {
  medicine: 'Medicine',
  chooseMedicine: 'Choose a medicine',
  anotherMedicine: 'Another medicine',
  medicineName: 'Name of the medicine',
  missing: {
    medicine: 'Choose a medicine.',
    otherMedicine: 'Enter the name of the medicine.',
  },
  medicineWrong: (least: number, most: number) => `Use ${least} to ${most} characters.`,
};
