import type { Pen } from '@dosewise/contract';
import { clicks, isSameMedicine, rulesOfDevice, type StockedDevice } from '@dosewise/domain';
import { ownScale } from './own-dose.ts';

/** The pens of a medicine, under whatever name of it, that may give planned doses, the oldest first. */
export function toStockDevices(pens: readonly Pen[], medicine: string): readonly StockedDevice[] {
  return (
    pens
      .filter(
        ({ device, status }) =>
          isSameMedicine(device.medicine, medicine) && status !== 'empty' && status !== 'discarded',
      )
      // Ids are in the order in which pens were added.
      .toSorted((a, b) => (a._id < b._id ? -1 : 1))
      .map((pen) => ({
        id: pen._id,
        scale: ownScale(pen),
        remaining: clicks(pen.remainingClicks),
        startDate: pen.startDate,
        inUseDays: pen.device.inUseDays,
        expiresOn: pen.expiresOn,
        ...rulesOfDevice(pen.device),
      }))
  );
}
