import { useEffect, useState } from 'react';
import type { DoseHint, DoseHintProps } from './dose-hint.tsx';

/** The hint's code comes with the first dose that needs it: the first page has no room for it. */
export function LateDoseHint(props: DoseHintProps) {
  const [Hint, setHint] = useState<typeof DoseHint | null>(null);
  const isMissing = props.hint !== null && Hint === null;
  const { doseText } = props.state;
  // What could not be loaded is tried again with the next key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what tries again.
  useEffect(() => {
    if (!isMissing) return;
    import('./dose-hint.tsx').then(
      ({ DoseHint }) => setHint(() => DoseHint),
      () => undefined,
    );
  }, [isMissing, doseText]);
  return (
    <div role="status" className="empty:hidden">
      {Hint === null ? null : <Hint {...props} />}
    </div>
  );
}
