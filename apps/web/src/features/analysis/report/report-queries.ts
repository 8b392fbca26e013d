import {
  createShare,
  deleteShare,
  getReport,
  listShares,
  type RouteCall,
} from '@dosewise/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../data/calls/api-client.ts';
import { shownAddress } from '../../../data/deployment-settings/deployment-settings.ts';
import type { PeriodEntry } from './report-period.ts';

/**
 * The report of a period. The one before it stays until it is there. Asked for again each time: no change of
 * a record knows of it.
 */
export const reportQuery = (period: PeriodEntry) =>
  queryOptions({
    queryKey: [getReport.id, period.from, period.to],
    queryFn: ({ signal }) => call(getReport, { query: { ...period } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The links that work. */
export const sharesQuery = queryOptions({
  queryKey: [listShares.id],
  queryFn: ({ signal }) => call(listShares, {}, { signal }),
});

export async function makeShare(body: RouteCall<typeof createShare>['body']) {
  const { url, expiresAt } = await call(createShare, { body });
  return { url: await shownAddress(url), expiresAt };
}

export const revokeShare = (id: string) => call(deleteShare, { params: { id } });
