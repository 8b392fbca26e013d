import { PATHS } from '../../data/navigation/paths.ts';
import { Button, buttonClass } from '../../kit/buttons/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { texts as ui } from '../../kit/texts.ts';
import { texts } from '../texts.ts';

interface StumbledProps {
  readonly onRetry: () => void;
  /** While it is being tried again. */
  readonly busy?: boolean;
}

/** Stands in place of a page that failed. */
export function PageError({ onRetry, busy = false }: StumbledProps) {
  return (
    <Card className="mx-auto w-full max-w-lg">
      <div role="alert">
        <EmptyState
          title={texts.pageFailed}
          titleAs="h1"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button busy={busy} onClick={onRetry}>
                {ui.tryAgain}
              </Button>
              {/* A plain link: it starts afresh, whatever is broken. */}
              <a href={PATHS.home} className={buttonClass('secondary')}>
                {texts.pages[PATHS.home]}
              </a>
            </div>
          }
        >
          {texts.pageFailedWhy}
        </EmptyState>
      </div>
    </Card>
  );
}
