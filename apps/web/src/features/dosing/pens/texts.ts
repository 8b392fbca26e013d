import type { Thing } from '../../../data/pens/texts.ts';
import { withCount } from '../../../languages/formats/numbers.ts';
import { spoken } from '../../../languages/formats/spoken.ts';

/** The words of the pens page. */
export const texts = spoken('dosing/pens', {
  pageTitle: 'Pens · Dosewise',
  title: 'Pens',
  loginPrompt: 'Please log in to see your pens.',
  loading: 'Loading…',
  loadFailed: 'We couldn’t load your pens. Nothing has been deleted.',
  aheadFailed: 'We couldn’t work out your pen supply.',

  addSealed: (thing: Thing) => `Add unopened ${thing}s`,
  addInUse: (thing: Thing) => `Add the ${thing} I’m using`,
  none: 'No pens yet',
  nextStep: (thing: Thing) => `Your ${thing} has been added.`,
  logFirstDose: 'Log your first dose',
  noneHint: 'Add the one you use, and the unopened ones in your fridge.',

  inUse: 'In use',
  noneInUse: (thing: Thing) => `No ${thing} is in use.`,
  inStock: 'Unopened',
  noneInStock: (thing: Thing) =>
    `No unopened ${thing}s. Add those ${thing === 'pen' ? 'in your fridge' : 'that you have'} to see how long they last.`,
  /** Of another person, whose pens only they can add. */
  noneInStockHere: (thing: Thing) => `No unopened ${thing}s.`,
  past: (count: number) => `Past (${count})`,

  outlook: 'How long the supply will last',
  ofMedicine: (sentence: string, medicine: string) => `${medicine}: ${sentence}`,
  runsOut: (day: string) => `Runs out on ${day}.`,
  runsOutAndOrder: (day: string, order: string) => `Runs out on ${day}. Order by ${order}.`,
  runsOutOrderNow: (day: string) => `Runs out on ${day}. Order now.`,
  outNow: (day: string, thing: Thing) =>
    `You will have no ${thing} you can use for the next dose, on ${day}.`,
  enough: (doses: number) =>
    doses === 1
      ? 'Enough for the next planned dose.'
      : `Enough for all ${doses} doses planned within a year.`,
  dosesBefore: (doses: number, thing: Thing) =>
    `The ${thing}s cover ${withCount(doses, 'planned dose')} until then.`,
  orderDays: (days: number) =>
    `The order date is ${withCount(days, 'day')} earlier, as set in your reminder ‘Before your pens run out’.`,
  /** Without an account. */
  orderDaysFixed: (days: number) =>
    `The order date is ${withCount(days, 'day')} earlier. With an account you can change that.`,
  changeDays: 'Change in Settings',
  noPlan: (thing: Thing) => `Make a plan to see when your ${thing}s run out.`,
  makePlan: 'Make a plan',
  nothingPlanned: (thing: Thing) =>
    `No doses are planned, so we can’t say when your ${thing}s will run out.`,

  lastsTo: (day: string, doses: number) =>
    `Lasts until ${day} · ${withCount(doses, 'planned dose')}`,
  usableTo: (day: string, days: number | null) =>
    `Discard by ${day}${days === null ? '' : ` (in use ${withCount(days, 'day')} so far)`}`,
  leftOver: (day: string, lost: string) =>
    `Discard by ${day}. If you follow the plan, ${lost} will be left over.`,
  discardPassed: (day: string) =>
    `The leaflet says not to use it after ${day}. Discard it. If in doubt, ask your pharmacist.`,
  usedFromTo: (from: string, to: string, doses: number) =>
    `Planned from ${from} to ${to} · ${withCount(doses, 'dose')}`,
  usedOn: (day: string) => `Planned for ${day} · 1 dose`,
  notPlanned: 'No planned dose',
  expires: (day: string) => `Expires ${day}`,
  batch: (batch: string) => `Batch ${batch}`,
  discarded: (day: string, reason: string) => `Discarded ${day} · ${reason}`,
  expiredOn: (day: string) => `Expired ${day}`,
  boughtAfterStart: (bought: string, start: string) =>
    `The purchase date (${bought}) is after the start date (${start}). Check both dates.`,
  expiredBeforeStart: (expiry: string, start: string) =>
    `The expiry date (${expiry}) is before the start date (${start}). Check both dates.`,
  startAhead: (start: string) => `The start date (${start}) is in the future. Check this date.`,
  wasted: (amount: string) => `${amount} wasted`,

  open: 'Open',
  openPen: (name: string) => `Open ${name}`,
  discard: 'Discard',
  discardPen: (name: string) => `Discard ${name}`,
  takeBack: 'Restore',
  takeBackPen: (name: string) => `Restore ${name}`,
  takenBack: (name: string) => `${name} restored.`,
  takeBackFailed: (name: string) => `We couldn’t restore ${name}.`,
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
});
