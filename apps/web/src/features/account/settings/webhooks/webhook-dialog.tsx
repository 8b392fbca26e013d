import {
  createWebhook,
  editWebhook,
  type Webhook,
  type WebhookEvent,
  type WebhookTemplate,
} from '@dosewise/contract';
import { useId, useState } from 'react';
import { call } from '../../../../data/calls/api-client.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { Dialog } from '../../../../kit/dialogs/dialog.tsx';
import { Checkbox } from '../../../../kit/fields/choice.tsx';
import { FieldError } from '../../../../kit/fields/field.tsx';
import { SelectField } from '../../../../kit/fields/select-field.tsx';
import { TextField } from '../../../../kit/fields/text-field.tsx';
import { CopiedField } from '../../../../kit/forms/copied-field.tsx';
import { FormDialog } from '../../../../kit/forms/form-dialog.tsx';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { EVENTS, texts } from './texts.ts';

// The cast: `keys` forgets which there are.
const TEMPLATES = Object.keys(texts.templates) as readonly WebhookTemplate[];

interface WebhookDialogProps {
  /** Null: a new one. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
}

/** Adds a webhook, and shows its secret once; or changes one. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    initial: {
      template: webhook?.template ?? ('json' as WebhookTemplate),
      url: webhook?.url ?? '',
      events: webhook?.events ?? (['dose.due', 'stock.low'] as readonly WebhookEvent[]),
    },
    check: ({ url, events }) => ({
      url: /^https?:\/\/[^\s/]/i.test(url.trim()) ? null : texts.urlError,
      events: events.length === 0 ? texts.eventsError : null,
    }),
    body: ({ template, url, events }) => ({ template, url, events: [...events] }),
    send: async (body) => {
      if (webhook === null) return (await call(createWebhook, { body })).secret;
      await call(editWebhook, { params: { id: webhook._id }, body });
      return null;
    },
    onSaved: (made) => {
      if (made === null) onClose();
      else setSecret(made);
    },
    failed: texts.saveFailed,
  });
  if (secret !== null) return <MadeWebhook secret={secret} onClose={onClose} />;
  const { hint, example } = texts.templates[form.values.template];
  return (
    <FormDialog
      form={form}
      title={webhook === null ? texts.make : texts.editTitle}
      submit={webhook === null ? texts.make : texts.save}
      onClose={onClose}
    >
      <SelectField
        {...form.field('template')}
        label={texts.template}
        options={TEMPLATES.map((value) => ({ value, label: texts.templates[value].name }))}
      />
      <TextField
        {...form.field('url')}
        label={texts.url}
        hint={texts.urlHint(hint, example)}
        type="url"
        autoComplete="off"
      />
      <EventsField {...form.field('events')} />
    </FormDialog>
  );
}

interface EventsFieldProps {
  readonly value: readonly WebhookEvent[];
  readonly onChange: (events: readonly WebhookEvent[]) => void;
  readonly error: string | null | undefined;
}

function EventsField({ value, onChange, error }: EventsFieldProps) {
  const errorId = useId();
  const toggle = (event: WebhookEvent, isOn: boolean) =>
    onChange(EVENTS.filter((each) => (each === event ? isOn : value.includes(each))));
  return (
    <fieldset
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className="mb-1 font-semibold">{texts.events}</legend>
      {EVENTS.map((event) => (
        <Checkbox
          key={event}
          label={texts.eventNames[event]}
          checked={value.includes(event)}
          onChange={(isOn) => toggle(event, isOn)}
        />
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

function MadeWebhook({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.madeTitle}
      size="narrow"
      actions={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <CopiedField label={texts.secret} hint={texts.secretHint} value={secret} />
    </Dialog>
  );
}
