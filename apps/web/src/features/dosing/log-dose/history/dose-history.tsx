import type { Dose, Pen } from '@dosewise/contract';
import { useState } from 'react';
import { useDeleteDose } from '../../../../data/doses/dose-changes.ts';
import { texts as doseTexts } from '../../../../data/doses/texts.ts';
import { newestFirst } from '../../../../data/lists/lists.ts';
import { useMayChange } from '../../../../data/session/session.ts';
import { Amount } from '../../../../kit/amount.tsx';
import { IconButton } from '../../../../kit/buttons/icon-button.tsx';
import { Pager, pageOf } from '../../../../kit/buttons/pager.tsx';
import { useConfirmDelete } from '../../../../kit/dialogs/confirm-delete.ts';
import { EmptyState } from '../../../../kit/feedback/empty-state.tsx';
import { EditIcon, TrashIcon } from '../../../../kit/icons/icons.tsx';
import { Card } from '../../../../kit/layout/card.tsx';
import { formatDayOfYear } from '../../../../languages/formats/dates.ts';
import { formatToTenths } from '../../../../languages/formats/numbers.ts';
import { useDeviceClock } from '../../../../parts/device-clock/device-clock.ts';
import {
  describeAmount,
  describeDose,
  describeMg,
  describeOrigin,
  describePlace,
  describeStep,
  describeWholeDose,
} from '../../../../parts/doses/dose-words.ts';
import { OutboxBadge } from '../../../../parts/outbox/outbox-badge.tsx';
import { RefusedRecords } from '../../../../parts/outbox/undecided-records.tsx';
import { LoggedBy } from '../../../../parts/people/logged-by.tsx';
import { EditDoseDialog } from '../form-dialogs.ts';
import type { Rest } from '../injection-fields.tsx';
import { texts } from '../texts.ts';

const DOSES_PER_PAGE = 5;

interface DoseHistoryProps {
  readonly doses: readonly Dose[];
  readonly pens: readonly Pen[];
  readonly namesMedicine: boolean;
  readonly rest: Rest;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** False while no one knows whether there are doses: then nothing claims that there are none. */
  readonly isKnownEmpty: boolean;
}

/** The logged doses, newest first, five on a page. */
export function DoseHistory(props: DoseHistoryProps) {
  const { doses, pens, namesMedicine, rest, page, onPage, isKnownEmpty } = props;
  const [edited, edit] = useState<Dose | null>(null);
  const when = useDeviceClock();
  const penById = new Map(pens.map((pen) => [pen._id, pen]));
  const penOf = ({ penId }: Dose) => penById.get(penId ?? '') ?? null;
  const askDelete = useAskDelete(penOf, namesMedicine);
  const { shown, ...pager } = pageOf(newestFirst(doses), page, DOSES_PER_PAGE);

  const list = (
    <Card className="@container flex flex-col gap-4">
      <ul className="-my-2 divide-y divide-line">
        {shown.map((dose) => (
          <DoseRow
            key={dose._id}
            dose={dose}
            part={partIn(doses, dose)}
            pen={penOf(dose)}
            namesMedicine={namesMedicine}
            onEdit={() => edit(dose)}
            onDelete={() => askDelete(dose)}
          />
        ))}
      </ul>
      <Pager
        {...pager}
        label={texts.historyPages}
        total={texts.totalDoses(doses.length)}
        onChange={onPage}
      />
    </Card>
  );
  const nothing = isKnownEmpty ? (
    <Card>
      <EmptyState title={texts.noDoses}>{texts.noDosesHint}</EmptyState>
    </Card>
  ) : null;
  return (
    <>
      <RefusedRecords
        kind="dose"
        describe={(dose) => describeWholeDose(dose, pens, when)}
        onEdit={edit}
      />
      {doses.length === 0 ? nothing : list}
      {/* Also over an empty list: the last dose may have gone elsewhere while its dialog is open. */}
      {edited === null ? null : (
        <EditDoseDialog
          dose={edited}
          pen={penOf(edited)}
          pens={pens}
          rest={rest}
          onClose={() => edit(null)}
        />
      )}
    </>
  );
}

