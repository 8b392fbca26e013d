import type { DeviceKind } from '@dosewise/domain';

/** What a step of a device is called; of a dial that gives whole doses only it is the dose. */
export type StepName = 'click' | 'unit' | 'pen' | 'dose';

/** The words of devices: what their steps are called, and they themselves. */
export const texts = {
  steps: {
    click: 'click',
    unit: 'unit',
    pen: 'pen',
    dose: 'dose',
  } satisfies Record<StepName, string>,
  /** Over a field that takes a number of them. */
  stepLabels: {
    click: 'Clicks',
    unit: 'Units',
    pen: 'Pens',
    dose: 'Doses',
  } satisfies Record<StepName, string>,
  /** The thing in somebody's hand. */
  devices: {
    click_pen: 'pen',
    vial: 'vial',
    single_pen: 'box',
  } satisfies Record<DeviceKind, string>,
};
