import { PATHS } from '../../navigation/paths.ts';
import { Link } from '../../navigation/router.tsx';
import { buttonClass } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PenDrawing } from '../../ui/pen/pen-drawing.tsx';
import { texts } from '../texts.ts';

/** The page at an address that does not exist. */
export function NotFoundPage() {
  return (
    <Card className="mx-auto w-full max-w-xl">
      <title>{texts.notFoundTitle}</title>
      <EmptyState
        picture={<PenDrawing parts={[0, 0, 0, 0]} remainder={0} className="mb-6 max-w-sm" />}
        title={texts.notFound}
        titleAs="h1"
        action={
          <Link to={PATHS.home} className={buttonClass('primary')}>
            {texts.toCalculator}
          </Link>
        }
      >
        {texts.notFoundWhy}
      </EmptyState>
    </Card>
  );
}
