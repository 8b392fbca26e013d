import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from './texts.ts';

interface NoPlanProps {
  /** Whether there is a pen or a dose. */
  readonly hasRecords: boolean;
  readonly onBegin: () => void;
}

/** What a plan gives, and how to begin one. */
export function NoPlan({ hasRecords, onBegin }: NoPlanProps) {
  return (
    <Card>
      <EmptyState
        title={texts.none}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onBegin}>{texts.begin}</Button>
            <Link to={PATHS.pkCurve} className={buttonClass('secondary')}>
              {texts.fromForecast}
            </Link>
          </div>
        }
      >
        <p>{texts.noneLead}</p>
        <p className="mt-2">{texts.noneAdvice}</p>
        {hasRecords ? null : (
          <p className="mt-2">
            {texts.noRecords}{' '}
            <Link to={PATHS.logDose} className="font-semibold text-accent underline">
              {texts.addPen}
            </Link>
          </p>
        )}
      </EmptyState>
    </Card>
  );
}
