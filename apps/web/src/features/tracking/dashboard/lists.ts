import type { Dose, Pen, Symptom, Weight } from '@dosewise/contract';

/** A list of records: newest first, undefined while nobody knows it. */
interface List<Entry> {
  readonly data: readonly Entry[] | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** What the dashboard shows, each as far as it has come. */
export interface Lists {
  readonly doses: List<Dose>;
  readonly weighIns: List<Weight>;
  readonly symptoms: List<Symptom>;
  readonly pens: List<Pen>;
}
