import { listImports, type RouteCall, type RouteReply, restoreAll } from '@dosewise/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAndReload } from '../calls/api-client.ts';
import { useQuery } from '../calls/use-query.ts';
import { useDoses } from '../doses/doses-query.ts';
import { readList } from '../lists/lists.ts';
import { useMeasurements } from '../measurements/measurements.ts';
import { usePens } from '../pens/pens-query.ts';
import { plansQuery } from '../plan/plan-queries.ts';
import { readProfile } from '../session/read-profile.ts';
import { sessionStore } from '../session/session-store.ts';
import { useSymptoms } from '../symptoms/symptoms-query.ts';
import { useWeights } from '../weights/weights-query.ts';

/** A whole `all.json`, as far as it was looked at: who takes it checks it, entry by entry. */
export type Archive = RouteCall<typeof restoreAll>['body'];

/** The contents of a restored archive. */
export type Restored = RouteReply<typeof restoreAll>;

/** The time the largest archive may take. */
const RESTORE_TIMEOUT_MS = 300_000;

/** Reads an `all.json`. Throws SyntaxError for what is no JSON, or another file's. */
export async function readArchive(file: Blob): Promise<Archive> {
  const archive: unknown = JSON.parse(await file.text());
  const lists = ['pens', 'doses', 'weights', 'symptoms'] as const;
  const holds = (name: string) => Array.isArray((archive as Record<string, unknown>)[name]);
  if (typeof archive !== 'object' || archive === null || !lists.every(holds)) {
    throw new SyntaxError('No archive');
  }
  return archive as Archive;
}

/** The records of an archive by their kinds. */
export const countRecords = (archive: Archive): Restored => ({
  pens: archive.pens.length,
  doses: archive.doses.length,
  weights: archive.weights.length,
  symptoms: archive.symptoms.length,
  // Files of earlier releases have none.
  measurements: archive.measurements?.length ?? 0,
});

/** Takes a whole archive into where there are no records yet. */
export async function restoreArchive(body: Archive): Promise<Restored> {
  try {
    return await callAndReload(restoreAll, { body }, { timeoutMs: RESTORE_TIMEOUT_MS });
  } finally {
    // Units and time zone. Where that fails, the page has those from before until it is opened again.
    void readProfile().then(sessionStore.update, () => undefined);
  }
}

/** The user's imports, newest first. */
export const importsQuery = queryOptions({
  queryKey: [listImports.id],
  queryFn: ({ signal }) => readList(listImports, {}, { signal }),
});

/** True when there are records that a restored file would mix with; null until that is known. */
export function useHasRecords(): boolean | null {
  const lists = [
    usePens().data,
    useDoses().data,
    useWeights().data,
    useSymptoms().data,
    useMeasurements().data,
    useQuery(importsQuery).data,
  ];
  const plans = useQuery(plansQuery).data;
  const hasPlan = plans !== undefined && plans.plans.length > 0;
  if (hasPlan || lists.some((list) => list !== undefined && list.length > 0)) return true;
  return plans === undefined || lists.includes(undefined) ? null : false;
}
