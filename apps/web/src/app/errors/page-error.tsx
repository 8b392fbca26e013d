import { PATHS } from '../../navigation/paths.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';

interface StumbledProps {
  readonly onRetry: () => void;
  /** While it is being tried again. */
  readonly busy?: boolean;
}

/** What stands in place of a page that failed. */
export function PageError({ onRetry, busy = false }: StumbledProps) {
  return (
    <Card className="mx-auto w-full max-w-lg">
      <div role="alert">
        <EmptyState
          title="This page has stumbled"
          titleAs="h1"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button busy={busy} onClick={onRetry}>
                Try again
              </Button>
              {/* A plain link: it starts afresh, whatever is broken. */}
              <a href={PATHS.home} className={buttonClass('secondary')}>
                Home
              </a>
            </div>
          }
        >
          Something went wrong on our side, or the connection broke off. What you have saved is
          safe.
        </EmptyState>
      </div>
    </Card>
  );
}
