import type { Dose, Pen } from '@dosewise/contract';
import { useState } from 'react';
import { newestFirst } from '../../../../api/lists/newest-first.ts';
import { describeWholeDose } from '../../../../records/doses/dose-words.ts';
import { RefusedRecords } from '../../../../records/waiting/undecided-records.tsx';
import { Pager } from '../../../../ui/buttons/pager.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import type { Rest } from '../form/place-fields.tsx';
import { texts as lateTexts } from '../form/texts.ts';
import { DeleteDoseDialog, EditDoseDialog } from '../form-dialogs.ts';
import { DoseRow } from './dose-row.tsx';

const DOSES_PER_PAGE = 5;

interface DoseHistoryProps {
  readonly doses: readonly Dose[];
  readonly pens: readonly Pen[];
  readonly namesMedicine: boolean;
  readonly rest: Rest;
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** False while nobody knows whether there are doses: then nothing claims that there are none. */
  readonly isKnownEmpty: boolean;
}

type OpenDialog = { readonly kind: 'edit' | 'delete'; readonly dose: Dose };

/** What was logged, newest first, five on a page. */
export function DoseHistory(props: DoseHistoryProps) {
  const { doses, pens, namesMedicine, rest, page, onPage, isKnownEmpty } = props;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
  const penById = new Map(pens.map((pen) => [pen._id, pen]));
  const all = newestFirst(doses);
  const pages = Math.max(1, Math.ceil(all.length / DOSES_PER_PAGE));
  // Deleting the last dose of the last page leaves the page that was before it.
  const shownPage = Math.min(page, pages);
  const start = (shownPage - 1) * DOSES_PER_PAGE;

  const list = (
    <Card className="@container flex flex-col gap-4">
      <ul className="-my-2 divide-y divide-line">
        {all.slice(start, start + DOSES_PER_PAGE).map((dose) => (
          <DoseRow
            key={dose._id}
            dose={dose}
            pen={penById.get(dose.penId ?? '') ?? null}
            namesMedicine={namesMedicine}
            onEdit={() => setOpen({ kind: 'edit', dose })}
            onDelete={() => setOpen({ kind: 'delete', dose })}
          />
        ))}
      </ul>
      <Pager
        label={lateTexts.historyPages}
        page={shownPage}
        pages={pages}
        total={lateTexts.totalDoses(doses.length)}
        onChange={onPage}
      />
    </Card>
  );
  const nothing = isKnownEmpty ? (
    <Card>
      <EmptyState title={lateTexts.noDoses}>{lateTexts.noDosesHint}</EmptyState>
    </Card>
  ) : null;
  return (
    <>
      <RefusedRecords<Dose>
        kind="dose"
        describe={(dose) => describeWholeDose(dose, pens)}
        onEdit={(dose) => setOpen({ kind: 'edit', dose })}
      />
      {doses.length === 0 ? nothing : list}
      {/* Also over an empty list: the last dose may have gone elsewhere while its dialog is open. */}
      {open?.kind === 'edit' ? (
        <EditDoseDialog
          dose={open.dose}
          pen={penById.get(open.dose.penId ?? '') ?? null}
          pens={pens}
          rest={rest}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'delete' ? (
        <DeleteDoseDialog
          dose={open.dose}
          pen={penById.get(open.dose.penId ?? '') ?? null}
          namesMedicine={namesMedicine}
          onClose={close}
        />
      ) : null}
    </>
  );
}
