import { EMAIL_SEGMENTS, type EmailTemplate } from '@dosewise/contract';
import { useQuery } from '../../../api/use-query.ts';
import { isolated } from '../../../format/isolated.ts';
import type { FormState } from '../../../forms/use-form.ts';
import { texts as templateTexts } from '../../../records/email-templates/texts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { DateTimeField } from '../../../ui/fields/date-time-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { CampaignForm } from './campaign-form.ts';
import { segmentsQuery } from './campaign-queries.ts';
import { texts } from './texts.ts';

interface NewCampaignFieldsProps {
  readonly form: FormState<CampaignForm>;
  readonly templates: readonly EmailTemplate[];
  readonly onCreateTemplate: () => void;
}

/** The fields of a new campaign. */
export function NewCampaignFields({ form, templates, onCreateTemplate }: NewCampaignFieldsProps) {
  const { values, errors, change, input } = form;
  const counts = useQuery(segmentsQuery).data;
  const template = templates.find(({ _id }) => _id === values.templateId);
  const hasNone = templates.length === 0;
  return (
    <>
      <TextField
        label={texts.campaignName}
        hint={texts.campaignNameHint}
        maxLength={100}
        error={errors.name}
        {...input('name')}
      />
      <SelectField
        label={texts.template}
        hint={
          template === undefined
            ? texts.noTemplateHint
            : texts.templateHint(templateTexts.topics[template.category])
        }
        error={errors.templateId}
        options={
          hasNone
            ? [{ value: '', label: texts.noTemplate }]
            : templates.map(({ _id, name }) => ({ value: _id, label: name }))
        }
        {...input('templateId')}
      />
      {hasNone ? (
        <Button kind="secondary" onClick={onCreateTemplate}>
          {texts.createTemplate}
        </Button>
      ) : null}
      <div className="flex flex-col gap-2">
        <TextField
          label={texts.subject}
          maxLength={200}
          error={errors.subject}
          {...input('subject')}
        />
        {template === undefined || values.subject !== '' ? null : (
          <Button
            kind="quiet"
            className="-mx-5 self-start text-left wrap-anywhere"
            onClick={() => change({ subject: template.subject })}
          >
            {texts.takeSubject(isolated(template.subject))}
          </Button>
        )}
      </div>
      <SelectField
        label={texts.segment}
        hint={texts.segmentMeanings[values.targetSegment]}
        error={errors.targetSegment}
        options={EMAIL_SEGMENTS.map((value) => {
          const name = texts.segments[value];
          const people = counts && texts.people(counts[value]);
          return { value, label: people ? texts.segmentOf(name, people) : name };
        })}
        {...input('targetSegment')}
      />
      <DateTimeField
        label={texts.sendAt}
        optional
        error={errors.scheduledAt}
        hint={texts.sendAtHint}
        {...input('scheduledAt')}
      />
    </>
  );
}
