import { PATHS } from '../../data/navigation/paths.ts';
import { buttonClass } from '../../kit/buttons/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { Link } from '../../parts/navigation/link.tsx';
import { PenDrawing } from '../../parts/pens/drawing/pen-drawing.tsx';
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
