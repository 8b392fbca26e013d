/** The latest events, as the admins read them. */
export const texts = {
  campaignSent: (name: string) => `Campaign “${name}” was sent`,
  registered: (country: string) => `New user from ${country}`,
};
