import { endTotp } from '@dosewise/contract';
import { useState } from 'react';
import { call } from '../../../../data/calls/api-client.ts';
import { useQuery } from '../../../../data/calls/use-query.ts';
import { useOwnPassword } from '../../../../data/oidc/oidc.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { lazyDialog } from '../../../../kit/dialogs/lazy-dialog.tsx';
import { Skeleton } from '../../../../kit/feedback/skeleton.tsx';
import { FormDialog } from '../../../../kit/forms/form-dialog.tsx';
import { texts as formTexts } from '../../../../kit/forms/texts.ts';
import { useForm } from '../../../../kit/forms/use-form.ts';
import { CodeField, OwnPasswordField } from '../../../../parts/account-fields/proof-fields.tsx';
import { Loaded } from '../../../../parts/loading/loaded.tsx';
import { FoldedCard } from '../folded-card.tsx';
import { totpQuery } from '../settings-queries.ts';
import { texts } from './texts.ts';

/** It draws the picture to scan, which most never need. */
const SetUpDialog = lazyDialog(async () => (await import('./set-up-dialog.tsx')).SetUpDialog);

/** The state of the second factor, and what turns it on or off. */
export function SecondFactorCard() {
  const totp = useQuery(totpQuery);
  const [open, setOpen] = useState<'set up' | 'remove' | null>(null);
  const close = () => setOpen(null);
  return (
    <FoldedCard
      title={texts.secondFactor.title}
      value={totp.data === undefined ? null : texts.secondFactor[totp.data.on ? 'isOn' : 'isOff']}
    >
      <p className="mb-4 max-w-prose">{texts.secondFactor.lead}</p>
      <Loaded
        query={totp}
        failed={texts.secondFactor.loadFailed}
        skeleton={<Skeleton className="h-12 rounded-control" />}
      >
        {({ on, recoveryCodesLeft }) => (
          <>
            <p className="mb-4 font-semibold numbers">
              {on
                ? `${texts.secondFactor.on} ${texts.secondFactor.codesLeft(recoveryCodesLeft)}`
                : texts.secondFactor.off}
            </p>
            <Button
              kind="secondary"
              className="sm:self-start"
              onClick={() => setOpen(on ? 'remove' : 'set up')}
            >
              {on ? texts.secondFactor.remove : texts.secondFactor.setUp}
            </Button>
          </>
        )}
      </Loaded>
      {open === 'set up' ? <SetUpDialog onClose={close} /> : null}
      {open === 'remove' ? <RemoveDialog onClose={close} /> : null}
    </FoldedCard>
  );
}

/** Asks for the password and a code, and turns the second factor off. */
function RemoveDialog({ onClose }: { onClose: () => void }) {
  const own = useOwnPassword();
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: own.errorOf(password),
      code: code.trim() === '' ? formTexts.enterCode : null,
    }),
    body: ({ password, code }) => ({ code, ...own.sent(password) }),
    send: (body) => call(endTotp, { body }),
    onSaved: onClose,
    failed: texts.secondFactor.removeFailed,
  });
  return (
    <FormDialog
      form={form}
      title={texts.secondFactor.removeTitle}
      submit={{ label: texts.secondFactor.remove, kind: 'danger' }}
      onClose={onClose}
    >
      <p className="text-quiet">{texts.secondFactor.removeLead}</p>
      {own.isAsked ? <OwnPasswordField {...form.field('password')} /> : null}
      <CodeField {...form.field('code')} hint={texts.secondFactor.codeHint} />
    </FormDialog>
  );
}
