import { DAY_MS, isCopyDue } from '@dosewise/domain';
import type { LocalVault } from '@dosewise/local/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endHint, installWay, isHintWanted } from '../../../../data/browser/install.ts';
import { useOneAtATime } from '../../../../data/calls/one-at-a-time.ts';
import { useQuery } from '../../../../data/calls/use-query.ts';
import { PATHS } from '../../../../data/navigation/paths.ts';
import { Button, buttonClass } from '../../../../kit/buttons/button.tsx';
import { cx } from '../../../../kit/class-names.ts';
import { lazyDialog } from '../../../../kit/dialogs/lazy-dialog.tsx';
import type { Elements } from '../../../../kit/elements.ts';
import { explainError } from '../../../../kit/feedback/explained-error.ts';
import { Notice } from '../../../../kit/feedback/notice.tsx';
import { Skeleton } from '../../../../kit/feedback/skeleton.tsx';
import { showToast } from '../../../../kit/feedback/toasts.ts';
import { LockIcon } from '../../../../kit/icons/icons.tsx';
import { useStore } from '../../../../kit/store.ts';
import { formatAge, formatDay } from '../../../../languages/formats/dates.ts';
import { localStateQuery, putOffCopy, saveCopy } from '../../../../parts/local/local-state.ts';
import { texts } from '../../../../parts/local/texts.ts';
import { Link } from '../../../../parts/navigation/link.tsx';
import { sharedQuery } from '../../../../parts/other-devices/shared-records.ts';
import { texts as sharedTexts } from '../../../../parts/other-devices/texts.ts';

const ChoicesDialog = lazyDialog(
  async () => (await import('../../../../parts/other-devices/choices-dialog.tsx')).ChoicesDialog,
);

/**
 * The place of records without an account, on every day in one line; in its place the reason to install on an
 * iPhone or iPad, and that a copy is due.
 */
export function RecordsHere() {
  const client = useQueryClient();
  const { data: here } = useQuery(localStateQuery);
  const { data: shared } = useQuery(sharedQuery);
  const isOnIos = useStore(installWay)?.endsWith('hareMenu') ?? false;
  const [isHintOpen, setHintOpen] = useState(isHintWanted);
  const saving = useOneAtATime({
    mutationFn: () => saveCopy(client),
    onSuccess: (file) => showToast({ tone: 'good', message: texts.saved(file) }),
  });
  if (here === undefined || shared === undefined) return <Skeleton className="h-11" />;
  // Other devices have all of it, and say so if they can't.
  if (shared.isOn && !saving.isError) return <SharedLine shared={shared} />;
  const isDue = isCopyDue(here, Date.now());
  // Its second half is read after the copy was saved. Sample data needs no hint.
  const isNew = here.records === 0 || here.records !== here.copiedRecords || saving.isSuccess;
  const isHint = isOnIos && isHintOpen && isNew;
  const save = (
    <Button
      kind={isDue || isHint ? 'secondary' : 'quiet'}
      className={cx(
        'min-h-11',
        isDue || isHint ? 'px-4' : '-mr-3 px-3 text-small whitespace-nowrap',
      )}
      busy={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {texts.saveCopy}
    </Button>
  );
  if (!isDue && !isHint && !saving.isError) {
    const { records, lastCopyAt } = here;
    const copy = lastCopyAt === null ? texts.noCopy : texts.lastCopy(formatDay(lastCopyAt));
    return (
      <Line where={texts.only} news={records === 0 ? texts.staysHere : copy}>
        {records === 0 ? null : save}
      </Line>
    );
  }
  const later = () => {
    if (isHint) endHint();
    setHintOpen(false);
    if (isDue) putOffCopy(client);
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <Notice
      tone={saving.isError ? 'danger' : 'info'}
      title={isHint ? texts.toHomeScreen : texts.due}
      className="screen-only"
      action={
        <div className="flex flex-wrap gap-3">
          {here.records === 0 ? null : save}
          <Button
            kind={here.records === 0 ? 'secondary' : 'quiet'}
            className="min-h-11 px-4"
            onClick={later}
          >
            {texts.later}
          </Button>
        </div>
      }
    >
      <p className="text-ink">
        {saving.isError
          ? explainError(saving.error, texts.saveFailed)
          : isHint
            ? texts.homeScreenHint[here.records === 0 ? 'empty' : 'begun']
            : texts.dueHint}
      </p>
    </Notice>
  );
}

/** 'Just now', '2 hours ago', the day of longer ago. */
function formatPast(at: number): string {
  const age = Date.now() - at;
  return age < DAY_MS ? formatAge(age) : formatDay(at);
}

/** Records that other devices have too: when they last exchanged, and what there is to do. */
function SharedLine({ shared }: { readonly shared: LocalVault }) {
  const [isChoosing, setChoosing] = useState(false);
  const { problem, choices, isExchanging, exchangedAt } = shared;
  const isToSee = problem !== null && problem !== 'unanswered';
  const news = isExchanging
    ? sharedTexts.exchanging
    : exchangedAt === null
      ? sharedTexts.notExchanged
      : sharedTexts.lastExchanged(formatPast(exchangedAt));
  return (
    <Line
      where={sharedTexts.shared}
      news={choices.length > 0 && !isToSee ? sharedTexts.changedOnBoth(choices.length) : news}
      className="flex-wrap"
    >
      {isToSee ? (
        <Link
          to={PATHS.settings}
          className={buttonClass('quiet', '-mr-3 min-h-11 px-3 text-small')}
        >
          {sharedTexts.seeProblem}
        </Link>
      ) : choices.length > 0 ? (
        <Button
          kind="quiet"
          className="-mr-3 min-h-11 px-3 text-small"
          onClick={() => setChoosing(true)}
        >
          {sharedTexts.choose}
        </Button>
      ) : null}
      {isChoosing ? <ChoicesDialog onClose={() => setChoosing(false)} /> : null}
    </Line>
  );
}

interface LineProps {
  /** The place of the records. */
  readonly where: string;
  /** The last that became of them. */
  readonly news: string;
  readonly className?: string;
  /** A button or link to what there is to do. */
  readonly children: Elements;
}

function Line({ where, news, className, children }: LineProps) {
  return (
    <div
      className={cx('screen-only flex min-h-11 items-center justify-between gap-x-3', className)}
    >
      <div className="flex min-w-0 items-center gap-2 text-small">
        <LockIcon className="size-5 shrink-0 text-quiet" />
        <p>
          <span className="font-semibold">{where}</span>
          <br />
          <span className="text-quiet numbers">{news}</span>
        </p>
      </div>
      {children}
    </div>
  );
}
