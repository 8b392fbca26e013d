/** The reason that work has to wait. */
export const texts = {
  heavyWork: 'Many reports and files are being made just now. Please try again shortly.',
};
