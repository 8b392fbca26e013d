import { type Dose, keepPen, type Pen } from '@dosewise/contract';
import { useKeepPen } from '../../../data/pens/pen-changes.ts';
import { RowButton } from '../../../kit/buttons/row-button.tsx';
import { showToast } from '../../../kit/feedback/toasts.ts';
import { Card } from '../../../kit/layout/card.tsx';
import { Disclosure } from '../../../kit/layout/disclosure.tsx';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { texts as dialogTexts } from '../../../parts/pens/dialogs/texts.ts';
import { describeRemainder, describeUse, latestDoses } from '../../../parts/pens/pen-facts.ts';
import { PenStatusBadge } from '../../../parts/pens/pen-status-badge.tsx';
import { IfMayCall } from '../../../parts/people/if-may-call.tsx';
import type { OpenDialog } from './pen-dialogs.tsx';
import { PenRow } from './pen-row.tsx';
import { texts } from './texts.ts';

interface PastPensProps {
  readonly pens: readonly Pen[];
  readonly doses: readonly Dose[];
  readonly namesMedicine: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** Empty, expired and discarded pens, folded away. */
export function PastPens({ pens, doses, namesMedicine, onOpen }: PastPensProps) {
  const latest = latestDoses(doses);
  return (
    <Card className="py-2 sm:py-3">
      <Disclosure summary={<h2 className="text-lead">{texts.past(pens.length)}</h2>}>
        <ul>
          {pens.map((pen) => (
            <PenRow
              key={pen._id}
              pen={pen}
              namesMedicine={namesMedicine}
              onOpen={onOpen}
              action={
                pen.status === 'discarded' ? (
                  <IfMayCall route={keepPen}>
                    <TakeBack pen={pen} />
                  </IfMayCall>
                ) : null
              }
            >
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
                <PenStatusBadge pen={pen} />
                <span className="text-quiet numbers">
                  {describeUse(pen, latest.get(pen._id), Date.now())}
                </span>
              </span>
              <PastWords pen={pen} />
            </PenRow>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}

/** The reason why it is past, and how much was left in it. */
function PastWords({ pen }: { pen: Pen }) {
  const { status, discardedOn, discardReason, expiresOn } = pen;
  const why =
    discardedOn !== null
      ? texts.discarded(
          formatCalendarDay(discardedOn),
          dialogTexts.reasons[discardReason ?? 'other'],
        )
      : status === 'expired' && expiresOn !== null
        ? texts.expiredOn(formatCalendarDay(expiresOn))
        : null;
  if (why === null) return null;
  return (
    <span className="text-small numbers">
      {pen.remainingClicks > 0 ? `${why} · ${describeRemainder(pen, null)}` : why}
    </span>
  );
}

function TakeBack({ pen }: { pen: Pen }) {
  const keepPen = useKeepPen();
  const name = isolated(pen.name);
  return (
    <RowButton
      label={texts.takeBackPen(name)}
      busy={keepPen.isPending}
      onPress={() =>
        keepPen.mutate(pen._id, {
          onSuccess: () => showToast({ tone: 'good', message: texts.takenBack(name) }),
          onError: () => showToast({ tone: 'danger', message: texts.takeBackFailed(name) }),
        })
      }
    >
      {texts.takeBack}
    </RowButton>
  );
}
