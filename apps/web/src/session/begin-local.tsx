import { useState } from 'react';
import { useWithoutAccount } from '../api/deployment-settings.ts';
import { IS_STATIC } from '../browser/base.ts';
import { PATHS } from '../navigation/paths.ts';
import { navigate } from '../navigation/router.tsx';
import { Button, type ButtonKind } from '../ui/buttons/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';
import { useAuth } from './session.tsx';
import { texts } from './texts.ts';

/**
 * Begins without an account, where the deployment offers that, and goes on to Today. The static build has no
 * other way, and shows somebody else's records to who only looks.
 */
export function BeginLocal({ kind = 'quiet' }: { kind?: ButtonKind }) {
  const { session } = useAuth();
  const isOffered = useWithoutAccount();
  const [busy, setBusy] = useState<'empty' | 'made up' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (!isOffered || session.status !== 'visitor') return null;
  const begin = async (way: 'empty' | 'made up') => {
    setBusy(way);
    setFailure(null);
    try {
      const { beginLocal } = await import('./local-person.ts');
      await beginLocal({ isMadeUp: way === 'made up' });
      navigate(PATHS.dashboard);
    } catch (error) {
      // A refusal has a sentence of its own.
      setFailure((error as Error).name === 'ApiError' ? (error as Error).message : texts.notBegun);
    }
    setBusy(null);
  };
  const button = (look: ButtonKind, way: 'empty' | 'made up', label: string) => (
    <Button
      kind={look}
      busy={busy === way}
      className="visitor-only"
      data-without-account=""
      onClick={() => void begin(way)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {IS_STATIC ? (
        <>
          {button('primary', 'empty', texts.startEmpty)}
          {button('secondary', 'made up', texts.lookAround)}
        </>
      ) : (
        button(kind, 'empty', texts.beginLocal)
      )}
      {failure === null ? null : <Notice tone="danger">{failure}</Notice>}
    </>
  );
}
