import type { AdminUser } from '@dosewise/contract';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
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

/** Makes somebody an admin or a user, and says first what that does. */
export function TypeEditor({ user, ownEmail, onFailure, onClose }: TypeEditorProps) {
  const { email, userType } = user;
  const [chosen, setChosen] = useState(userType);
  const saving = useSetUserType(ownEmail);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('select')?.focus();
  }, []);

  const isUnchanged = chosen === userType;
  const isOwn = email === ownEmail;
  const save = () => {
    if (isUnchanged || saving.isPending) return;
    saving.mutate(
      { email, userType: chosen },
      {
        onSuccess: onClose,
        onError: (error) => onFailure(sentenceOf(error, texts.updateFailed)),
      },
    );
  };
  return (
    <form
      ref={form}
      aria-label={texts.typeOf(email)}
      className="flex flex-col gap-4 rounded-control bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label={texts.userType} className="min-w-40 max-sm:w-full">
          {(control) => (
            <Select {...control} value={chosen} options={TYPE_OPTIONS} onChange={setChosen} />
          )}
        </Field>
        <Button
          kind="secondary"
          onClick={onClose}
          disabled={saving.isPending}
          className="max-sm:flex-1"
        >
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          disabled={isUnchanged}
          busy={saving.isPending}
          className="max-sm:flex-1"
        >
          {texts.save}
        </Button>
      </div>
      <div aria-live="polite">
        {isUnchanged ? null : (
          <Notice tone={isOwn ? 'caution' : 'info'}>
            {isOwn ? texts.ownConsequence : texts.consequences[chosen]}
          </Notice>
        )}
      </div>
    </form>
  );
}
