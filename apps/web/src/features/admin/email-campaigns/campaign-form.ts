import { createEmailCampaign, type EmailSegment, type EmailTemplate } from '@dosewise/contract';
import { isKeptInstant, KEPT_YEARS } from '@dosewise/domain';
import { missingFields } from '../../../kit/forms/checks.ts';
import { localDateTime, parseLocalDateTime } from '../../../kit/forms/local-date-time.ts';
import type { FormErrors } from '../../../kit/forms/use-form.ts';
import type { NewCampaign } from './campaign-queries.ts';
import { texts } from './texts.ts';

/** The values of the form of a new campaign. */
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

/** The errors of the form at `now` (epoch ms). */
export function checkCampaign(form: CampaignForm, now: number): FormErrors<CampaignForm> {
  const missing = {
    name: texts.nameMissing,
    templateId: texts.templateMissing,
    subject: texts.subjectMissing,
  };
  return {
    ...missingFields(form, missing, createEmailCampaign.missingFieldsSentence),
    ...(form.scheduledAt !== '' && { scheduledAt: checkTime(form.scheduledAt, now) }),
  };
}

/** The error of the time at which a campaign is to go out, or null. */
export function checkTime(text: string, now: number): string | null {
  const instant = parseLocalDateTime(text);
  if (instant === null) return texts.timeMissing;
  if (instant <= now) return texts.timePast;
  return isKeptInstant(instant) ? null : texts.timeTooLate(KEPT_YEARS.last + 1);
}

/** Tomorrow at this hour, as a first suggestion for a schedule. */
export function suggestTime(now: number): string {
  return `${localDateTime(now + 86_400_000).slice(0, 13)}:00`;
}

/** The body to send. */
export function campaignBody({ scheduledAt, ...body }: CampaignForm): NewCampaign {
  return { body, scheduledAt: scheduledAt === '' ? null : new Date(scheduledAt).toISOString() };
}
