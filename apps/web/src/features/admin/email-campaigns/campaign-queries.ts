import {
  type CampaignStatus,
  changeEmailCampaign,
  createEmailCampaign,
  type EmailCampaign,
  getEmailAnalytics,
  getEmailSegments,
  listEmailCampaigns,
  listUnconfirmedMails,
  type RouteCall,
  sendEmailCampaign,
  sendUnconfirmedAgain,
} from '@dosewise/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callAndReload } from '../../../data/calls/api-client.ts';
import { ApiError } from '../../../data/calls/api-error.ts';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { routeQuery } from '../../../data/calls/use-query.ts';

// Others work on the same campaigns, and mails go out by themselves: nothing is taken for fresh.

/** The campaigns, newest first. Asked again by itself while something is on its way. */
export const campaignsQuery = queryOptions({
  ...routeQuery(listEmailCampaigns, { staleTime: 0 }),
  refetchInterval: ({ state }) => nextPollMs(state.data ?? [], Date.now()),
});

const countQuery = (query: RouteCall<typeof getEmailSegments>['query']) =>
  queryOptions({
    queryKey: [getEmailSegments.id, query.templateId ?? null],
    queryFn: ({ signal }) => call(getEmailSegments, { query }, { signal }),
    staleTime: 0,
  });

/** The number of people in each segment. */
export const segmentsQuery = countQuery({});

/** The number of people in each segment who would get a mail of a template now; none is known without one. */
export const readersQuery = (templateId: string) => ({
  ...countQuery({ templateId }),
  enabled: templateId !== '',
});

/** The reception of sent campaigns, and how mail leaves the server. */
export const analyticsQuery = routeQuery(getEmailAnalytics, { staleTime: 0 });

/** The campaign as the admin sees it: another admin who was there first is not overruled unawares. */
type Seen = Pick<EmailCampaign, '_id' | 'version'>;
type CampaignChange = RouteCall<typeof changeEmailCampaign>['body'];

const patch = ({ _id: id, version: basedOn }: Seen, body: CampaignChange) =>
  callAndReload(changeEmailCampaign, { params: { id }, body: { ...body, basedOn } });

/** A new campaign, and the instant at which it is to go out, or null to keep it a draft. */
export interface NewCampaign {
  readonly body: RouteCall<typeof createEmailCampaign>['body'];
  readonly scheduledAt: string | null;
}

/** Creates a campaign. Its schedule is a second step, which may fail: that error is the reply. */
export async function createCampaign({ body, scheduledAt }: NewCampaign) {
  const seen = await callAndReload(createEmailCampaign, { body });
  try {
    if (scheduledAt !== null) await patch(seen, { scheduledAt });
    return { scheduleError: null };
  } catch (scheduleError) {
    return { scheduleError };
  }
}

export const scheduleCampaign = (seen: Seen, scheduledAt: string) => patch(seen, { scheduledAt });

/** Changes a campaign by `send`; resolves to whether it was in one of the `wanted` states before. */
function useStateChange(
  wanted: readonly CampaignStatus[],
  send: (seen: Seen) => Promise<EmailCampaign>,
) {
  const client = useQueryClient();
  return useOneAtATime({
    mutationFn: (seen: Seen) => orAlreadySo(client, seen._id, wanted, send(seen)),
  });
}

export const useSendCampaign = () =>
  useStateChange(['sending', 'sent'], ({ _id: id, version: basedOn }) =>
    callAndReload(sendEmailCampaign, { params: { id }, query: { basedOn } }),
  );

export const useTakeBackCampaign = () =>
  useStateChange(['draft'], (seen) => patch(seen, { scheduledAt: null }));

export const useCancelCampaign = () =>
  useStateChange(['cancelled'], (seen) => patch(seen, { status: 'cancelled' }));

/** The people whose mail of a campaign is unconfirmed, page after page. */
export const unconfirmedQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [listUnconfirmedMails.id, id],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === null ? {} : { after: pageParam };
      return call(listUnconfirmedMails, { params: { id }, query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

export const useSendAgain = () =>
  useOneAtATime({
    mutationFn: (id: string) => callAndReload(sendUnconfirmedAgain, { params: { id } }),
  });

const REFUSED_BY_STATE: ReadonlySet<string> = new Set(['campaign_state', 'changed_meanwhile']);

/**
 * Waits for the change of a campaign, and tells whether it had been made before: by a first try
 * whose reply got lost, or by another admin. The server then refuses, but what was wanted is so.
 */
async function orAlreadySo(
  client: QueryClient,
  id: string,
  wanted: readonly CampaignStatus[],
  changing: Promise<EmailCampaign>,
): Promise<{ readonly wasSoBefore: boolean; readonly campaign: EmailCampaign }> {
  try {
    return { wasSoBefore: false, campaign: await changing };
  } catch (error) {
    if (!(error instanceof ApiError && REFUSED_BY_STATE.has(error.code))) throw error;
    const campaigns = await client.fetchQuery(campaignsQuery).catch(() => []);
    const campaign = campaigns.find(({ _id }) => _id === id);
    if (campaign === undefined || !wanted.includes(campaign.status)) throw error;
    return { wasSoBefore: true, campaign };
  }
}

const POLL_MS = 2000;
/** The time before its own from which a scheduled campaign is watched closely. */
const SOON_MS = 60_000;
/** Timers cannot wait for weeks, and the list may have changed elsewhere by then. */
const LONGEST_WAIT_MS = 3_600_000;

/** The time until the list is asked for again: every 2 s while something moves or is about to. */
export function nextPollMs(
  campaigns: readonly Pick<EmailCampaign, 'status' | 'scheduledAt'>[],
  now: number,
): number | false {
  if (campaigns.some(({ status }) => status === 'sending')) return POLL_MS;
  const times = campaigns
    .filter(({ status }) => status === 'scheduled')
    .map(({ scheduledAt }) => Date.parse(scheduledAt ?? ''))
    .filter(Number.isFinite);
  if (times.length === 0) return false;
  const untilSoon = Math.min(...times) - SOON_MS - now;
  return Math.min(Math.max(untilSoon, POLL_MS), LONGEST_WAIT_MS);
}
