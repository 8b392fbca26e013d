import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { texts } from './texts.ts';

/** Nothing was injected yet, and where that is logged. */
export function NoDoses() {
  return (
    <Card>
      <EmptyState
        title={texts.noDoses}
        action={
          <Link to={PATHS.logDose} className={buttonClass('primary')}>
            {texts.logDose}
          </Link>
        }
      >
        {texts.noDosesHint}
      </EmptyState>
    </Card>
  );
}
