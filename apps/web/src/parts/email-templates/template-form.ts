import {
  createEmailTemplate,
  type EmailTemplate,
  type RouteCall,
  type TemplateCategory,
} from '@dosewise/contract';
import { missingFields } from '../../kit/forms/checks.ts';
import type { FormErrors } from '../../kit/forms/use-form.ts';
import { texts } from './texts.ts';

/** The values of the form of a template. */
export interface TemplateForm {
  readonly name: string;
  readonly description: string;
  readonly subject: string;
  readonly category: TemplateCategory;
  readonly htmlContent: string;
  readonly textContent: string;
}

/** The form as it opens: of `template`, or for a new one. */
export function templateForm(template: EmailTemplate | null): TemplateForm {
  return {
    name: template?.name ?? '',
    description: template?.description ?? '',
    subject: template?.subject ?? '',
    category: template?.category ?? 'manual',
    htmlContent: template?.htmlContent ?? '',
    textContent: template?.textContent ?? '',
  };
}

/** The errors of the form. */
export function checkTemplate(form: TemplateForm): FormErrors<TemplateForm> {
  const missing = {
    name: texts.nameMissing,
    description: texts.descriptionMissing,
    subject: texts.subjectMissing,
    htmlContent: texts.htmlMissing,
  };
  return missingFields(form, missing, createEmailTemplate.missingFieldsSentence);
}

/** The call's body. Without a text of its own the server makes one from the HTML. */
export function templateBody(form: TemplateForm): RouteCall<typeof createEmailTemplate>['body'] {
  const { textContent, ...fields } = form;
  return { ...fields, textContent: textContent.trim() === '' ? null : textContent };
}
