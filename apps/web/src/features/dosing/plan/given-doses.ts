import type { Pen } from '@dosewise/contract';
import { allocateStock, type StockDevice } from '@dosewise/domain';
import { toStockDevices } from '../../../data/pens/stock-devices.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { countSteps, nameStep } from '../../../parts/pens/step-words.ts';
import { type CourseDose, isAhead } from './course.ts';
import { texts } from './texts.ts';
import type { Records } from './use-records.ts';

/**
 * The amount and pen of each dose, past or planned: '40 clicks, Pen 12'. Null where nothing in stock gives it;
 * those without a pen are left out.
 */
export function givenDoses(
  course: readonly CourseDose[],
  medicine: string,
  { pens, now, timeZone }: Records,
  until: number,
): ReadonlyMap<CourseDose, string | null> {
  const given = new Map<CourseDose, string | null>();
  const words = (penId: string | undefined, steps: number) => {
    const pen = pens.find(({ _id }) => _id === penId);
    return pen === undefined ? null : texts.fromPen(amountOf(steps, pen), isolated(pen.name));
  };
  for (const dose of course) {
    const { penId, clicks } = dose.logged ?? { penId: null, clicks: null };
    if (penId !== null && clicks !== null) given.set(dose, words(penId, clicks));
  }
  const ahead = course.filter(isAhead);
  const stock = toStockDevices(pens, medicine);
  const uses = allocateStock(ahead, stock, { now, until, timeZone }).given;
  for (const [index, dose] of ahead.entries()) {
    const use = uses[index];
    given.set(dose, use ? words(use[0].deviceId, use[0].steps) : null);
  }
  return given;
}

const amountOf = (steps: number, pen: Pen) => countSteps(steps, nameStep(pen.device));

/**
 * The clicks in which the pens in use give a dose: '40 clicks of a 10 mg pen', once for each kind
 * of pen; empty where none gives it.
 */
export function waysToGive(doseMg: number, medicine: string, records: Records): readonly string[] {
  const { pens, now, timeZone } = records;
  const ways = toStockDevices(pens, medicine).flatMap((device) => {
    const usable: StockDevice = { ...device, startDate: null, inUseDays: null, expiresOn: null };
    const use = allocateStock([{ at: now, doseMg }], [usable], { now, until: now, timeZone })
      .given[0];
    const pen = pens.find(({ _id }) => _id === device.id);
    if (!pen || !use) return [];
    return [texts.givenBy(amountOf(use[0].steps, pen), pen.strength, pen.device.kind)];
  });
  return [...new Set(ways)];
}
