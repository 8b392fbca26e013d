// Shows 14.30.
import type { Dose, PlansReply } from '@dosewise/contract';
import { expect, it } from 'vitest';
import { unplannedMedicines } from './new-plan.ts';

it('offers the medicines that someone has, and beside plans for all of these those that are known', () => {
  const doses = [{ medicine: 'semaglutide' }, { medicine: 'My own' }] as Dose[];
  const planned = (...medicines: readonly string[]) =>
    ({
      plans: medicines.map((medicine) => ({ plan: { medicine } })),
      former: [],
    }) as unknown as PlansReply;
  expect(unplannedMedicines({ doses, pens: [] }, planned())).toEqual(['semaglutide', 'My own']);
  const left = unplannedMedicines({ doses, pens: [] }, planned('semaglutide'));
  expect(left.slice(0, 2)).toEqual(['My own', 'tirzepatide']);
  expect(left).not.toContain('semaglutide');
});
