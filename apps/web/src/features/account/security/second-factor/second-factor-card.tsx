import { getTotp } from '@dosewise/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../../api/loaded.tsx';
import { routeQuery } from '../../../../api/route-query.ts';
import { useQuery } from '../../../../api/use-query.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { texts } from './texts.ts';

const totpQuery = routeQuery(getTotp, { staleTime: 0 });

/** Whether logging in takes a code, and what turns that on or off. */
export function SecondFactorCard() {
  const totp = useQuery(totpQuery);
  const client = useQueryClient();
  const [open, setOpen] = useState<'set up' | 'remove' | null>(null);
  const close = () => {
    setOpen(null);
    void client.invalidateQueries({ queryKey: totpQuery.queryKey });
  };
  return (
    <Card title={texts.title} className="flex flex-col">
      <p className="mb-4 max-w-prose">{texts.lead}</p>
      <Loaded
        query={totp}
        failed={texts.loadFailed}
        skeleton={<Skeleton className="h-12 rounded-control" />}
      >
        {({ on, recoveryCodesLeft }) => (
          <>
            <p className="mb-4 font-semibold numbers">
              {on ? `${texts.on} ${texts.codesLeft(recoveryCodesLeft)}` : texts.off}
            </p>
            <Button
              kind="secondary"
              className="sm:self-start"
              onClick={() => setOpen(on ? 'remove' : 'set up')}
            >
              {on ? texts.remove : texts.setUp}
            </Button>
          </>
        )}
      </Loaded>
      {open === 'set up' ? <SetUpDialog onClose={close} /> : null}
      {open === 'remove' ? <RemoveDialog onClose={close} /> : null}
    </Card>
  );
}
