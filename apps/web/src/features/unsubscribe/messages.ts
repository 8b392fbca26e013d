/** The sentences of this page. */
export const MESSAGES = {
  loadFailed: 'Your subscription could not be looked up.',
  failed: 'You are not unsubscribed yet.',
  done: 'You are unsubscribed',
  already: 'You are already unsubscribed',
} as const;
