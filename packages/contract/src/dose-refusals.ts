import type { DoseRefusal } from '@dosewise/domain';

/** Why a pen cannot give a dose, as the server says it and the web before it asks. */
export const DOSE_REFUSALS = {
  golden_pen_not_empty: 'Golden Dose can only be extracted from empty pens',
  golden_not_enabled: 'Golden Dose tracking is not enabled for this pen',
  golden_volume_exceeded: 'There is not that much golden volume left in the selected pen',
  not_enough_clicks: 'Not enough clicks remaining in the selected pen',
} as const satisfies Record<DoseRefusal, string>;
