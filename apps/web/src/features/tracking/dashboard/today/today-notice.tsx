import type { Ahead, Dose, Pen, Weight } from '@dosewise/contract';
import { dayNumber, daysOpen, type ShownWeightUnit } from '@dosewise/domain';
import { type ReactElement, useState } from 'react';
import {
  endHint,
  installApp,
  installWay,
  isTimeForHint,
} from '../../../../data/browser/install.ts';
import { useDoses } from '../../../../data/doses/doses-query.ts';
import { useDoublyLogged } from '../../../../data/doses/double-doses.ts';
import { PATHS } from '../../../../data/navigation/paths.ts';
import { useOutbox, useOutboxOfOthers } from '../../../../data/outbox/use-outbox.ts';
import { editPenPath } from '../../../../data/pens/edit-pen-path.ts';
import { usePens } from '../../../../data/pens/pens-query.ts';
import { useAhead } from '../../../../data/plan/plan-queries.ts';
import { useIsLocal, useIsOwn } from '../../../../data/session/session.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { Notice } from '../../../../kit/feedback/notice.tsx';
import { localDay } from '../../../../kit/forms/local-date-time.ts';
import { ChevronRightIcon } from '../../../../kit/icons/icons.tsx';
import { lazyPart } from '../../../../kit/loading/lazy-part.tsx';
import { useStore } from '../../../../kit/store.ts';
import { formatDayOfYear } from '../../../../languages/formats/dates.ts';
import { isolated } from '../../../../languages/formats/isolated.ts';
import { Link } from '../../../../parts/navigation/link.tsx';
import { OutboxNotice } from '../../../../parts/outbox/outbox-notice.tsx';
import { readyDose } from '../next-dose/next-dose.ts';
import { texts } from './texts.ts';

/** Only those who logged a dose twice need it. */
const CoveredDoses = lazyPart(
  async () => (await import('./covered-doses.tsx')).CoveredDoses,
  <></>,
  { whenShown: true },
);
/** The same of doses that were both logged. */
const DoubleDose = lazyPart(
  async () => (await import('../../../../parts/doses/double-dose.tsx')).DoubleDose,
  <></>,
  { whenShown: true },
);
/** Only those whose phone sends weights need it. */
const WeightJumpNotice = lazyPart(
  async () => (await import('../weight-jump/weight-jump-notice.tsx')).WeightJumpNotice,
  <></>,
  { whenShown: true },
);

const NO_DOSES: readonly Dose[] = [];
const NO_PENS: readonly Pen[] = [];

interface TodayNoticeProps {
  /** Newest first; undefined while no one knows them. */
  readonly weights: readonly Weight[] | undefined;
  readonly unit: ShownWeightUnit;
  readonly now: number;
}

/**
 * The one thing there is to say: which of two doses is to be kept, by the server or by its person, what the server does not have yet,
 * a weight that a phone sent and that may be wrong, what a pen asks for.
 */
export function TodayNotice({ weights, unit, now }: TodayNoticeProps) {
  const isOwn = useIsOwn();
  const waiting = useOutbox();
  const others = useOutboxOfOthers();
  const { data: doses = NO_DOSES } = useDoses();
  const { data: pens = NO_PENS } = usePens();
  const double = useDoublyLogged(doses, now);
  if (waiting.some(({ kind, state }) => kind === 'dose' && state === 'covered')) {
    return <CoveredDoses />;
  }
  if (double !== null) return <DoubleDose key={double.join.id} double={double} pens={pens} />;
  if (waiting.length + others.length > 0) return <OutboxNotice />;
  const notice = <PenNotice now={now} otherwise={<InstallHint />} />;
  if (!isOwn || !weights?.some(({ isUnconfirmed }) => isUnconfirmed)) return notice;
  return <WeightJumpNotice weights={weights} unit={unit} otherwise={notice} />;
}

/** One thing to know, or `otherwise`. */
function PenNotice({ now, otherwise }: { now: number; otherwise: ReactElement }) {
  const { data: ahead } = useAhead();
  const { data: pens } = usePens();
  const isOwn = useIsOwn();
  const notice =
    ahead === undefined || pens === undefined ? null : oneNotice(ahead.next, pens, now, isOwn);
  if (notice === null) return otherwise;
  return (
    <Notice tone="info" className="text-small">
      <Link
        to={notice.pen === null ? PATHS.pens : editPenPath(notice.pen)}
        className="-my-3 flex min-h-11 items-center justify-between gap-1 underline-offset-4 hover:underline"
      >
        <span>{notice.words}</span>
        <ChevronRightIcon className="size-5 shrink-0" />
      </Link>
    </Notice>
  );
}

/** A pen that may be used for so many days more, or fewer, is worth a word. */
const NEARLY_OVER_DAYS = 3;

interface PenWords {
  readonly words: string;
  /** The pen whose form mends it; null where there is nothing to enter. */
  readonly pen: string | null;
}

/**
 * The one thing to know of the pens: the last dose in that of the next dose, one open for nearly as long
 * as its label says or longer, one whose cost is missing, where it is one's own. Null without any. `now` in epoch ms.
 */
export function oneNotice(
  next: Ahead['next'],
  pens: readonly Pen[],
  now: number,
  isOwn = true,
): PenWords | null {
  const ready = next && readyDose(next, pens);
  if (
    ready &&
    ready.others.length === 0 &&
    Math.floor(ready.pen.remainingClicks / ready.clicks) === 1
  ) {
    return { words: texts.lastDose(isolated(ready.pen.name)), pen: null };
  }
  const today = localDay(now);
  for (const { name, status, startDate, discardOn, device } of pens) {
    if (status !== 'active' || discardOn === null || device.inUseDays === null) continue;
    if (dayNumber(discardOn) - dayNumber(today) > NEARLY_OVER_DAYS) continue;
    const days = daysOpen(startDate, today) ?? 0;
    if (today > discardOn) {
      return { words: texts.openTooLong(isolated(name), days, device.inUseDays), pen: null };
    }
    return {
      words: texts.openUntil(isolated(name), formatDayOfYear(new Date(`${discardOn}T00:00`)), days),
      pen: null,
    };
  }
  const unpriced = pens.find(
    ({ status, costPerPen }) => status === 'active' && costPerPen === null,
  );
  return unpriced === undefined || !isOwn
    ? null
    : { words: texts.costMissing(isolated(unpriced.name)), pen: unpriced._id };
}

/** A hint to install the app, for someone who comes again and again, until they have or want no hint. */
function InstallHint() {
  const way = useStore(installWay);
  const isLocal = useIsLocal();
  const [isOpen, setOpen] = useState(isTimeForHint);
  // Of records that Safari may empty it is said above, with the reason.
  if (way === null || !isOpen || (isLocal && way !== 'button')) return null;
  const close = () => {
    endHint();
    setOpen(false);
  };
  const buttons = (
    <div className="flex flex-wrap gap-3">
      {way === 'button' ? (
        <Button kind="secondary" onClick={installApp}>
          {texts.installNow}
        </Button>
      ) : null}
      <Button kind="quiet" onClick={close}>
        {texts.noInstall}
      </Button>
    </div>
  );
  return (
    <Notice tone="info" title={texts.installTitle} action={buttons}>
      {texts.install[way]}
    </Notice>
  );
}