/** Asks before a dose is deleted, and says which. */
function useAskDelete(penOf: (dose: Dose) => Pen | null, namesMedicine: boolean) {
  const confirmDelete = useConfirmDelete();
  const deleteDose = useDeleteDose();
  const when = useDeviceClock();
  return (dose: Dose) => {
    const pen = penOf(dose);
    const of = [
      when(dose.date),
      describeDose(dose, pen),
      ...(pen === null && dose.penId !== null ? [] : [describeOrigin(dose, pen, namesMedicine)]),
    ];
    const name = doseTexts.doseOf(
      describeMg(dose, pen),
      describeAmount(dose, describeStep(dose, pen)),
      formatDayOfYear(Date.parse(dose.date)),
    );
    confirmDelete({
      title: texts.deleteDose,
      question: texts.confirmDoseDelete,
      subject: of.join(' · '),
      confirmLabel: texts.deleteDose,
      onDelete: () => deleteDose(dose, name),
      failed: texts.deleteDoseFailed,
    });
  };
}

/** The place of a dose among the entries of its injection, and their number; null of one that stands alone. */
function partIn(doses: readonly Dose[], { _id, partOf }: Dose) {
  const firstId = partOf ?? _id;
  const entries = doses.filter((one) => one._id === firstId || one.partOf === firstId);
  const place = entries.length - entries.findIndex((one) => one._id === _id);
  return entries.length > 1 ? { place, of: entries.length } : null;
}

interface DoseRowProps {
  readonly dose: Dose;
  readonly part: ReturnType<typeof partIn>;
  readonly pen: Pen | null;
  readonly namesMedicine: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One logged dose. */
function DoseRow({ dose, part, pen, namesMedicine, onEdit, onDelete }: DoseRowProps) {
  const mayChange = useMayChange()(dose);
  const when = useDeviceClock()(dose.date);
  const details = [
    describePlace(dose.injectionLocation, dose.injectionSubLocation),
    dose.painLevel === null ? '' : doseTexts.painFact(formatToTenths(dose.painLevel)),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 @min-[36rem]:grid-cols-[7rem_minmax(13rem,3fr)_minmax(0,2.5fr)] @min-[36rem]:items-center">
        <p className="numbers">
          <Amount className="text-lead font-semibold">{describeMg(dose, pen)}</Amount>
          <Amount className="block text-small text-quiet">
            {describeAmount(dose, describeStep(dose, pen))}
          </Amount>
        </p>
        <p className="min-w-0">
          <time dateTime={dose.date} className="numbers">
            {when}
          </time>
          <span className="block text-small text-quiet wrap-anywhere">
            {describeOrigin(dose, pen, namesMedicine)}
          </span>
          {part === null ? null : (
            <span className="block text-small text-quiet">{texts.part(part.place, part.of)}</span>
          )}
          <OutboxBadge id={dose._id} />
          <LoggedBy by={dose.loggedBy} />
        </p>
        <p className="text-small text-quiet numbers">
          {dose.doseType === 'golden_dose' ? (
            <span className="mb-1 block w-fit rounded-full bg-caution-tint px-3 py-0.5 font-semibold text-caution">
              {texts.golden}
            </span>
          ) : null}
          <span>{details}</span>
        </p>
        {dose.note === '' ? null : (
          <p className="text-small text-quiet wrap-anywhere whitespace-pre-line @min-[36rem]:col-span-3">
            {dose.note}
          </p>
        )}
      </div>
      {mayChange ? (
        <div className="flex shrink-0 flex-col @min-[36rem]:flex-row">
          <IconButton label={texts.editOwnDose(when)} onPress={onEdit}>
            <EditIcon />
          </IconButton>
          <IconButton label={texts.deleteOwnDose(when)} onPress={onDelete}>
            <TrashIcon />
          </IconButton>
        </div>
      ) : null}
    </li>
  );
}
