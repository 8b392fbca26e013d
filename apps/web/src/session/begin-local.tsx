import { useState } from 'react';
import { useWithoutAccount } from '../api/deployment-settings.ts';
import { PATHS } from '../navigation/paths.ts';
import { navigate } from '../navigation/router.tsx';
import { Button, type ButtonKind } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { useAuth } from './session.tsx';
import { texts } from './texts.ts';

/** Begins without an account, where the deployment offers that, and goes on to Today. */
export function BeginLocalButton({ kind = 'quiet' }: { kind?: ButtonKind }) {
  const { session } = useAuth();
  const isOffered = useWithoutAccount();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!isOffered || session.status !== 'visitor') return null;
  const begin = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { beginLocal } = await import('./local-person.ts');
      await beginLocal();
      navigate(PATHS.dashboard);
    } catch (error) {
      // A refusal has a sentence of its own.
      setFailure((error as Error).name === 'ApiError' ? (error as Error).message : texts.notBegun);
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        kind={kind}
        busy={isBusy}
        className="visitor-only"
        data-without-account=""
        onClick={() => void begin()}
      >
        {texts.beginLocal}
      </Button>
      {failure === null ? null : <Notice tone="danger">{failure}</Notice>}
    </>
  );
}
