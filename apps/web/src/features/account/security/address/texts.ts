/** The words of changing the address. */
export const texts = {
  title: 'Email address',
  lead: 'You log in with this address, and links for a new password are mailed to it.',
  current: (email: string) => `Your address is ${email}.`,
  newEmail: 'New email address',
  change: 'Change address',
  failed: 'The address could not be changed.',
  sent: (email: string) =>
    `We mailed a link to ${email}, unless it has an account already. Open it within an hour; until then nothing changes.`,
  noMailSent: (email: string) =>
    `This server sends no mail. Unless ${email} has an account already, it now has a link for it: ask whoever runs it, and open the link within an hour. Until then nothing changes.`,
};
