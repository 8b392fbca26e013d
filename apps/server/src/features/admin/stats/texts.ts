/** What happened last, as the admins read it. */
export const texts = {
  campaignSent: (name: string) => `Campaign “${name}” was sent`,
  registered: (country: string) => `New user from ${country}`,
};
