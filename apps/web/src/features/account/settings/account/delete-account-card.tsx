import { useState } from 'react';
import { PATHS } from '../../../../navigation/paths.ts';
import { Link } from '../../../../navigation/router.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TrashIcon } from '../../../../ui/icons/trash-icon.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { texts } from '../texts.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The way out. */
export function DeleteAccountCard({ email }: { email: string }) {
  const [asks, setAsks] = useState(false);
  return (
    <Card title={texts.deleteAccount}>
      <div className="flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center sm:justify-between">
        <p>
          {texts.deleteHint}
          <Link to={PATHS.exportData} className="font-semibold text-accent underline">
            {texts.deleteHintExport}
          </Link>
          {texts.deleteHintRest}
        </p>
        <Button kind="secondary" className="shrink-0" onClick={() => setAsks(true)}>
          <TrashIcon />
          {texts.deleteAccount}
        </Button>
      </div>
      {asks ? <DeleteAccountDialog email={email} onClose={() => setAsks(false)} /> : null}
    </Card>
  );
}
