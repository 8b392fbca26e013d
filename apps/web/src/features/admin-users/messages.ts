/** The texts that the product promises on this screen, word for word. */
export const MESSAGES = {
  fetchFailed: 'Failed to fetch users',
  updateFailed: 'Failed to update user type',
  updated: (email: string, type: string) => `User ${email} updated to ${type} successfully`,
} as const;
