/** Why a pen cannot be changed. */
export const texts = {
  startAfterDose: 'The start date must be before the earliest dose from this pen.',
  hasDoses: (count: number) =>
    `This pen has ${count} logged ${count === 1 ? 'dose' : 'doses'}. Delete them first.`,
};
