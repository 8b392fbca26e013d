import { refusals } from '../../languages/sentence.ts';

/** Refusals of a call, whatever it asks for. */
export const texts = refusals('calls', {
  tooManyEntries: (most: number) => `You can send at most ${most} entries.`,
  notJson: 'Send a JSON object.',
  badKey: 'Idempotency-Key must be 1 to 200 visible ASCII characters.',
});
