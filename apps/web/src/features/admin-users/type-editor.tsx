import type { AdminUser } from '@dosewise/contract';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../api/api-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { MESSAGES } from './messages.ts';
import type { UserType } from './user-pages.ts';
import { useSetUserType } from './users-queries.ts';

const TYPE_OPTIONS: readonly { value: UserType; label: string }[] = [
  { value: 'user', label: 'User' },
  { value: 'admin', label: 'Admin' },
];

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
  const save = () => {
    if (isUnchanged || saving.isPending) return;
    saving.mutate(
      { email, userType: chosen },
      {
        onSuccess: onClose,
        onError: (error) => onFailure(sentenceOf(error, MESSAGES.updateFailed)),
      },
    );
  };
  return (
    <form
      ref={form}
      aria-label={`Type of ${email}`}
      className="flex flex-col gap-4 rounded-control bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label="User type" className="min-w-40 max-sm:w-full">
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
          Cancel
        </Button>
        <Button
          type="submit"
          disabled={isUnchanged}
          busy={saving.isPending}
          className="max-sm:flex-1"
        >
          Save
        </Button>
      </div>
      <div aria-live="polite">
        {isUnchanged ? null : <Consequence isOwn={email === ownEmail} chosen={chosen} />}
      </div>
    </form>
  );
}

function Consequence({ isOwn, chosen }: { isOwn: boolean; chosen: UserType }) {
  if (isOwn) {
    return (
      <Notice tone="caution">
        This is your own account. Saving logs you out, and the admin pages close to you.
      </Notice>
    );
  }
  return (
    <Notice tone="info">
      {chosen === 'admin'
        ? 'An admin can change prices, users and campaigns. Saving logs this person out once.'
        : 'Saving logs this person out and closes the admin pages to them.'}
    </Notice>
  );
}
