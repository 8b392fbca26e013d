import { spoken } from '../../../../languages/formats/spoken.ts';

/** The words about a weight that a phone sent and that may be wrong. */
export const texts = spoken('tracking/dashboard/weight-jump', {
  jumpBetween: (weight: string, day: string, one: string, other: string) =>
    `Your phone sent ${weight} on ${day}. The weights before and after it are ${one} and ${other}.`,
  jumpBefore: (weight: string, day: string, one: string, other: string) =>
    `Your phone sent ${weight} on ${day}. The weights after it are ${one} and ${other}.`,
  jumpAfter: (weight: string, day: string, one: string, other: string) =>
    `Your phone sent ${weight} on ${day}. The weights before it are ${one} and ${other}.`,
  deleteJump: 'Delete',
  isRight: 'It is correct',
  confirmFailed: 'We couldn’t save your answer.',
});
