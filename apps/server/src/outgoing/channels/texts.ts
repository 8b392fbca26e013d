/** The words of sending. An answer is shown in Settings. */
export const texts = {
  acts: { taken: 'Taken', later: 'Later' },
  noSubscription: 'Not sent: this browser is no longer subscribed',
};
