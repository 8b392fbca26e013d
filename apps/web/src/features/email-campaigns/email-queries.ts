import {
  type CampaignStatus,
  changeEmailCampaign,
  createEmailCampaign,
  createEmailTemplate,
  deleteEmailTemplate,
  type EmailCampaign,
  type EmailTemplate,
  getEmailAnalytics,
  getEmailSegments,
  listEmailCampaigns,
  listEmailTemplates,
  listUnconfirmedMails,
  type RouteCall,
  sendEmailCampaign,
  sendTestEmail,
  sendUnconfirmedAgain,
  updateEmailTemplate,
} from '@dosewise/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { orAlreadyGone } from '../../api/already-gone.ts';
import { call } from '../../api/api-client.ts';
import { ApiError } from '../../api/api-error.ts';
import { isOutdated } from '../../api/changed-elsewhere.ts';
import { useOneAtATime } from '../../forms/one-at-a-time.ts';
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
    const { _id: id, version } = await call(createEmailCampaign, { body });
    if (scheduledAt === null) return { scheduleError: null };
    try {
      await change({ _id: id, version }, { scheduledAt });
      return { scheduleError: null };
    } catch (scheduleError) {
      return { scheduleError };
    }
  });

/** Begins to send a campaign; resolves to whether it had begun before. */
export const useSendCampaign = () =>
  useEmailMutation(CAMPAIGN_LISTS, ({ _id: id, version: basedOn }: Seen, client) => {
    const sending = call(sendEmailCampaign, { params: { id }, query: { basedOn } });
    return orAlreadySo(client, id, ['sending', 'sent'], sending);
  });

export const useScheduleCampaign = () =>
  useEmailMutation(CAMPAIGN_LISTS, ({ seen, scheduledAt }: { seen: Seen; scheduledAt: string }) =>
    change(seen, { scheduledAt }),
  );

export const useTakeBackCampaign = () =>
  useEmailMutation(CAMPAIGN_LISTS, (seen: Seen, client) =>
    orAlreadySo(client, seen._id, ['draft'], change(seen, { scheduledAt: null })),
  );

export const useCancelCampaign = () =>
  useEmailMutation(CAMPAIGN_LISTS, (seen: Seen, client) =>
    orAlreadySo(client, seen._id, ['cancelled'], change(seen, { status: 'cancelled' })),
  );

/** The campaign as the admin sees it: whoever was there first is not overruled unawares. */
type Seen = Pick<EmailCampaign, '_id' | 'version'>;

const change = ({ _id: id, version: basedOn }: Seen, body: CampaignChange) =>
  call(changeEmailCampaign, { params: { id }, body: { ...body, basedOn } });

/** Whose mail of a campaign is unconfirmed, page after page. */
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
  useEmailMutation([...CAMPAIGN_LISTS, { queryKey: [listUnconfirmedMails.id] }], (id: string) =>
    call(sendUnconfirmedAgain, { params: { id } }),
  );

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

/** Replaces this template, or creates one where there is none. */
export const useSaveTemplate = () =>
  useEmailMutation(
    TEMPLATE_LISTS,
    ({ template, body }: { template: EmailTemplate | null; body: TemplateBody }) =>
      template === null
        ? call(createEmailTemplate, { body })
        : call(updateEmailTemplate, {
            params: { id: template._id },
            body: { ...body, basedOn: template.updatedAt },
          }),
  );

export const useDeleteTemplate = () =>
  useEmailMutation(TEMPLATE_LISTS, (id: string) =>
    orAlreadyGone(call(deleteEmailTemplate, { params: { id } })),
  );

export const useSendTest = () =>
  useOneAtATime({ mutationFn: (id: string) => call(sendTestEmail, { params: { id } }) });

/** Loads a template as it is now: somebody else changed it. Undefined when it is gone. */
export function useLoadNewer() {
  const client = useQueryClient();
  return useOneAtATime({
    mutationFn: async (id: string) =>
      (await client.fetchQuery(templatesQuery)).find(({ _id }) => _id === id),
  });
}
