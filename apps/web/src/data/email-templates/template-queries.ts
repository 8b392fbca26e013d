import {
  createEmailTemplate,
  deleteEmailTemplate,
  type EmailTemplate,
  listEmailTemplates,
  type RouteCall,
  sendTestEmail,
  updateEmailTemplate,
} from '@dosewise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call, callAndReload } from '../calls/api-client.ts';
import { orAlreadyGone } from '../calls/api-error.ts';
import { useOneAtATime } from '../calls/one-at-a-time.ts';
import { routeQuery } from '../calls/use-query.ts';

/** The templates by name. Others work on the same: they are never taken for fresh. */
export const templatesQuery = routeQuery(listEmailTemplates, { staleTime: 0 });

type TemplateBody = RouteCall<typeof createEmailTemplate>['body'];

/** Replaces `template`, or creates one where it is null. */
export const saveTemplate = (template: EmailTemplate | null, body: TemplateBody) =>
  template === null
    ? callAndReload(createEmailTemplate, { body })
    : callAndReload(updateEmailTemplate, {
        params: { id: template._id },
        body: { ...body, basedOn: template.updatedAt },
      });

export const useDeleteTemplate = () =>
  useOneAtATime({
    mutationFn: (id: string) =>
      orAlreadyGone(callAndReload(deleteEmailTemplate, { params: { id } })),
  });

export const useSendTest = () =>
  useOneAtATime({ mutationFn: (id: string) => call(sendTestEmail, { params: { id } }) });

/** Loads a template as it is now: someone else changed it. Undefined when it is gone. */
export function useLoadNewer() {
  const client = useQueryClient();
  return useOneAtATime({
    mutationFn: async (id: string) =>
      (await client.fetchQuery(templatesQuery)).find(({ _id }) => _id === id),
  });
}
