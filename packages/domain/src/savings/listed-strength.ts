import type { ChosenDevice } from '../device/choose-device.ts';
import { DEVICE_CATALOGUE } from '../device/device-catalogue.ts';
import { MEDICINES } from '../device/medicine.ts';
import { FIRST_DEVICE_ID, WEEKLY_PEN } from '../pen/pen-model.ts';
import { type Milligrams, mg } from '../units.ts';

/** A strength that may have a list price. */
export interface ListedStrength {
  readonly strength: Milligrams;
  /** The largest dose (mg) that is nearest to it. */
  readonly upToMg: Milligrams;
  /**
   * Labelled doses that the list price is for: four of a weekly medicine, be it one pen or four
   * single-dose pens or vials; as many as one pen holds of a daily one.
   */
  readonly doses: number;
}

/** The devices for which a country's default price stands in: both KwikPens of Mounjaro. */
export const DEFAULT_PRICED_DEVICES: readonly string[] = [
  FIRST_DEVICE_ID,
  'mounjaro-kwikpen-modified',
];

/** Keeps a dose that lies exactly between two strengths from the upper one by its last binary digit. */
const DUST_MG = 1e-9;

/**
 * The listed strengths of each medicine of the catalogue, ascending. The first one whose `upToMg` a
 * dose does not exceed is nearest to it, of two as near the lower; the last one takes every dose
 * above the others. Another medicine has no list prices.
 */
export const LISTED_STRENGTHS: ReadonlyMap<string, readonly ListedStrength[]> = new Map(
  MEDICINES.map((medicine) => [medicine, strengthsOf(medicine)]),
);

/** The listed strength that is nearest to an amount in mg of a medicine; null for one without list prices. */
export function listedStrength(medicine: string, amountMg: number): ListedStrength | null {
  return LISTED_STRENGTHS.get(medicine)?.find(({ upToMg }) => amountMg <= upToMg) ?? null;
}

/** A price as the tables of a country have it. */
interface ListPrice {
  readonly price: number;
  readonly currency: string;
}

/** The list prices of a medicine in a country: by strength in mg, and the one that stands in for KwikPens. */
interface ListPrices {
  readonly byStrength: Readonly<Record<string, ListPrice>>;
  readonly usual: ListPrice | null;
}

/**
 * The list price of a whole device of `strength` mg in a dose: that of the listed doses, for as many as it
 * holds, to the cent. Null where none is known.
 */
export function listPriceOf(
  { id, medicine, doses }: Pick<ChosenDevice, 'id' | 'medicine' | 'doses'>,
  strength: number,
  { byStrength, usual }: ListPrices,
): ListPrice | null {
  const listed = LISTED_STRENGTHS.get(medicine)?.find((one) => one.strength === strength);
  const isKwikPen = id !== null && DEFAULT_PRICED_DEVICES.includes(id);
  const price = byStrength[String(strength)] ?? (isKwikPen ? usual : null);
  if (listed === undefined || price === null || price === undefined) return null;
  const { currency } = price;
  return { price: Math.round((price.price * doses * 100) / listed.doses) / 100, currency };
}

function strengthsOf(medicine: string): ListedStrength[] {
  const devices = DEVICE_CATALOGUE.filter((device) => device.medicine === medicine);
  const all = [...new Set(devices.flatMap(({ strengths }) => strengths))].sort((a, b) => a - b);
  return all.map((strength, index) => {
    const next = all[index + 1];
    const upTo = next === undefined ? Number.POSITIVE_INFINITY : (strength + next) / 2 + DUST_MG;
    const daily = devices.find(
      (device) => device.intervalDays === 1 && device.strengths.includes(strength),
    );
    const doses = daily?.doses ?? WEEKLY_PEN.dosesPerPen;
    return { strength: mg(strength), upToMg: mg(upTo), doses };
  });
}
