/** The acts that product analytics may be told, word for word: section 7 of the specification. */
export interface AnalyticsActs {
  readonly user_registered: { readonly method: string };
  readonly user_logged_in: { readonly method: string };
  readonly pen_added: { readonly pen_strength: number; readonly cost_per_pen: number | null };
  readonly pen_edited: object;
  readonly pen_deleted: object;
  readonly dose_logged: {
    /** mL. */
    readonly dose_volume: number;
    readonly pen_strength: number;
    readonly is_golden_dose: boolean;
  };
  readonly dose_edited: object;
  readonly dose_deleted: object;
}

export interface Act {
  readonly name: keyof AnalyticsActs;
  readonly properties: object;
}

/** Acts that came before it was known whether anyone may be told; they wait in memory only. */
const MAX_WAITING = 20;
let waiting: Act[] = [];
let receive: ((act: Act) => void) | null = null;

/** Notes what the user did. Costs nothing, never throws, and leaves the browser only by consent. */
export function track<Name extends keyof AnalyticsActs>(
  name: Name,
  properties: AnalyticsActs[Name],
): void {
  const act = { name, properties };
  if (receive) receive(act);
  else if (waiting.length < MAX_WAITING) waiting.push(act);
}

/** Hands what waits, and what comes, to `next`, which may not throw. Null: forget, and wait again. */
export function receiveActs(next: ((act: Act) => void) | null): void {
  const acts = waiting;
  waiting = [];
  receive = next;
  if (next) acts.forEach(next);
}
