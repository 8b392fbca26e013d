import type { actOnReminder, RouteReply } from '@dosewise/contract';
import { PATHS } from '../../../navigation/paths.ts';
import { Link } from '../../../navigation/router.tsx';
import { buttonClass } from '../../../ui/buttons/button.tsx';
import { DeadEnd } from '../../../ui/feedback/dead-end.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { GoodIcon } from '../../../ui/icons/icons.tsx';
import { texts } from './texts.ts';

const TO_LOG_DOSE = (
  <Link to={PATHS.logDose} className={buttonClass('secondary')}>
    {texts.toLogDose}
  </Link>
);

/** The link is not, or no longer, one of ours: what to do in its place. */
export function DeadLink() {
  return (
    <DeadEnd title={texts.dead} action={TO_LOG_DOSE}>
      {texts.deadAdvice}
    </DeadEnd>
  );
}

/** What came of it. */
export function Done({ done }: Pick<RouteReply<typeof actOnReminder>, 'done'>) {
  const [title, explanation] = texts.done[done];
  return (
    <div role="status">
      <EmptyState
        titleAs="h1"
        title={title}
        picture={<GoodIcon className="mb-2 size-10 text-good" />}
        action={TO_LOG_DOSE}
      >
        {explanation}
      </EmptyState>
    </div>
  );
}
