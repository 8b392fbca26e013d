import type { EmailSegment, EmailTemplate } from '@dosewise/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { type Option, Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { CampaignForm, FieldErrors } from './campaign-form.ts';
import { CATEGORY_TOPICS } from './email-words.ts';

interface NewCampaignFieldsProps {
  readonly values: CampaignForm;
  readonly errors: FieldErrors<CampaignForm>;
  readonly onChange: (changed: Partial<CampaignForm>) => void;
  readonly templates: readonly EmailTemplate[];
  readonly segments: readonly Option<EmailSegment>[];
  readonly segmentHint: string;
  /** What to do where there is no template. */
  readonly templateAction: ReactNode;
}

/** The fields of a new campaign. */
export function NewCampaignFields(props: NewCampaignFieldsProps) {
  const { values, errors, onChange, templates } = props;
  const template = templates.find(({ _id }) => _id === values.templateId);
  return (
    <>
      <Field label="Campaign name" error={errors.name} hint="Only admins see it.">
        {(control) => (
          <TextInput
            {...control}
            maxLength={100}
            autoComplete="off"
            value={values.name}
            onChange={(name) => onChange({ name })}
          />
        )}
      </Field>
      <Field
        label="Template"
        error={errors.templateId}
        hint={
          template === undefined
            ? 'A campaign needs a template: the mail itself.'
            : `Goes only to people who want mails about ${CATEGORY_TOPICS[template.category]}.`
        }
      >
        {(control) => (
          <Select
            {...control}
            value={values.templateId}
            options={
              templates.length === 0
                ? [{ value: '', label: 'No template yet' }]
                : templates.map(({ _id, name }) => ({ value: _id, label: name }))
            }
            onChange={(templateId) => onChange({ templateId })}
          />
        )}
      </Field>
      {props.templateAction}
      <div className="flex flex-col gap-2">
        <Field label="Subject" error={errors.subject}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={200}
              autoComplete="off"
              value={values.subject}
              onChange={(subject) => onChange({ subject })}
            />
          )}
        </Field>
        {template === undefined || values.subject !== '' ? null : (
          <Button
            kind="quiet"
            className="-mx-5 self-start text-left wrap-anywhere"
            onClick={() => onChange({ subject: template.subject })}
          >
            {`Use the template’s: ${template.subject}`}
          </Button>
        )}
      </div>
      <Field label="Segment" error={errors.targetSegment} hint={props.segmentHint}>
        {(control) => (
          <Select
            {...control}
            value={values.targetSegment}
            options={props.segments}
            onChange={(targetSegment) => onChange({ targetSegment })}
          />
        )}
      </Field>
      <Field
        label="Send at"
        optional
        error={errors.scheduledAt}
        hint="Without a time it stays a draft, which you send yourself."
      >
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            max="2199-12-31T23:59"
            value={values.scheduledAt}
            onChange={(scheduledAt) => onChange({ scheduledAt })}
          />
        )}
      </Field>
    </>
  );
}
