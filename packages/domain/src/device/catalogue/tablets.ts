import { ORAL_SEMAGLUTIDE, ORFORGLIPRON } from '../label-rules.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';

/** The day on which the numbers of tablets were compared with their sources. */
const TABLETS_CHECKED_ON = '2026-11-25';

/** Tablets, each a labelled dose. A pack holds as many as its box says; here is the usual one. */
export const TABLETS: readonly CatalogueFacts[] = [
  {
    id: 'rybelsus',
    brand: 'Rybelsus',
    medicine: 'semaglutide (tablet)',
    markets: ['EU', 'UK', 'MY'],
    kind: 'tablet',
    strengths: [[3, 7, 14], 'S54 S55'],
    doses: [30, 'S55 S58'],
    rules: ORAL_SEMAGLUTIDE,
    checkedOn: TABLETS_CHECKED_ON,
  },
  {
    id: 'rybelsus-eu-25-50',
    brand: 'Rybelsus',
    medicine: 'semaglutide (tablet)',
    markets: ['EU'],
    kind: 'tablet',
    strengths: [[25, 50], 'S56'],
    doses: [30, 'S55 S58'],
    rules: ORAL_SEMAGLUTIDE,
    checkedOn: TABLETS_CHECKED_ON,
  },
  {
    id: 'rybelsus-us',
    brand: 'Rybelsus',
    medicine: 'semaglutide (tablet)',
    markets: ['US'],
    kind: 'tablet',
    strengths: [[3, 7, 14], 'S57 S59'],
    doses: [30, 'S60'],
    rules: ORAL_SEMAGLUTIDE,
    checkedOn: TABLETS_CHECKED_ON,
  },
  {
    // Another formulation, as that of Wegovy: its mg are not those of the first one.
    id: 'rybelsus-us-r2',
    brand: 'Rybelsus',
    medicine: 'semaglutide (tablet)',
    markets: ['US'],
    kind: 'tablet',
    strengths: [[1.5, 4, 9], 'S59'],
    doses: [30, 'S60'],
    rules: ORAL_SEMAGLUTIDE,
    checkedOn: TABLETS_CHECKED_ON,
  },
  {
    id: 'wegovy-tablets',
    brand: 'Wegovy',
    medicine: 'semaglutide (tablet)',
    markets: ['US', 'UK'],
    kind: 'tablet',
    strengths: [[1.5, 4, 9, 25], 'S62 S63'],
    doses: [30, 'S61'],
    rules: ORAL_SEMAGLUTIDE,
    checkedOn: TABLETS_CHECKED_ON,
  },
  {
    id: 'foundayo',
    brand: 'Foundayo',
    medicine: 'orforglipron',
    markets: ['US'],
    kind: 'tablet',
    strengths: [[0.8, 2.5, 5.5, 9, 14.5, 17.2], 'S64'],
    doses: [30, 'S65'],
    rules: ORFORGLIPRON,
    checkedOn: TABLETS_CHECKED_ON,
  },
];
