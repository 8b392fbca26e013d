/** Refusals of a call, whatever it asks for. */
export const texts = {
  notJson: 'Send a JSON object.',
  badKey: 'Idempotency-Key must be 1 to 200 visible ASCII characters.',
};
