import {
  changeEmailCampaign,
  createEmailCampaign,
  createEmailTemplate,
  deleteEmailTemplate,
  getEmailAnalytics,
  getEmailSegments,
  listEmailCampaigns,
  listEmailTemplates,
  type RouteCall,
  sendEmailCampaign,
  sendTestEmail,
  updateEmailTemplate,
} from '@dosewise/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { orAlreadyGone } from '../../lib/already-gone.ts';
import { call } from '../../lib/api-client.ts';
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
  send: (input: Input) => Promise<Reply>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Also after a refusal: the campaign is then in another state than the page shows.
    onSettled: () =>
      Promise.all(changed.map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  });
}

const CAMPAIGN_LISTS = [campaignsQuery, analyticsQuery];
const TEMPLATE_LISTS = [templatesQuery, campaignsQuery];

type CampaignChange = RouteCall<typeof changeEmailCampaign>['body'];
type TemplateBody = RouteCall<typeof createEmailTemplate>['body'];

export const useCreateCampaign = () =>
  useEmailMutation(CAMPAIGN_LISTS, (body: RouteCall<typeof createEmailCampaign>['body']) =>
    call(createEmailCampaign, { body }),
  );

export const useSendCampaign = () =>
  useEmailMutation(CAMPAIGN_LISTS, (id: string) => call(sendEmailCampaign, { params: { id } }));

export const useChangeCampaign = () =>
  useEmailMutation(CAMPAIGN_LISTS, ({ id, body }: { id: string; body: CampaignChange }) =>
    call(changeEmailCampaign, { params: { id }, body }),
  );

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
  useMutation({ mutationFn: (id: string) => call(sendTestEmail, { params: { id } }) });
