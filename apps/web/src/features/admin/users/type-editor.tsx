import type { AdminUser } from '@dosewise/contract';
import { useEffect } from 'react';
import { Button } from '../../../kit/buttons/button.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { Form, FormNotice } from '../../../kit/forms/form.tsx';
import { useForm } from '../../../kit/forms/use-form.ts';
import { texts as uiTexts } from '../../../kit/texts.ts';
import { texts } from './texts.ts';
import { useSetUserType } from './users-queries.ts';

const TYPE_OPTIONS = (['user', 'admin'] as const).map((value) => ({
  value,
  label: texts.types[value],
}));

interface TypeEditorProps {
  readonly user: AdminUser;
  readonly ownEmail: string;
  readonly onFailure: (sentence: string) => void;
  readonly onClose: () => void;
}

/** Makes someone an admin or a user, and says first what that does. */
export function TypeEditor({ user, ownEmail, onFailure, onClose }: TypeEditorProps) {
  const { email, userType } = user;
  const form = useForm({
    initial: { userType },
    body: (values) => ({ email, ...values }),
    send: useSetUserType(ownEmail),
    failed: (error) => {
      onFailure(explainError(error, texts.updateFailed));
      return null;
    },
    onSaved: onClose,
  });
  const { element } = form;
  useEffect(() => {
    element.current?.querySelector('select')?.focus();
  }, [element]);
  const isOwn = email === ownEmail;
  return (
    <Form
      form={form}
      aria-label={texts.typeOf(email)}
      className="flex flex-col gap-4 rounded-control bg-sunken p-4"
    >
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={texts.userType}
          className="min-w-40 max-sm:w-full"
          options={TYPE_OPTIONS}
          {...form.field('userType')}
        />
        <Button kind="secondary" onClick={onClose} disabled={form.busy} className="max-sm:flex-1">
          {uiTexts.cancel}
        </Button>
        <Button type="submit" disabled={!form.isDirty} busy={form.busy} className="max-sm:flex-1">
          {uiTexts.save}
        </Button>
      </div>
      <FormNotice form={form} />
      <div aria-live="polite">
        {form.isDirty ? (
          <Notice tone={isOwn ? 'caution' : 'info'}>
            {isOwn ? texts.ownConsequence : texts.consequences[form.values.userType]}
          </Notice>
        ) : null}
      </div>
    </Form>
  );
}
