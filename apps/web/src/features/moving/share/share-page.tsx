import { openShare } from '@dosewise/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../data/calls/api-client.ts';
import { ApiError } from '../../../data/calls/api-error.ts';
import { useOneAtATime } from '../../../data/calls/one-at-a-time.ts';
import { useLocation } from '../../../data/navigation/address.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { EmptyState } from '../../../kit/feedback/empty-state.tsx';
import { explainError } from '../../../kit/feedback/explained-error.ts';
import { Loading, Skeleton } from '../../../kit/feedback/skeleton.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { Card } from '../../../kit/layout/card.tsx';
import { formatDay } from '../../../languages/formats/dates.ts';
import { QueryProvider } from '../../../parts/loading/query-provider.tsx';
import { ReportView } from '../../../parts/report/report-view.tsx';
import { texts } from './texts.ts';

/** A report that someone shared: read without an account. */
export function SharePage() {
  const { pathname } = useLocation();
  const [token] = useState(pathname.slice(PATHS.share.length + 1));
  return (
    <>
      <title>{texts.pageTitle}</title>
      <meta name="robots" content="noindex" />
      <QueryProvider>
        <SharedReport token={token} />
      </QueryProvider>
    </>
  );
}

/** Asks for the report, for its passcode where it has one, and shows it. Nothing of it is kept. */
function SharedReport({ token }: { token: string }) {
  const opening = useOneAtATime({
    mutationFn: (passcode: string | null) =>
      call(openShare, { params: { token }, body: { passcode } }),
  });
  const { mutate } = opening;
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current || token === '') return;
    isAsked.current = true;
    mutate(null);
  }, [mutate, token]);
  const [wantsPasscode, setWantsPasscode] = useState(false);
  const code = opening.error instanceof ApiError ? opening.error.code : null;
  if (code === 'wrong_passcode' && !wantsPasscode) setWantsPasscode(true);

  if (opening.data) {
    return (
      <>
        <h1 className="text-title">{texts.title}</h1>
        <div className="screen-only flex flex-wrap items-center justify-between gap-4">
          <p className="text-quiet">{texts.until(formatDay(opening.data.expiresAt))}</p>
          <Button kind="secondary" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
        <ReportView report={opening.data} />
      </>
    );
  }
  if (token === '' || code === 'not_found' || code === 'invalid_request') {
    return (
      <Card className="mx-auto my-auto w-full max-w-lg">
        <EmptyState titleAs="h1" title={texts.dead}>
          {texts.deadHint}
        </EmptyState>
      </Card>
    );
  }
  if (wantsPasscode) {
    return (
      <PasscodeForm
        busy={opening.isPending}
        error={
          opening.isError && opening.variables !== null
            ? code === 'wrong_passcode'
              ? texts.wrong
              : explainError(opening.error, texts.failed)
            : null
        }
        onOpen={(passcode) => mutate(passcode)}
      />
    );
  }
  if (opening.isError) {
    return (
      <Card className="mx-auto my-auto w-full max-w-lg">
        <EmptyState titleAs="h1" title={explainError(opening.error, texts.failed)}>
          <Button onClick={() => mutate(null)}>{texts.open}</Button>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Loading label={texts.loading}>
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}

interface PasscodeFormProps {
  readonly busy: boolean;
  readonly error: string | null;
  readonly onOpen: (passcode: string) => void;
}

function PasscodeForm({ busy, error, onOpen }: PasscodeFormProps) {
  const [passcode, setPasscode] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <Card className="mx-auto my-auto w-full max-w-md">
      <h1 className="mb-4 text-title">{texts.askPasscode}</h1>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(passcode === '');
          if (passcode !== '') onOpen(passcode);
        }}
      >
        <TextField
          label={texts.passcode}
          hint={texts.passcodeHint}
          autoComplete="off"
          value={passcode}
          onChange={setPasscode}
          error={missing ? texts.missing : error}
        />
        <Button type="submit" busy={busy}>
          {texts.open}
        </Button>
      </form>
    </Card>
  );
}
