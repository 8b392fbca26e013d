import { refusals } from '../../../languages/sentence.ts';

export const texts = refusals('tracking/weights', {
  entryInFuture: (number: number) => `The date of entry ${number} is in the future.`,
});
