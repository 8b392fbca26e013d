import type { Dose, Pen } from '@dosewise/contract';
import type { LoggedDose, PenPart } from '../../../data/doses/dose-changes.ts';
import { toastStore } from '../../../kit/feedback/toasts.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { listWords } from '../../../languages/formats/lists.ts';
import { describeDose, describeMg } from '../../../parts/doses/dose-words.ts';
import { countDose } from '../../../parts/pens/step-words.ts';
import { texts } from './texts.ts';
import { type PenRest, restMg } from './two-pens.ts';

/** A dose that was just logged, from which pen, and what is said of it. */
export interface Logged {
  readonly pen: Pen | null;
  readonly done: LoggedDose;
  readonly message: string;
  /** The dose in a few words. */
  readonly words: string;
  /** The parts that other pens gave. */
  readonly others: readonly PenPart[];
  /** Facts of a long gap before it. */
  readonly facts: readonly string[];
}

/** A dose that was logged, with all of its parts, in words. */
interface InjectionWords {
  /** '10.00 mg (60 clicks)', '10.00 mg (20 clicks and 40 clicks)'. */
  readonly amount: string;
  /** 'Pen 15', 'Pen 15 and Pen 16'. */
  readonly from: string;
  /** The amount alone; of two pens with which gave how much. */
  readonly short: string;
}

/** The words of a dose that was logged from `pen`, and of what others gave of the same injection. */
export function describeInjection(dose: Dose, pen: Pen, rest: PenRest | null): InjectionWords {
  if (rest === null) {
    const amount = describeDose(dose, pen);
    return { amount, from: isolated(pen.name), short: amount };
  }
  const parts = [{ pen, clicks: dose.clicks ?? 0 }, ...rest.parts];
  const doseMg = describeMg({ ...dose, doseAmount: dose.doseAmount + restMg(rest) }, pen);
  const amounts = listWords(parts.map((part) => countDose(part.clicks, part.pen)));
  const sources = listWords(
    parts.map((part) => texts.restFrom(part.clicks, isolated(part.pen.name))),
  );
  return {
    amount: `${doseMg} (${amounts})`,
    from: listWords(parts.map((part) => isolated(part.pen.name))),
    short: `${doseMg} (${sources})`,
  };
}

/** The time that the sentence about a logged dose stays. */
const SENTENCE_MS = 3000;

/** Puts a shorter message in the place of the one that is shown, which stays as long as it may be undone. */
export function shortenLater(message: string): void {
  const shown = toastStore.read();
  setTimeout(() => {
    if (shown !== null && toastStore.read() === shown) toastStore.become({ ...shown, message });
  }, SENTENCE_MS);
}
