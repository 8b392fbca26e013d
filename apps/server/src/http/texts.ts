/** Refusals of a request, whatever it asks for, and the reason that its work has to wait. */
export const texts = {
  notJson: 'Send a JSON object.',
  badKey: 'Idempotency-Key must be 1 to 200 visible ASCII characters.',
  heavyWork: 'Many reports and files are being made just now. Please try again shortly.',
};
