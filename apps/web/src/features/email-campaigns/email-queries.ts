import {
  type CampaignStatus,
  changeEmailCampaign,
  createEmailCampaign,
  createEmailTemplate,
  deleteEmailTemplate,
  type EmailCampaign,
  getEmailAnalytics,
  getEmailSegments,
  listEmailCampaigns,
  listEmailTemplates,
  type RouteCall,
  sendEmailCampaign,
  sendTestEmail,
  updateEmailTemplate,
} from '@dosewise/contract';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { orAlreadyGone } from '../../lib/already-gone.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { isOutdated } from '../../lib/changed-elsewhere.ts';
import { useOneAtATime } from '../../lib/one-at-a-time.ts';
import { nextPollMs } from './campaign-polling.ts';

// Others work on the same campaigns, and mails go out by themselves: nothing is taken for fresh.

/** The campaigns, newest first. Asked again by itself while something is on its way. */
export const campaignsQuery = queryOptions({
  queryKey: [listEmailCampaigns.id],
  queryFn: ({ signal }) => call(listEmailCampaigns, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => nextPollMs(state.data ?? [], Date.now()),
});

/** The templates by name. */
export const templatesQuery = queryOptions({
  queryKey: [listEmailTemplates.id],
  queryFn: ({ signal }) => call(listEmailTemplates, {}, { signal }),
  staleTime: 0,
});

/** How many people each segment has. */
export const segmentsQuery = queryOptions({
  queryKey: [getEmailSegments.id],
  queryFn: ({ signal }) => call(getEmailSegments, {}, { signal }),
  staleTime: 0,
});

/** How sent campaigns were received, and how mail leaves the server. */
export const analyticsQuery = queryOptions({
  queryKey: [getEmailAnalytics.id],
  queryFn: ({ signal }) => call(getEmailAnalytics, {}, { signal }),
  staleTime: 0,
});

/** A mutation after which some lists are loaded anew, before it counts as done. */
function useEmailMutation<Input, Reply>(
  changed: readonly { readonly queryKey: readonly unknown[] }[],
  send: (input: Input, client: QueryClient) => Promise<Reply>,
) {
  const client = useQueryClient();
  const reload = () =>
    Promise.all(changed.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
  return useOneAtATime({
    mutationFn: (input: Input) => send(input, client),
    onSuccess: reload,
    // The campaign is then in another state than the page shows. The reason is said at once.
    onError: (error) => {
      if (isOutdated(error)) void reload();
    },
  });
}

const CAMPAIGN_LISTS = [campaignsQuery, analyticsQuery];
const TEMPLATE_LISTS = [templatesQuery, campaignsQuery];

type CampaignChange = RouteCall<typeof changeEmailCampaign>['body'];
type TemplateBody = RouteCall<typeof createEmailTemplate>['body'];

/** A new campaign, and the instant at which it is to go out, or null to keep it a draft. */
interface NewCampaign {
  readonly body: RouteCall<typeof createEmailCampaign>['body'];
  readonly scheduledAt: string | null;
}

/** Creates a campaign. Its schedule is a second step, which may fail: that error is the reply. */
export const useCreateCampaign = () =>
  useEmailMutation(CAMPAIGN_LISTS, async ({ body, scheduledAt }: NewCampaign) => {
    const { _id: id } = await call(createEmailCampaign, { body });
    if (scheduledAt === null) return { scheduleError: null };
    try {
      await change(id, { scheduledAt });
      return { scheduleError: null };
    } catch (scheduleError) {
      return { scheduleError };
    }
  });

/** Begins to send a campaign; resolves to whether it had begun before. */
export const useSendCampaign = () =>
  useEmailMutation(CAMPAIGN_LISTS, (id: string, client) =>
    orAlreadySo(client, id, ['sending', 'sent'], call(sendEmailCampaign, { params: { id } })),
  );

export const useScheduleCampaign = () =>
  useEmailMutation(CAMPAIGN_LISTS, ({ id, scheduledAt }: { id: string; scheduledAt: string }) =>
    change(id, { scheduledAt }),
  );

export const useTakeBackCampaign = () =>
  useEmailMutation(CAMPAIGN_LISTS, (id: string, client) =>
    orAlreadySo(client, id, ['draft'], change(id, { scheduledAt: null })),
  );

export const useCancelCampaign = () =>
  useEmailMutation(CAMPAIGN_LISTS, (id: string, client) =>
    orAlreadySo(client, id, ['cancelled'], change(id, { status: 'cancelled' })),
  );

const change = (id: string, body: CampaignChange) =>
  call(changeEmailCampaign, { params: { id }, body });

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
    if (!(error instanceof ApiError && error.code === 'campaign_state')) throw error;
    const campaigns = await client.fetchQuery(campaignsQuery).catch(() => []);
    const campaign = campaigns.find(({ _id }) => _id === id);
    if (campaign === undefined || !wanted.includes(campaign.status)) throw error;
    return { wasSoBefore: true, campaign };
  }
}

/** Replaces the template with this id, or creates one where there is none. */
export const useSaveTemplate = () =>
  useEmailMutation(TEMPLATE_LISTS, ({ id, body }: { id: string | null; body: TemplateBody }) =>
    id === null
      ? call(createEmailTemplate, { body })
      : call(updateEmailTemplate, { params: { id }, body }),
  );

export const useDeleteTemplate = () =>
  useEmailMutation(TEMPLATE_LISTS, (id: string) =>
    orAlreadyGone(call(deleteEmailTemplate, { params: { id } })),
  );

export const useSendTest = () =>
  useOneAtATime({ mutationFn: (id: string) => call(sendTestEmail, { params: { id } }) });
