import { italianDays } from '@dosewise/contract';

export const { on: onDay, from: fromDay, until: untilDay } = italianDays;
