import type { Pen } from '@dosewise/contract';
import { DISCARD_REASONS, type DiscardReason } from '@dosewise/domain';
import { changePen, throwAwayPen } from '../../../data/pens/pen-changes.ts';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { checkPastDay, localDay } from '../../../kit/forms/local-date-time.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { formatCalendarDay } from '../../../languages/formats/dates.ts';
import { isolated } from '../../../languages/formats/isolated.ts';
import { thingOf } from '../pen-names.ts';
import { penFailure } from './pen-form.ts';
import { texts } from './texts.ts';

interface StockDialogProps {
  readonly pen: Pen;
  readonly onClose: () => void;
}

const REASONS = DISCARD_REASONS.map((value) => ({ value, label: texts.reasons[value] }));

const DAY_SENTENCES = {
  dateMissing: texts.dayNeeded,
  dateAhead: texts.dayAhead,
  dateOutOfYears: texts.dayNeeded,
};

/** Says since when a sealed pen is in use. */
export function OpenPenDialog({ pen, onClose }: StockDialogProps) {
  const thing = thingOf(pen.device.kind);
  const form = useForm({
    initial: { startDate: localDay(Date.now()) },
    check: ({ startDate }) => ({ startDate: checkPastDay(startDate, Date.now(), DAY_SENTENCES) }),
    body: ({ startDate }) => ({ startDate }),
    send: (body) => changePen(pen._id, body),
    failed: penFailure(texts.openFailed(isolated(pen.name))),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={texts.openTitle(thing)}
      submit={texts.openTitle(thing)}
      onClose={onClose}
    >
      <p className="text-quiet">{texts.openQuestion(isolated(pen.name))}</p>
      <TextField
        {...form.field('startDate')}
        type="date"
        max={localDay(Date.now())}
        label={texts.openedOn}
      />
    </FormDialog>
  );
}

/** Says when and why a pen was thrown away. */
export function DiscardPenDialog({ pen, onClose }: StockDialogProps) {
  const thing = thingOf(pen.device.kind);
  const { startDate } = pen;
  const form = useForm({
    initial: { on: localDay(Date.now()), reason: usualReason(pen) },
    check: ({ on }) => ({
      on:
        checkPastDay(on, Date.now(), DAY_SENTENCES) ??
        (on < (startDate ?? '') ? texts.beforeStart(formatCalendarDay(startDate ?? '')) : null),
    }),
    body: (values) => values,
    send: (body) => throwAwayPen(pen._id, body),
    failed: penFailure(texts.discardFailed(isolated(pen.name))),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={texts.discardTitle(thing)}
      submit={{ label: texts.discardTitle(thing), kind: 'danger' }}
      onClose={onClose}
    >
      <p className="text-quiet">{texts.discardNote(isolated(pen.name), thing)}</p>
      <TextField
        {...form.field('on')}
        type="date"
        max={localDay(Date.now())}
        label={texts.discardedOn}
      />
      <SelectField {...form.field('reason')} label={texts.reason} options={REASONS} />
    </FormDialog>
  );
}

/** The reason that its state suggests. */
function usualReason({ status, discardOn }: Pen): DiscardReason {
  if (status === 'empty') return 'empty';
  return discardOn !== null && discardOn <= localDay(Date.now()) ? 'in_use_days' : 'other';
}
