/** The words of others who log records, on every screen alike. */
export const texts = {
  loggedBy: (email: string) => `Logged by ${email}`,
};
