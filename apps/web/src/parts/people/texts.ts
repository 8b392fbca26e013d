import { spoken } from '../../languages/formats/spoken.ts';

/** The words of others who log records, on every screen alike. */
export const texts = spoken('parts/people', {
  loggedBy: (email: string) => `Logged by ${email}`,
  loggedByAnother: 'Logged by someone else with access',
});
