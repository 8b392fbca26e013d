import { BYDUREON, TRULICITY } from '../label-rules.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';

/** Devices of dulaglutide and of exenatide with slow release. */
export const OTHER_DEVICES: readonly CatalogueFacts[] = [
  {
    id: 'trulicity',
    brand: 'Trulicity',
    medicine: 'dulaglutide',
    markets: ['US', 'EU', 'UK', 'AU', 'CH'],
    kind: 'single_pen',
    strengths: [[0.75, 1.5, 3, 4.5], 'S28'],
    doseMl: [0.5, 'S28 S29'],
    doses: [1, 'S28'],
    rules: TRULICITY,
  },
  {
    id: 'bydureon-bcise',
    brand: 'Bydureon BCise',
    medicine: 'exenatide (extended release)',
    markets: ['US', 'EU'],
    kind: 'single_pen',
    strengths: [[2], 'S32'],
    doseMl: [0.85, 'S32'],
    doses: [1, 'S32'],
    rules: BYDUREON,
  },
];
