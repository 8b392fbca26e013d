import { useQuery } from '../../../data/calls/use-query.ts';
import { PATHS } from '../../../data/navigation/paths.ts';
import { peopleQuery } from '../../../data/people/people-query.ts';
import { buttonClass } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/feedback/notice.tsx';
import { isolated } from '../../../languages/formats/isolated.ts';
import { Link } from '../../../parts/navigation/link.tsx';
import { texts } from './texts.ts';

/** Tells of invitations that no mail told of, after the invited person logged in. */
export function InvitedNotice() {
  const [first] = useQuery(peopleQuery).data?.invitedBy ?? [];
  if (first === undefined) return null;
  return (
    <Notice
      tone="info"
      announce="status"
      action={
        <Link to={PATHS.people} className={buttonClass('secondary')}>
          {texts.invited.look}
        </Link>
      }
    >
      {texts.invited.by(isolated(first.email))}
    </Notice>
  );
}
