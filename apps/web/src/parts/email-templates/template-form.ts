import {
  createEmailTemplate,
  type EmailTemplate,
  type RouteCall,
  type TemplateCategory,
} from '@dosewise/contract';
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
  const errors = {
    ...(form.name.trim() === '' && { name: texts.nameMissing }),
    ...(form.description.trim() === '' && { description: texts.descriptionMissing }),
    ...(form.subject.trim() === '' && { subject: texts.subjectMissing }),
    ...(form.htmlContent.trim() === '' && { htmlContent: texts.htmlMissing }),
  };
  const isComplete = Object.keys(errors).length === 0;
  return isComplete ? {} : { ...errors, form: createEmailTemplate.missingFieldsSentence };
}

/** The call's body. Without a text of its own the server makes one from the HTML. */
export function templateBody(form: TemplateForm): RouteCall<typeof createEmailTemplate>['body'] {
  const { textContent, ...fields } = form;
  return { ...fields, textContent: textContent.trim() === '' ? null : textContent };
}
