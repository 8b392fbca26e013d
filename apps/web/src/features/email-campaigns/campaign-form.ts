import type {
  createEmailCampaign,
  EmailSegment,
  EmailTemplate,
  RouteCall,
} from '@dosewise/contract';
import { isKeptInstant, KEPT_YEARS } from '@dosewise/domain';
import type { FormProblem } from '../../forms/form-values.ts';
import { localDateTime, parseLocalDateTime } from '../../forms/local-date-time.ts';
import { MESSAGES } from './messages.ts';

/** What stands in the form of a new campaign. */
export interface CampaignForm {
  readonly name: string;
  readonly subject: string;
  /** Empty while there is no template. */
  readonly templateId: string;
  readonly targetSegment: EmailSegment;
  /** Text of a date-time field; empty keeps a draft. */
  readonly scheduledAt: string;
}

/** The form as it opens. */
export function newCampaign(templates: readonly EmailTemplate[]): CampaignForm {
  return {
    name: '',
    subject: '',
    templateId: preselected(templates)?._id ?? '',
    targetSegment: 'all',
    scheduledAt: '',
  };
}

/** The first template that is sent by hand, else the first there is. */
function preselected(templates: readonly EmailTemplate[]): EmailTemplate | undefined {
  return templates.find(({ category }) => category === 'manual') ?? templates[0];
}

/** What is wrong with the form at `now` (epoch ms). */
export function checkCampaign(form: CampaignForm, now: number): FormProblem<CampaignForm> {
  const fields = {
    ...(form.name.trim() === '' && { name: 'Give the campaign a name.' }),
    ...(form.subject.trim() === '' && { subject: 'Write a subject.' }),
    ...(form.templateId === '' && { templateId: 'Choose a template.' }),
  };
  const isIncomplete = Object.keys(fields).length > 0;
  const timeError = form.scheduledAt === '' ? null : checkTime(form.scheduledAt, now);
  return {
    sentence: isIncomplete ? MESSAGES.campaignIncomplete : null,
    fields: { ...fields, ...(timeError !== null && { scheduledAt: timeError }) },
  };
}

/** What is wrong with the time at which a campaign is to go out, or null. */
export function checkTime(text: string, now: number): string | null {
  const instant = parseLocalDateTime(text);
  if (instant === null) return 'Choose a day and a time.';
  if (instant <= now) return 'Choose a time that lies ahead.';
  return isKeptInstant(instant) ? null : `Choose a time before the year ${KEPT_YEARS.last + 1}.`;
}

/** Tomorrow at this hour, as a first suggestion for a schedule. */
export function suggestTime(now: number): string {
  return `${localDateTime(now + 86_400_000).slice(0, 13)}:00`;
}

/** The call's body. */
export function campaignBody(form: CampaignForm): RouteCall<typeof createEmailCampaign>['body'] {
  const { name, subject, templateId, targetSegment } = form;
  return { name, subject, templateId, targetSegment };
}
