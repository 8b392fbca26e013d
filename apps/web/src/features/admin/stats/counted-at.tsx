import { useEffect, useState } from 'react';
import { formatAge } from '../../../format/ages.ts';
import { formatDayAndTime } from '../../../format/dates.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { texts } from './texts.ts';

const TICK_MS = 15_000;

interface CountedAtProps {
  /** The instant (ISO) at which the figures were counted. */
  readonly asOf: string;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

/** How old the figures are, and the button that asks for newer ones. */
export function CountedAt({ asOf, busy, onRefresh }: CountedAtProps) {
  const now = useTickingNow();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-quiet">
        {texts.counted}
        <time dateTime={asOf}>{formatDayAndTime(asOf)}</time>
        {texts.countedAge(formatAge(now - Date.parse(asOf)))}
      </p>
      <Button kind="secondary" busy={busy} onClick={onRefresh}>
        {texts.refresh}
      </Button>
    </div>
  );
}

/** The time (epoch ms), brought up to date every so often. */
function useTickingNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
