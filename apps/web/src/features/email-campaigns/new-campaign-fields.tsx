import type { EmailSegment, EmailTemplate } from '@dosewise/contract';
import type { ReactNode } from 'react';
import { isolated } from '../../format/isolated.ts';
import type { FieldErrors } from '../../forms/form-values.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { DateTimeField } from '../../ui/fields/date-time-field.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { type Option, Select } from '../../ui/fields/select.tsx';
import type { CampaignForm } from './campaign-form.ts';
import { CATEGORY_TOPICS } from './email-words.ts';
import { LineField } from './line-field.tsx';

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
      <LineField
        label="Campaign name"
        hint="Only admins see it."
        maxLength={100}
        value={values.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
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
        <LineField
          label="Subject"
          maxLength={200}
          value={values.subject}
          error={errors.subject}
          onChange={(subject) => onChange({ subject })}
        />
        {template === undefined || values.subject !== '' ? null : (
          <Button
            kind="quiet"
            className="-mx-5 self-start text-left wrap-anywhere"
            onClick={() => onChange({ subject: template.subject })}
          >
            {`Use the template’s: ${isolated(template.subject)}`}
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
      <DateTimeField
        label="Send at"
        optional
        error={errors.scheduledAt}
        hint="Without a time it stays a draft, which you send yourself."
        value={values.scheduledAt}
        onChange={(scheduledAt) => onChange({ scheduledAt })}
      />
    </>
  );
}
