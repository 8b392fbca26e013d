import { useState } from 'react';
import { PATHS } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TrashIcon } from '../../ui/icons/trash-icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The way out. */
export function DeleteAccountCard({ email }: { email: string }) {
  const [asks, setAsks] = useState(false);
  return (
    <Card title="Delete my account">
      <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center sm:justify-between">
        <p>
          Deletes your account and everything in it, for good. You may want to{' '}
          <Link to={PATHS.exportData} className="font-semibold text-accent underline">
            export your data
          </Link>{' '}
          first.
        </p>
        <Button kind="secondary" className="shrink-0" onClick={() => setAsks(true)}>
          <TrashIcon />
          Delete my account
        </Button>
      </div>
      {asks ? <DeleteAccountDialog email={email} onClose={() => setAsks(false)} /> : null}
    </Card>
  );
}
