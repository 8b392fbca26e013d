import { PASSCODE_CHARACTERS, SHARE_DAYS, wholeIn } from '@dosewise/domain';
import { useState } from 'react';
import { NumberField } from '../../../kit/fields/number-input.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { FormDialog } from '../../../kit/forms/form-dialog.tsx';
import { wholeError } from '../../../kit/forms/number-checks.ts';
import { useForm } from '../../../kit/forms/use-form.ts';
import { formatCalendarDay, formatDay } from '../../../languages/formats/dates.ts';
import { GivenLinkDialog } from '../../../parts/links/given-link.tsx';
import type { PeriodEntry } from './report-period.ts';
import { makeShare } from './report-queries.ts';
import { texts } from './texts.ts';

interface ShareDialogProps {
  readonly period: PeriodEntry;
  readonly onClose: () => void;
}

/** Makes a link to the report of a period, and shows it once. */
export function ShareDialog({ period, onClose }: ShareDialogProps) {
  const [made, setMade] = useState<{ url: string; expiresAt: string } | null>(null);
  const form = useForm({
    initial: { days: '30', passcode: '' },
    check: ({ days, passcode }) => ({
      days: wholeError(days, SHARE_DAYS, { wrong: texts.daysError }),
      passcode:
        passcode !== '' && passcode.trim().length < PASSCODE_CHARACTERS.least
          ? texts.passcodeError
          : null,
    }),
    body: ({ days, passcode }) => ({
      days: wholeIn(days, SHARE_DAYS) ?? SHARE_DAYS.least,
      passcode: passcode.trim() === '' ? null : passcode,
      ...period,
    }),
    send: makeShare,
    onSaved: setMade,
    failed: texts.shareFailed,
  });
  if (made !== null) {
    const { url } = made;
    const day = formatDay(made.expiresAt);
    return (
      <GivenLinkDialog
        title={texts.shareTitle}
        label={texts.address}
        hint={texts.until(day)}
        url={url}
        subject={texts.mailSubject}
        message={texts.mailBody(url, day)}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog form={form} title={texts.shareTitle} submit={texts.makeLink} onClose={onClose}>
      <p className="text-quiet">
        <span>{texts.shareLead}</span>{' '}
        <span>
          {`${texts.shared(formatCalendarDay(period.from), formatCalendarDay(period.to))}.`}
        </span>
      </p>
      <NumberField
        label={texts.days}
        {...form.field('days')}
        inputMode="numeric"
        min={SHARE_DAYS.least}
        max={SHARE_DAYS.most}
        step={1}
      />
      <TextField
        {...form.field('passcode')}
        label={texts.passcode}
        optional
        hint={texts.passcodeHint}
        autoComplete="off"
        maxLength={PASSCODE_CHARACTERS.most}
      />
    </FormDialog>
  );
}
