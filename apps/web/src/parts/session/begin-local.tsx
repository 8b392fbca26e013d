import { useState } from 'react';
import { IS_STATIC } from '../../data/browser/base.ts';
import { useWithoutAccount } from '../../data/deployment-settings/deployment-settings.ts';
import { navigate } from '../../data/navigation/address.ts';
import { PATHS } from '../../data/navigation/paths.ts';
import { useAuth } from '../../data/session/session.ts';
import { Button, type ButtonKind } from '../../kit/buttons/button.tsx';
import { Notice } from '../../kit/feedback/notice.tsx';
import { texts } from './texts.ts';

/**
 * Begins without an account, where the deployment offers that, and goes on to Today. The static build has no
 * other way, and shows someone else's records to who only looks.
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
      const { beginLocal } = await import('../../data/session/local-person.ts');
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
