import type {
  createEmailTemplate,
  EmailTemplate,
  RouteCall,
  TemplateCategory,
} from '@dosewise/contract';
import type { FormProblem } from '../../forms/form-values.ts';
import { MESSAGES } from './messages.ts';

/** What stands in the form of a template. */
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

/** What is missing in the form. */
export function checkTemplate(form: TemplateForm): FormProblem<TemplateForm> {
  const fields = {
    ...(form.name.trim() === '' && { name: 'Give the template a name.' }),
    ...(form.description.trim() === '' && { description: 'Say what it is for.' }),
    ...(form.subject.trim() === '' && { subject: 'Write a subject.' }),
    ...(form.htmlContent.trim() === '' && { htmlContent: 'Write the mail.' }),
  };
  return {
    sentence: Object.keys(fields).length > 0 ? MESSAGES.templateIncomplete : null,
    fields,
  };
}

/** The call's body. Without a text of its own the server makes one from the HTML. */
export function templateBody(form: TemplateForm): RouteCall<typeof createEmailTemplate>['body'] {
  const { textContent, ...fields } = form;
  return { ...fields, textContent: textContent.trim() === '' ? null : textContent };
}
